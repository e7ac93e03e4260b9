import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { HeaderAliases, HeaderMeaning } from './header-aliases.ts'
import { headerKey, headerWords } from './normalize-header.ts'

const UNKNOWN: HeaderMeaning = { fields: [], strength: 'contained', isDecoy: false }
const DECOY: HeaderMeaning = { fields: [], strength: 'contained', isDecoy: true }

/** Longer texts are sentences, not column names. */
const LONGEST_HEADER = 80

/** Words that only name whose number it is. */
const OWNERS = new Set(
  `amazon ebay etsy shopify walmart wish temu shein tiktok shopee lazada aliexpress allegro otto kaufland zalando
  mercadolibre woocommerce magento prestashop dhl ups usps fedex dpd gls hermes yamato sagawa my the`.split(
    /\s+/,
  ),
)

/** Words that give a header another meaning: "tracking url", "order date", "carrier fee", "buyer phone". */
const OTHER_THINGS = new Set(
  `url link enlace liga lien date fecha datum data status estado statut stato time hora cost costo coste fee price preis
  precio prix charge amount total valor monto phone telefono service servicio method metodo mode type tipo email mail
  weight peso qty quantity cantidad item items line row sku note notes comment comments message return returns retour
  retoure devolucion devolucao reverse address country zip postal account key password count domestic first old previous former anterior antiguo antigua ancien ancienne`.split(
    /\s+/,
  ),
)
const OTHER_THINGS_INSIDE =
  /网址|網址|链接|連結|日期|时间|時間|日時|状态|狀態|状況|ステータス|费|費|金额|金額|价格|價格|电话|電話|手机|手機|备注|備註|備考|退货|退貨|返品|返送|国内|境內|数量|數量|重量|类型|類型|상태|날짜|일시|금액|비용|반품/

/** The number of an order's line counts as the order ID only if no other column has one. */
const SUB_ORDER: HeaderMeaning = { fields: ['orderId'], strength: 'doubtful', isDecoy: false }
const SUB_ORDERS =
  /^(?:子[订訂]?[单單]|子注文|sub ?(?:order|orden|pedido|ordine)|sous commande|unter(?:auftrag|bestell)|podzam[oó]wieni|подзаказ)/

/** Whether a header names the lines of orders: `Sub-order ID`, `子订单编号`. */
export function isSubOrder(header: string): boolean {
  return header.length <= LONGEST_HEADER && SUB_ORDERS.test(headerWords(header).join(' '))
}

/** Reads the possible meaning of a column's header. */
export function readHeader(header: string, aliases: HeaderAliases): HeaderMeaning {
  if (header.length > LONGEST_HEADER) return UNKNOWN
  const words = headerWords(header)
  if (words.length === 0) return UNKNOWN
  return (
    aliases.meanings.get(words.join('')) ??
    aliases.meanings.get(words.filter((word) => !OWNERS.has(word)).join('')) ??
    readNamesInTurn(header, aliases) ??
    (isSubOrder(header) ? SUB_ORDER : readInside(words, aliases))
  )
}

/** "Order ID / 订单号": all parts name the same field, and the most certain part counts. */
function readNamesInTurn(header: string, aliases: HeaderAliases): HeaderMeaning | undefined {
  const parts = header.split(
    /[/|()（）[\]\n]|(?<=[a-z.]) (?=[^\0-\x7F])|(?<=[^\0-\x7F]) (?=[a-z])/i,
  )
  const keys = parts.map(headerKey).filter((key) => key !== '')
  const meanings = keys.map((key) => aliases.meanings.get(key))
  const first = meanings[0]
  const isSame = (field: TrackingField | undefined): boolean =>
    field !== undefined && meanings.every((meaning) => meaning?.fields[0] === field)
  const surest = meanings.find((meaning) => meaning?.strength === 'exact') ?? first
  return meanings.length > 1 && isSame(first?.fields[0]) ? surest : undefined
}

function readInside(words: readonly string[], aliases: HeaderAliases): HeaderMeaning {
  const spaced = ` ${words.join(' ')} `
  const joined = words.join('')
  const isOther = words.some((word) => OTHER_THINGS.has(word)) || OTHER_THINGS_INSIDE.test(joined)
  if (isOther || joined === 'id') return DECOY
  const phrase = aliases.phrases.find(({ text }) => spaced.includes(text) || joined.includes(text))
  return phrase ? { fields: [phrase.field], strength: 'contained', isDecoy: false } : UNKNOWN
}
