import { cutEnd } from '#domain/entry/cut-end.ts'

/**
 * What a spreadsheet program has probably made of an id: zeros of its last digits, `.0` behind it; `narrow`:
 * the value is all there, in a column too narrow to show it.
 */
export type SpreadsheetChange = 'zeros' | 'decimal' | 'narrow'

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
 * Whether nearly all long numbers of a column end in the zeros of lost digits, or all are what a program with numbers
 * of 53 bits would write; and no format asks most of them for these zeros, a check digit being one.
 */
export function isRounded(
  values: readonly string[],
  fits: (number: string) => boolean = () => false,
): boolean {
  const isAsked = (number: string) => fits(number) && !fits(number.replace(/0$/, '1'))
  const long = values.filter((value) => LONG.test(value))
  const zeros = long.filter((value) => ROUNDED.test(value))
  const arePrinted = areAllPrinted(long)
  const rounded = arePrinted ? long.filter(isAsPrinted) : zeros
  const different = [...new Set(rounded)]
  const weight = different.reduce((sum, number) => sum + weightOf(number), 0)
  return (
    (rounded !== zeros || weight >= FEWEST_WEIGHT) &&
    rounded.length >= long.length * (1 - MOST_WHOLE_SHARE) &&
    different.filter(isAsked).length * 2 < different.length &&
    !(isFilledUp(different) && !(arePrinted && areExact(different))) &&
    !(different.length * 2 > rounded.length && areCounted(different))
  )
}

/** All numbers of a column are such ones by chance in fewer than one of a thousand columns. */
const RARELY = 1000
const MOST_WHOLE = 2 ** 53

/** Whether a number is too large for 53 bits, and is what is left of it in them. */
function isAsPrinted(value: string): boolean {
  return LONG.test(value) && Number(value) > MOST_WHOLE && String(Number(value)) === value
}

/** Whether all numbers above 2^53 are as they would be printed, more of them than chance explains: one in a few is so by its size. */
function areAllPrinted(long: readonly string[]): boolean {
  const large = [...new Set(long.filter((value) => Number(value) > MOST_WHOLE))]
  if (large.length === 0 || !large.every(isAsPrinted)) return false
  const chance = large.reduce((all, value) => all * 2 ** bitsLost(Number(value)), 1)
  return chance > RARELY
}

function bitsLost(number: number): number {
  return Math.floor(Math.log2(number)) - 52
}

/** Whether most numbers have digits behind the fifteenth: 53 bits keep up to seventeen, and nobody fills them up. */
function areExact(numbers: readonly string[]): boolean {
  const exact = numbers.filter((number) => cutEnd(number, /0/).length > DIGITS_KEPT)
  return exact.length * 2 > numbers.length
}

/**
 * Any digit can come before lost digits. Where it is nearly always the same one, the end of the number was made: times
 * to the second, the lines of an order (10, 20), the tail by which a shop knows its buyer.
 */
function isFilledUp(numbers: readonly string[]): boolean {
  // Of one or two numbers only more zeros than are lost tell.
  if (numbers.length < 3)
    return numbers.some((number) => /0{3}$/.test(number.slice(0, DIGITS_KEPT)))
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

/**
 * Tells what a spreadsheet program has probably made of a cleaned id; null where nothing shows. `inRounded`: the
 * numbers of its column are rounded.
 */
export function readChange(value: string, inRounded = false): SpreadsheetChange | null {
  const hasZeros = (inRounded ? ROUNDED : ZEROS).test(value)
  if (hasZeros || (inRounded && isAsPrinted(value))) return 'zeros'
  if (DECIMAL.test(value)) return 'decimal'
  return NARROW.test(value) ? 'narrow' : null
}
