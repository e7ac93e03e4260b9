/**
 * What a spreadsheet program has probably made of an id: zeros of its last digits, `.0` behind it, a date; `narrow`:
 * the value is all there, in a column too narrow to show it.
 */
export type SpreadsheetChange = 'zeros' | 'decimal' | 'date' | 'narrow'

/** Fifteen digits are kept of a number. Ids end in four zeros by chance too: one of ten thousand. */
const ZEROS = /^\d{15}0{4,}$/

/** Of eighteen digits three are lost. One of a thousand ids ends so by chance; a whole column does not. */
const ROUNDED = /^\d{15}0{3,}$/
const LONG = /^\d{18,}$/

const FEWEST_ROUNDED = 3
const MOST_WHOLE_SHARE = 0.1

/**
 * Whether nearly all long numbers of a column end in the zeros that stand for lost digits. Where most have a zero
 * before these too, they are filled up by whoever gave them.
 */
export function isRounded(values: readonly string[]): boolean {
  const long = values.filter((value) => LONG.test(value))
  const rounded = long.filter((value) => ROUNDED.test(value))
  const filled = rounded.filter((value) => value.charAt(14) === '0')
  return (
    new Set(rounded).size >= FEWEST_ROUNDED &&
    rounded.length >= long.length * (1 - MOST_WHOLE_SHARE) &&
    filled.length * 2 < rounded.length
  )
}

/** `1001.0`: a table took the id for a number. No amount either, which stands in no column of ids. */
const DECIMAL = /^\d+[.,]0{1,2}$/

const NARROW = /^#{2,}$/

/** The months as programs in the languages of the catalogues, and their neighbours, shorten them. */
const MONTH =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|m[äa]rz?|mrz|mai|okt|dez|janv|févr|avr|juin|juil|août|sept|déc|fev|set|out|gen|mag|giu|lug|ott)\\.?'

const MONTH_NAMED = new RegExp(
  `^(?:\\d{1,2}[-. /]{1,2}${MONTH}(?:[-. /]\\d{2,4})?|${MONTH}[-. /]\\d{1,4})$`,
  'iu',
)
const DATE =
  /^(?:\d{1,2}月\d{1,2}日|\d{4}年\d{1,2}月(?:\d{1,2}日)?|\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4})|[0-3]?\d\.[01]?\d\.(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2}(?: 00:00:00)?)$/

/** `MAR-12` is how shops number, `Mar-12` and `mar-12` are how programs write dates. */
const CAPITALS = /\p{Lu}{2}/u

/**
 * Tells what a spreadsheet program has probably made of a cleaned id; null where nothing shows. `inRounded`: the
 * numbers of its column are rounded.
 */
export function readChange(value: string, inRounded = false): SpreadsheetChange | null {
  if ((inRounded ? ROUNDED : ZEROS).test(value)) return 'zeros'
  if (DECIMAL.test(value)) return 'decimal'
  if (NARROW.test(value)) return 'narrow'
  return DATE.test(value) || (MONTH_NAMED.test(value) && !CAPITALS.test(value)) ? 'date' : null
}
