/**
 * What a spreadsheet program has probably made of an id: zeros of its last digits, `.0` behind it, a date; `narrow`:
 * the value is all there, in a column too narrow to show it.
 */
export type SpreadsheetChange = 'zeros' | 'decimal' | 'date' | 'narrow'

/** Fifteen digits are kept of a number. Ids end in four zeros by chance too: one of ten thousand. */
const ZEROS = /^\d{15}0{4,}$/

/** What is left of a number of more than fifteen digits. */
const ROUNDED = /^\d{15}0+$/
const LONG = /^\d{16,}$/

const DIGITS_KEPT = 15
const MOST_WHOLE_SHARE = 0.1

/**
 * What the zeros of different numbers must weigh together. By chance an id ends in one zero in one of ten: twelve ids
 * of 16 digits do so once in 10^12 columns, six of 17 digits with two zeros too. Three of 18 digits do so once in
 * 10^9, and fewer ids are made with three zeros on purpose.
 */
const FEWEST_WEIGHT = 12
const weightOf = (number: string) => 2 ** (Math.min(number.length - DIGITS_KEPT, 3) - 1)

/**
 * Whether nearly all long numbers of a column end in the zeros of lost digits, and no format asks most of
 * them for these zeros, a check digit being one.
 */
export function isRounded(
  values: readonly string[],
  fits: (number: string) => boolean = () => false,
): boolean {
  const isAsked = (number: string) => fits(number) && !fits(number.replace(/0$/, '1'))
  const long = values.filter((value) => LONG.test(value))
  const rounded = long.filter((value) => ROUNDED.test(value))
  const different = [...new Set(rounded)]
  return (
    different.reduce((sum, number) => sum + weightOf(number), 0) >= FEWEST_WEIGHT &&
    rounded.length >= long.length * (1 - MOST_WHOLE_SHARE) &&
    different.filter(isAsked).length * 2 < different.length &&
    !isFilledUp(different) &&
    !(different.length * 2 > rounded.length && areCounted(different))
  )
}

/**
 * Any digit can come before lost digits. Where it is nearly always the same one, the end of the number was made: times
 * to the second, the lines of an order (10, 20), the tail by which a shop knows its buyer.
 */
function isFilledUp(numbers: readonly string[]): boolean {
  const last = numbers.map((number) => number.charAt(DIGITS_KEPT - 1))
  return [...new Set(last)].some(
    (digit) => last.filter((other) => other === digit).length * 3 > numbers.length * 2,
  )
}

/** Numbers that count on by tens have a zero behind them; of rounded ones each would come several times. */
function areCounted(numbers: readonly string[]): boolean {
  const kept = new Set(numbers.map((number) => Number(number.slice(0, DIGITS_KEPT))))
  return [...kept].filter((number) => kept.has(number + 1)).length * 2 > kept.size
}

/** `1001.0`: a table took the id for a number. No amount either, which no column of IDs has. */
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
