/** Whatever no number of a courier holds; hyphens, underscores and dots may belong to one. */
const SEPARATORS = /[^A-Za-z0-9\-_.]+/
const JOINING = '-_.'

/** Words between two numbers, in the languages of the users. */
const AND = new Set([
  'and',
  'y',
  'e',
  'und',
  'et',
  'en',
  'u',
  'i',
  'og',
  'och',
  'or',
  'o',
  'oder',
  'ou',
])

/** Parts with nothing but blanks between them. */
const BLANKS_ALONE = /^[A-Za-z0-9\-_.\s]*$/

/** What any courier's number has at least; blocks of a printed number are shorter. */
const LEAST_LENGTH = 8
const LEAST_DIGITS = 6

/**
 * The parts of a cell that holds several tracking numbers; one element when it is one number, none
 * when it is empty. A link stays whole, and so does text without any digit.
 */
export function splitSeveral(value: string): readonly string[] {
  if (!SEPARATORS.test(value)) return value === '' ? [] : [value]
  if (value.includes('://') || !/\d/.test(value)) return [value]
  const parts = value.split(SEPARATORS).map(withoutEnds)
  return parts.filter((part) => part !== '' && !AND.has(part.toLowerCase()))
}

/** By steps: a pattern would try a long run of hyphens from each of them. */
function withoutEnds(part: string): string {
  let from = 0
  let to = part.length
  while (from < to && JOINING.includes(part.charAt(from))) from += 1
  while (to > from && JOINING.includes(part.charAt(to - 1))) to -= 1
  return part.slice(from, to)
}

/**
 * What to offer for a cell of several parts: `split` when each is a whole number, `join` when they are the
 * blocks of one printed number, null when neither is sure. `fits` tells whether a number has a known format. What a
 * comma or another sign cuts is never joined: that would make a number that was not in the cell.
 */
export function suggestFix(
  value: string,
  fits: (number: string) => boolean,
): 'join' | 'split' | null {
  const parts = splitSeveral(value)
  if (parts.length < 2) return null
  if (parts.every((part) => isPlausible(part) && fits(part))) return 'split'
  return BLANKS_ALONE.test(value) && fits(parts.join('')) ? 'join' : null
}

/** Whether a part is as long, and has as many digits, as any courier's number. */
export function isPlausible(part: string): boolean {
  return part.length >= LEAST_LENGTH && part.replace(/\D/g, '').length >= LEAST_DIGITS
}

/** Whether a cell is one number and what somebody wrote beside it, told without any format. */
export function hasRemark(value: string): boolean {
  const parts = splitSeveral(value)
  return (
    parts.filter(isPlausible).length === 1 && (parts.length > 1 || /\P{ASCII}/u.test(value.trim()))
  )
}
