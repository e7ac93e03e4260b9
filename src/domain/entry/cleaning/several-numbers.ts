/** Characters that no courier's number has. Hyphens, underscores and dots may be part of one. */
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

/** Parts with only blanks between them. */
const BLANKS_ALONE = /^[A-Za-z0-9\-_.\s]*$/

/** The least length of any courier's number; the blocks of a printed number are shorter. */
const LEAST_LENGTH = 8
const LEAST_DIGITS = 6

/**
 * Splits a cell into its tracking numbers: one element for a single number, none for an empty cell. Links and text
 * without digits stay whole.
 */
export function splitSeveral(value: string): readonly string[] {
  if (!SEPARATORS.test(value)) return value === '' ? [] : [value]
  if (value.includes('://') || !/\d/.test(value)) return [value]
  const parts = value.split(SEPARATORS).map(withoutEnds)
  return parts.filter((part) => part !== '' && !AND.has(part.toLowerCase()))
}

/** A loop, since a pattern would take quadratic time for a long run of hyphens. */
function withoutEnds(part: string): string {
  let from = 0
  let to = part.length
  while (from < to && JOINING.includes(part.charAt(from))) from += 1
  while (to > from && JOINING.includes(part.charAt(to - 1))) to -= 1
  return part.slice(from, to)
}

/**
 * Suggests a fix for a cell of several parts: `split` when each is a whole number, `join` when they are blocks of one
 * printed number, null when neither is certain. `fits` tells whether a number has a known format, `isOne` whether chance
 * can't explain that the joined parts have one. Only parts separated by blanks are joined, since joining others would
 * make a number that was not in the cell.
 */
export function suggestFix(
  value: string,
  fits: (number: string) => boolean,
  isOne: (joined: string) => boolean,
): 'join' | 'split' | null {
  const parts = splitSeveral(value)
  if (parts.length < 2) return null
  if (parts.every((part) => isPlausible(part) && fits(part))) return 'split'
  return BLANKS_ALONE.test(value) && isOne(parts.join('')) ? 'join' : null
}

/** Tells whether a part has the least length and digits of any courier's number. */
export function isPlausible(part: string): boolean {
  return part.length >= LEAST_LENGTH && part.replace(/\D/g, '').length >= LEAST_DIGITS
}

/** Tells whether a cell is one number and a remark, without looking at formats. */
export function hasRemark(value: string): boolean {
  const parts = splitSeveral(value)
  return (
    parts.filter(isPlausible).length === 1 && (parts.length > 1 || /\P{ASCII}/u.test(value.trim()))
  )
}
