/** What people and programs write where there is no value; none has a digit, and none is longer than 14 characters. */
const WORDS = new Set(
  `n/a|na|n.a.|n/d|nd|s/n|k.a.|null|nil|none|nan|undefined|unknown|tba|tbd|tbc|no|not available|not shipped|not yet|no tracking|
  awaiting|cancelled|canceled|cancelado|pickup|local pickup|pending|pendiente|pendente|ninguno|ninguna|sin guía|sin guia|sin número|por enviar|aucun|aucune|keine|offen|
  已取消|自提|自取|无|無|暂无|暫無|没有|沒有|未知|待定|待发货|待發貨|未发货|未發貨|なし|未定|未発送|없음|미정|미발송`.split(
    /\|\s*/,
  ),
)
export const LONGEST_PLACEHOLDER = 14

/** Neither letter nor digit: `-`, `—`, `???`. A `#` is an error of a spreadsheet program, which has its own name. */
const SIGNS = /^[^\p{L}\p{N}\p{Cc}#]+$/u

/** Whether a cleaned value only says that there is none; a formula without a value leaves a 0. */
export function isPlaceholder(value: string): boolean {
  if (value.length > LONGEST_PLACEHOLDER) return false
  if (/\d/.test(value)) return value === '0'
  return SIGNS.test(value) || WORDS.has(value.toLowerCase())
}
