import type { NumberVerdict } from './number-verdict.ts'

/** How much a value looks like a tracking number by its format: `surely` where that is no chance. */
export type NumberLikeness = 'surely' | 'perhaps' | 'loosely' | 'no'

/** Two letters or more in front, as couriers mark their numbers; and one digit at least for most letters. */
const MARKED = /^(?:[A-Z]{2,4}\d{8,}[A-Z]{0,2}|1Z[A-Z0-9]{16})$/i
const LONG = /^\d{18,}$/
const DIGITS = /^\d{12,}$/

/** Says how much a value looks like a number: digits alone fit some format by chance, a check digit and a length make that unlikely. */
export function likenessOf(value: string, { fits, checkDigit }: NumberVerdict): NumberLikeness {
  if (fits.length === 0) return 'no'
  const isChecked = checkDigit === 'fits'
  if (MARKED.test(value) || (isChecked && LONG.test(value))) return 'surely'
  return isChecked && DIGITS.test(value) ? 'perhaps' : 'loosely'
}

/** Whether a value may look more than loosely like a number, told without looking up any format. */
export function mayLookLikeNumber(value: string): boolean {
  return MARKED.test(value) || DIGITS.test(value)
}
