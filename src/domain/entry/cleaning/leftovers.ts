// Programs and chats leave tags, entities, backticks and list markers around a value.

const TAGS =
  /<\/?(?:a|b|i|u|p|s|br|hr|td|tr|th|li|ul|ol|em|pre|div|sub|sup|del|ins|img|svg|path|wbr|span|font|nobr|code|mark|small|label|table|tbody|thead|button|strong|h[1-6])(?=[\s/>])[^<>]*>|<!--[^<>]*-->/gi
const ENTITIES = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi
const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    shy: '',
    zwnj: '',
    zwj: '',
    ndash: '–',
    mdash: '—',
    bull: '•',
    middot: '·',
    hellip: '…',
    szlig: 'ß',
    ordm: 'º',
    ordf: 'ª',
    deg: '°',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    euro: '€',
    copy: '©',
    reg: '®',
    trade: '™',
    times: '×',
    rarr: '→',
  }),
)
/** `#39;`: an entity without its first character. */
const CUT_ENTITY = /^#?\d{1,5};$|#\d{2,5};/
const BACKTICKS = /^`+([^`]+)`+$/
const LIST_SIGN = /^(?:[•‣◦●○▪■□▶►➤➜→»✅☑✔✓👉📦🔹🔸]\uFE0F?\s*|(?:>\s?){1,5})(?=[^\s>])/u
/** A plain-text list marker: `- `, `* `, `1. `. */
const PLAIN_SIGN = /^(?:[*·-]|\d{1,2}[.)])\s+(?=\S)/
/** An ID without spaces, with at least three digits. */
const LISTED_ID = /^(?=(?:\D*\d){3})\S+$/
const SIX_DIGITS = /(?:\d\D*){6}/
const LONGEST = 2000
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g

/** Removes what a program or a chat left around a value. */
export function withoutLeftovers(cell: string): string {
  if (cell.length > LONGEST) return cell
  const text = decoded(cell.replace(TAGS, ' '))
  const inner = BACKTICKS.exec(text.trim())?.[1] ?? text
  return inner.trim().replace(LIST_SIGN, '').trim()
}

/** Removes a list marker before a tracking number. */
export function withoutListSign(cell: string): string {
  const inner = cell.replace(PLAIN_SIGN, '')
  return SIX_DIGITS.test(inner) ? inner : cell
}

/** Also removes a list marker before an order ID: `1. 1042`, `- #1042`. */
export function idWithoutListSign(cell: string): string {
  const inner = withoutLeftovers(cell).replace(PLAIN_SIGN, '')
  return LISTED_ID.test(inner) ? inner : withoutLeftovers(cell)
}

/** Tells whether a program or a chat left something around a value. */
export function hasLeftovers(cell: string): boolean {
  if (cell.length > LONGEST) return false
  return CUT_ENTITY.test(cell) || withoutLeftovers(cell) !== cell.trim()
}

function decoded(text: string): string {
  return text.includes('&')
    ? text.replace(ENTITIES, decodeOne).replace(INVISIBLE, '').replaceAll('\u00A0', ' ')
    : text
}

/** Combining marks, by the ends of the entity names that have them. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  cedil: '\u0327',
}

/** Decodes `ntilde`: a letter and its mark. */
function letterOf(name: string): string | null {
  const mark = MARKS[name.slice(1).toLowerCase()]
  return mark === undefined ? null : (name.charAt(0) + mark).normalize('NFC')
}

function decodeOne(entity: string, digits?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? letterOf(name) ?? entity
  const code = digits === undefined ? Number.parseInt(hex ?? '', 16) : Number(digits)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
}
