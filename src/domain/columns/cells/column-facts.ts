import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { isMadeBySpreadsheet } from '#domain/entry/cleaning/damage.ts'
import { withPlainDigits } from '#domain/entry/cleaning/other-scripts.ts'
import { isNoId, isPlaceholder } from '#domain/entry/cleaning/placeholder.ts'

/** What is known from lists; whatever is not given knows nothing. */
export type CellTests = {
  /** Whether a number has the format of a courier. */
  readonly fits: (number: string) => boolean
  readonly checkDigit?: (number: string) => 'fits' | 'fails' | 'none'
  readonly isCourierWord?: (text: string) => boolean
  readonly isCourierCode?: (text: string) => boolean
}

const NEARLY_ALL = 0.8

/** To look a number up takes the longest; more than these would tell no more. */
const LOOKED_UP = 50

/** 200 cells tell what a column is, and 80 characters what a cell is: some patterns take the square of them. */
const CELLS = 200
const CHARACTERS = 80

/** A cell as far as it is looked at, with plain digits as its number will have. What stands for the rest tells the beginning of a text from a whole value. */
function lookAt(cell: string): string {
  const text = cell.trim()
  if (text.length <= CHARACTERS) return withPlainDigits(cleanCell(cell))
  return `${withPlainDigits(cleanCell(text.slice(0, CHARACTERS)))}…`
}

/** The share of cells that pass a test. */
export function shareOf(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length
}

/** The cells that say something; where all of them are notes such as "shipped", the notes are what the column says. */
function valuesOf(cells: readonly string[]): readonly string[] {
  const filled = cells.filter((cell) => cell !== '' && !isNoId(cell))
  const values = filled.filter((cell) => !isPlaceholder(cell))
  return values.length > 0 ? values : filled
}

/** Says what the cells of one column have in common; shares are of the cells that say something. */
export function readColumnFacts(
  index: number,
  rows: readonly (readonly string[])[],
  tests: CellTests,
) {
  const cells = rows.slice(0, CELLS).map((row) => lookAt(row[index] ?? ''))
  const values = valuesOf(cells)
  const { checkDigit = () => 'none' } = tests
  const looked = values.slice(0, LOOKED_UP)
  const numbered = values.filter((value) => /\d/.test(value))
  const numbers = numbersOf(values)
  return {
    index,
    /** The cells that say something, cleaned. */
    values,
    /** How many of the rows have one. */
    filledShare: cells.length === 0 ? 0 : values.length / cells.length,
    distinctShare: values.length === 0 ? 0 : new Set(values).size / values.length,
    /** Cells with a digit, or where a spreadsheet program put an error in its place. */
    digitShare: shareOf(values, (value) => /\d/.test(value) || isMadeBySpreadsheet(value)),
    medianLength: medianLength(values),
    /** The cells with digits, where every run of digits counts as the same: `X-9` and `X-12` have one pattern. */
    patterns: [...new Set(numbered.map((value) => value.replace(/\d+/g, '0')))],
    /** The cells as numbers, where nearly all are digits alone; null: they are not. */
    numbers,
    /** 1, 2, 3 …: the numbers of the rows. */
    isCounter: isCounter(values),
    /** Numbers that were given one after the other, in a row or nearly so; or that lie close together. */
    isRunning: numbers !== null && (isRunning(numbers) || isNarrow(numbers)),
    /** Numbers in the shape of a known courier format, whatever their check digit. */
    shapeShare: shareOf(looked, (value) => hasShape(value, tests)),
    /** Numbers whose check digit fits a format. */
    checkedShare: shareOf(
      looked,
      (value) => mayBeTrackingNumber(value) && checkDigit(value) === 'fits',
    ),
    /** Numbers whose check digit is wrong by every format of their shape. */
    failedShare: shareOf(looked, (value) => checkDigit(value) === 'fails'),
  }
}

export type ColumnFacts = Readonly<ReturnType<typeof readColumnFacts>>

/** Printed numbers have blocks of four, those of Lazada a hyphen; others are of shops: 12-34567-89012, ORD-2026-00012. */
const PRINTED_BLOCKS = /^(?:\d{4}(?:-\d{4})+|LX[A-Z]{2}-\d{10})$/
const SIX_DIGITS = /(?:\d\D*){6}/

/** Whether a text is worth looking up among the formats: some of them take any long word. */
export function mayBeTrackingNumber(value: string): boolean {
  if (value.length > CHARACTERS || !SIX_DIGITS.test(value)) return false
  return !value.includes('-') || PRINTED_BLOCKS.test(value)
}

/** Whether a cell has the shape of a known courier format, whatever its check digit. */
export function hasShape(value: string, { fits, checkDigit = () => 'none' }: CellTests): boolean {
  return mayBeTrackingNumber(value) && (fits(value) || checkDigit(value) === 'fails')
}

function medianLength(values: readonly string[]): number {
  const lengths = values.map((value) => value.length).sort((a, b) => a - b)
  return lengths[lengths.length >> 1] ?? 0
}

function numbersOf(values: readonly string[]): readonly number[] | null {
  const numbers = values.filter((value) => /^\d+$/.test(value)).map(Number)
  return numbers.length > 0 && numbers.length >= values.length * NEARLY_ALL ? numbers : null
}

function isCounter(values: readonly string[]): boolean {
  const first = Number(values[0])
  return (
    values.length > 1 &&
    (first === 0 || first === 1) &&
    values.every((value, index) => Number(value) === first + index)
  )
}

/** Shops skip some numbers, and an order is there twice when it left in two parcels. */
const WIDEST_STEP = 10
const DENSE = 3

function isRunning(numbers: readonly number[]): boolean {
  const different = [...new Set(numbers)]
  const sorted = different.toSorted((a, b) => a - b)
  const range = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0)
  // Weights and prices are round; numbers that are given one after the other end in anything.
  if (different.length < 2 || different.length < numbers.length / 2) return false
  if (sorted.every((number) => number % 5 === 0)) return false
  // Two postcodes of a town can be as close.
  if (different.length === 2) return range <= (`${sorted[0]}`.length === 5 ? 1 : DENSE)
  const isSorted =
    different.every((number, index) => number === sorted[index]) ||
    different.every((number, index) => number === sorted.at(-1 - index))
  const steps = different.length - 1
  // Few numbers are in order by chance, as postcodes of one town may be.
  if (isSorted) return range <= steps * (steps < 4 ? DENSE : WIDEST_STEP)
  return steps >= 3 && range <= steps * DENSE && different.length >= numbers.length * 0.9
}

/** Numbers of one shop or one courier lie close together; the phones of one town are further apart. */
const NARROW = 1000
const SHORTEST_NARROW = 100_000

function isNarrow(numbers: readonly number[]): boolean {
  const least = Math.min(...numbers)
  if (new Set(numbers).size < 2 || least < SHORTEST_NARROW) return false
  return Math.max(...numbers) - least <= NARROW * numbers.length
}
