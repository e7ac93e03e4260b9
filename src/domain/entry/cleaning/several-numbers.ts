const SEPARATORS = /[\s;,/|\\&+、，；／｜]+/

/** Parts with nothing but blanks between them. */
const BLANKS_ALONE = /^[^;,/|\\&+、，；／｜]*$/

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
  return value.split(SEPARATORS).filter((part) => part !== '')
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
