/** What people and programs write where there is no value, by language: one word, or a short note. None has a digit. */
const NOTES = [
  'n/a|na|n.a|n/d|nd|s/n|k.a|null|nil|none|nan|undefined|unknown|tba|tbd|tbc|no|nope|missing|empty|blank|not available|not applicable|not yet|no number|no tracking|no tracking number|no tracking yet|no tracking available|without tracking|untracked|not tracked',
  'not shipped|not shipped yet|not yet shipped|unshipped|to be shipped|to ship|will ship|will ship soon|shipped|dispatched|sent|in transit|on the way|out for delivery|delivered|collected|picked up|returned|return to sender|lost|refunded|cancelled|canceled|on hold|awaiting|awaiting shipment|awaiting pickup|awaiting tracking|waiting|pending|pending shipment|processing|in progress|ready|ready to ship|backorder|backordered|out of stock|preorder|pre-order|soon|coming soon|later|tomorrow|today',
  'pickup|pick up|pick-up|local pickup|store pickup|in store pickup|in-store pickup|instore pickup|customer pickup|pickup in store|pick up in store|collect in store|click and collect|click & collect|hand delivered|hand delivery|by hand|local delivery|own delivery|courier|digital|digital delivery|digital product|download|email delivery|e-mail delivery|letter|as letter|see note|see notes|see comment|see comments|see above|see below|see email|see e-mail|same|same as above|as above|ditto|idem|ask|ask warehouse|check|done|ok|yes shipped',
  'cancelado|cancelada|devuelto|reembolsado|agotado|pendiente|pendiente de envío|pendiente de envio|pendiente de recogida|pendiente de recoger|pendiente de enviar|por enviar|por despachar|sin enviar|no enviado|aún no enviado|enviado|enviada|despachado|en camino|en tránsito|en transito|en reparto|en proceso|en preparación|en preparacion|preparando|entregado|entregada|entregado en mano|entregado en tienda|entrega en mano|entrega local|entrega en tienda|recogido|recogida|recogido en tienda|recogida en tienda|recoge en tienda|recoger en tienda|recogida local|retiro en tienda|retiro en local|retira en tienda|retirado|retirado en tienda|ninguno|ninguna|no tiene|no hay|no disponible|no aplica|sin guía|sin guia|sin número|sin numero|sin número de guía|sin seguimiento|sin tracking|sin rastreo|sin asignar|por asignar|por confirmar|ver nota|ver notas|ver observaciones|ver comentario|ver arriba|ídem|lo mismo|igual|mañana|hoy|carta|desconocido',
  'pendente|aguardando|aguardando envio|aguardando postagem|enviado|entregue|em trânsito|em transito|a caminho|não enviado|nao enviado|retirada na loja|retirado na loja|retirar na loja|retirada|sem rastreio|sem código|sem codigo|sem rastreamento|nenhum|nenhuma|indisponível|esgotado|ver nota|desconhecido',
  "aucun|aucune|en attente|en attente d’envoi|en attente d'envoi|à expédier|a expedier|non expédié|pas expédié|expédié|expédiée|envoyé|livré|livrée|en cours|en cours de livraison|en transit|retrait en magasin|retiré en magasin|retrait magasin|remis en main propre|sans suivi|pas de suivi|annulé|annulée|voir note|indisponible|inconnu|idem",
  'keine|keiner|kein|kein tracking|ohne tracking|ohne sendungsnummer|ohne|offen|ausstehend|in bearbeitung|noch nicht versandt|noch nicht versendet|nicht versandt|versandt|versendet|verschickt|unterwegs|zugestellt|geliefert|abgeholt|abholung|selbstabholer|selbstabholung|abholung im laden|abholung im geschäft|storniert|siehe notiz|siehe oben|unbekannt|folgt|brief|dito|wie oben',
  'nessuno|nessuna|in attesa|da spedire|non spedito|spedito|spedita|consegnato|consegnata|in transito|in consegna|ritirato|ritiro in negozio|ritirato in negozio|ritiro a mano|consegna a mano|senza tracking|annullato|vedi nota|vedi note|non disponibile|sconosciuto',
  '已取消|取消|自提|自取|到店自提|门店自提|門店自取|門市自取|門市取貨|門市取货|店舖自取|店鋪自取|店取|上门自提|到店取货|到店取貨|客户自提|客戶自取|无|無|暂无|暫無|没有|沒有|无单号|無單號|没有单号|沒有單號|暂无单号|暫無單號|未知|待定|待补|待補|待填|待更新|待确认|待確認|待发货|待發貨|待出貨|待寄出|未发货|未發貨|未出貨|未寄|未寄出|还没发|還沒寄|已发货|已發貨|已出貨|已寄出|已发|已發|运输中|運輸中|运送中|運送中|派送中|配送中|在途|签收|簽收|已签收|已簽收|已送达|已送達|已收货|已收貨|已完成|退货|退貨|已退货|已退貨|已退款|缺货|缺貨|送货上门|送貨上門|上门送货|送貨|当面交付|當面交收|面交|同城配送|本地配送|同上|如上|见上|見上|见备注|見備註|详见备注|詳見備註|看备注|看備註|见附件|備註|备注|无需物流|無需物流|不需物流|虚拟商品|虛擬商品|明天|稍后|稍後|处理中|處理中|备货中|備貨中',
  'なし|無し|未定|未発送|未出荷|発送待ち|発送済み|発送済|出荷済み|配達済み|配達完了|配送中|店頭受取|店頭受け取り|店舗受取|手渡し|同上|備考参照|キャンセル|不明|準備中',
  'brak|nie dotyczy|nie wysłano|wysłano|w drodze|dostarczono|odebrano|odbiór osobisty|anulowano|n.v.t|nvt|geen|onbekend|nog niet verzonden|niet verzonden|verzonden|onderweg|bezorgd|afgehaald|opgehaald|afhalen|geannuleerd',
  '없음|미정|미발송|배송대기|배송 대기|배송준비중|배송 준비중|배송중|배송 중|배송완료|배송 완료|발송완료|방문수령|매장수령|매장 수령|직접수령|직접 수령|취소|동일|위와 동일|비고 참조',
]

