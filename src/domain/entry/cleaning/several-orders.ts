const SEPARATORS =
  /\s*[,;&+|、，；和と및]\s*|\s+(?:and|y|e|und|et|en|u|i|и|oraz|og|och|ve|và|dan)\s+|\s+/i

/** Shorter numbers are those of lines, days, or the thousands of a larger one. */
const FOUR_DIGITS = /\d{4}/
/** Behind letters fewer digits are a number: `SO-101`. */
const LETTERS_AND_DIGITS = /^#?\p{L}{1,8}[-_ #]?\d{2,}$/u
const YEAR = /^(?:19|20)\d\d$/

/**
 * Whether a cleaned order id is probably several ids in one cell: all parts are made alike. Blocks of digits are one
 * number that was printed so, and what a slash cuts is only where the parts follow each other.
 */
export function holdsSeveralOrders(value: string): boolean {
  if (!/\d\d/.test(value)) return false
  const slashed = value.split('/').map((part) => part.trim())
  if (slashed.length > 1) return areAlike(slashed) && areNear(slashed)
  const parts = value.split(SEPARATORS)
  return areAlike(parts) && (!/\s/.test(value) || /[^\d\s]/.test(value))
}

function areAlike(parts: readonly string[]): boolean {
  const shapes = new Set(parts.map((part) => part.replace(/\d/g, '0')))
  const isId = (part: string) =>
    !/\s/.test(part) && (FOUR_DIGITS.test(part) || LETTERS_AND_DIGITS.test(part))
  return (
    shapes.size === 1 &&
    parts.every(isId) &&
    new Set(parts).size === parts.length &&
    parts.length > 1
  )
}

/** `1008/1009`, not `2026/1004`. */
function areNear(parts: readonly string[]): boolean {
  const [first = ''] = parts
  const kept = first.slice(0, Math.max(2, first.length - 2))
  return !YEAR.test(first) && parts.every((part) => part.startsWith(kept))
}

/** `1001-1010`, `#1001 to #1010`, `1001～1010`: the first and the last one of several. */
const RANGE =
  /^(\D{0,12})(\d{4,20})\s?([-–—~～〜→…]|\.{2,3}|to|bis|a\s|al|hasta|até|à|至|到)\s?(\1)(\d{4,20})$/i
const RANGE_WITHOUT_PREFIX =
  /^(\D{0,12}?)(\d{4,20})\s?([~～〜→…]|\.{2,3}|to|bis|a\s|al|hasta|até|à|至|到)\s?()(\d{4,20})$/i
const MOST_OF_A_RANGE = 1000

/** `SO-1..SO-4`: the letters come twice, so fewer digits will do. */
const SHORT_RANGE =
  /^(#?\p{L}{1,8}[-_#]?)(\d{1,20})(\s?[–—~～〜→…]\s?|\s?\.{2,3}\s?|\s-\s|\s(?:to|bis|a|à|al|hasta|até|до|do)\s)(\1)(\d{1,20})$/iu

/** Whether a cleaned order ID names several by the first and the last of them; `SO-1001-1010` is one. */
export function isRangeOfOrders(value: string): boolean {
  const [, , first = '', , , last = ''] =
    RANGE.exec(value) ?? RANGE_WITHOUT_PREFIX.exec(value) ?? SHORT_RANGE.exec(value) ?? []
  if (first === '' || first.length !== last.length || first >= last || YEAR.test(first))
    return false
  return Number(last) - Number(first) < MOST_OF_A_RANGE
}
