import { cutEnd } from '#base/cut-end.ts'

/**
 * The probable change that a spreadsheet program made to an ID. `zeros`: its last digits became zeros. `decimal`: it
 * got a `.0`. `narrow`: the column was too narrow to show it, so only `##` was copied.
 */
export type SpreadsheetChange = 'zeros' | 'decimal' | 'narrow'

/** Spreadsheets keep 15 digits. One ID in ten thousand ends in four zeros by chance. */
const ZEROS = /^\d{15}0{4,}$/

/** A number whose digits after the fifteenth are zeros. */
const ROUNDED = /^\d{15}0+$/
const LONG = /^\d{16,}$/

const DIGITS_KEPT = 15
const MOST_WHOLE_SHARE = 0.1

/**
 * The least total weight of the zeros of different numbers. One ID in ten ends in a zero by chance, so twelve IDs of
 * 16 digits all do so once in 10^12 columns, as do six of 17 digits with two zeros. Three of 18 digits do so once in
 * 10^9, which is enough, since few IDs end in three zeros on purpose.
 */
const FEWEST_WEIGHT = 12
const weightOf = (number: string) => 2 ** (Math.min(number.length - DIGITS_KEPT, 3) - 1)

/**
 * Tells whether nearly all long numbers of a column end in the zeros of lost digits, or all are what a program with
 * 53-bit numbers would print. Zeros that a format requires, such as a check digit, don't count.
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

/** The chance that all numbers are printed ones by coincidence has to be below one in a thousand. */
const RARELY = 1000
const MOST_WHOLE = 2 ** 53

/** Tells whether a number is too large for 53 bits and unchanged by a conversion to them. */
function isAsPrinted(value: string): boolean {
  return LONG.test(value) && Number(value) > MOST_WHOLE && String(Number(value)) === value
}

/** Tells whether all numbers above 2^53 are as a program would print them, which is unlikely by chance. */
function areAllPrinted(long: readonly string[]): boolean {
  const large = [...new Set(long.filter((value) => Number(value) > MOST_WHOLE))]
  if (large.length === 0 || !large.every(isAsPrinted)) return false
  const chance = large.reduce((all, value) => all * 2 ** bitsLost(Number(value)), 1)
  return chance > RARELY
}

function bitsLost(number: number): number {
  return Math.floor(Math.log2(number)) - 52
}

/** Tells whether most numbers have other digits than zeros after the fifteenth, of which 53 bits keep up to two. */
function areExact(numbers: readonly string[]): boolean {
  const exact = numbers.filter((number) => cutEnd(number, /0/).length > DIGITS_KEPT)
  return exact.length * 2 > numbers.length
}

/**
 * Any digit can come before lost digits. If it is nearly always the same, the zeros are part of the IDs: times to the
 * second, order lines (10, 20), or a suffix for each buyer.
 */
function isFilledUp(numbers: readonly string[]): boolean {
  // For one or two numbers, only additional zeros are evidence.
  if (numbers.length < 3)
    return numbers.some((number) => /0{3}$/.test(number.slice(0, DIGITS_KEPT)))
  const last = numbers.map((number) => number.charAt(DIGITS_KEPT - 1))
  return [...new Set(last)].some(
    (digit) => last.filter((other) => other === digit).length * 3 > numbers.length * 2,
  )
}

/** Numbers that count up by tens end in zeros too; rounded consecutive numbers would repeat instead. */
function areCounted(numbers: readonly string[]): boolean {
  const kept = new Set(numbers.map((number) => Number(number.slice(0, DIGITS_KEPT))))
  return [...kept].filter((number) => kept.has(number + 1)).length * 2 > kept.size
}

/** `1001.0`: a program took the ID for a number. It can't be an amount, since the column has IDs. */
const DECIMAL = /^\d+[.,]0{1,2}$/

const NARROW = /^#{2,}$/

/**
 * Returns the probable change that a spreadsheet program made to a cleaned ID; null without one. `inRounded`: the
 * numbers of its column are rounded.
 */
export function readChange(value: string, inRounded = false): SpreadsheetChange | null {
  const hasZeros = (inRounded ? ROUNDED : ZEROS).test(value)
  if (hasZeros || (inRounded && isAsPrinted(value))) return 'zeros'
  if (DECIMAL.test(value)) return 'decimal'
  return NARROW.test(value) ? 'narrow' : null
}