const WORDS = new Set(NOTES.flatMap((notes) => notes.split('|')))

/** A plain text longer than this is no note. */
const LONGEST_PLACEHOLDER = Math.max(...[...WORDS].map(({ length }) => length)) + 2

/** Neither letter nor digit: `-`, `—`, `???`. A `#` is an error of a spreadsheet program, which has its own name. */
const SIGNS = /^[^\p{L}\p{N}\p{Cc}\p{Extended_Pictographic}\uFFFD#]+$/u
const STOP = /[.!…。！]+$/
const LONGEST_SIGNS = 14

/** What programs and people write for an ID that is not there; an ID may be any other word. */
const NO_ID = new Set(
  'n/a|na|n.a|n/d|nd|s/n|null|nil|none|nan|undefined|unknown|ninguno|ninguna|sin número|nenhum|aucun|aucune|keine|keiner|nessuno|brak|geen|空|无|無|没有|沒有|未知|なし|無し|없음'.split(
    '|',
  ),
)

/** Whether a cleaned ID only says that there is none. */
export function isNoId(value: string): boolean {
  if (SIGNS.test(value)) return value.length <= LONGEST_SIGNS
  return NO_ID.has(value.toLowerCase().replace(STOP, ''))
}

/** Whether a cleaned value only says that there is none; a formula without a value leaves a 0. */
export function isPlaceholder(value: string): boolean {
  if (value.length > LONGEST_PLACEHOLDER) return false
  if (/\d/.test(value)) return value === '0'
  if (SIGNS.test(value)) return value.length <= LONGEST_SIGNS
  const words = value.toLowerCase().normalize('NFC').replaceAll(/[ _]+/g, ' ')
  return WORDS.has(words) || WORDS.has(words.replace(STOP, '')) || /^x{3,}$/.test(words)
}
