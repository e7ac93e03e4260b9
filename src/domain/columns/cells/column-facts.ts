import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { isMadeBySpreadsheet } from '#domain/entry/cleaning/damage.ts'
import { withPlainDigits } from '#domain/entry/cleaning/other-scripts.ts'
import { isNoId, isPlaceholder } from '#domain/entry/cleaning/placeholder.ts'

/** Lookups in lists of formats and couriers. All but `fits` are optional. */
export type CellTests = {
  /** Whether a number has the format of a courier. */
  readonly fits: (number: string) => boolean
  readonly checkDigit?: (number: string) => 'fits' | 'fails' | 'none'
  readonly isCourierWord?: (text: string) => boolean
  readonly isCourierCode?: (text: string) => boolean
}

const NEARLY_ALL = 0.8

/** Number of values that are looked up, since lookups are slow and more wouldn't change the result. */
const LOOKED_UP = 50

/** 200 cells and 80 characters are enough; the limits bound patterns with quadratic runtime. */
const CELLS = 200
const CHARACTERS = 80

/** The start of a cell, cleaned, with plain digits. An ellipsis tells a cut text from a whole value. */
function lookAt(cell: string): string {
  const text = cell.trim()
  if (text.length <= CHARACTERS) return withPlainDigits(cleanCell(cell))
  return `${withPlainDigits(cleanCell(text.slice(0, CHARACTERS)))}…`
}

/** The share of cells that pass a test. */
export function shareOf(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length
}

/** The cells with a value. If all of them are notes such as "shipped", the notes are the values. */
function valuesOf(cells: readonly string[]): readonly string[] {
  const filled = cells.filter((cell) => cell !== '' && !isNoId(cell))
  const values = filled.filter((cell) => !isPlaceholder(cell))
  return values.length > 0 ? values : filled
}

/** Computes what the cells of one column have in common; shares refer to the cells with a value. */
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
    /** The cells with a value, cleaned. */
    values,
    /** The share of rows with a value. */
    filledShare: cells.length === 0 ? 0 : values.length / cells.length,
    distinctShare: values.length === 0 ? 0 : new Set(values).size / values.length,
    /** Cells with a digit, or with an error that a spreadsheet program left instead. */
    digitShare: shareOf(values, (value) => /\d/.test(value) || isMadeBySpreadsheet(value)),
    medianLength: medianLength(values),
    /** The cells with digits, each run of digits replaced by one 0: `X-9` and `X-12` have the same pattern. */
    patterns: [...new Set(numbered.map((value) => value.replace(/\d+/g, '0')))],
    /** The cells as numbers, if nearly all are only digits; otherwise null. */
    numbers,
    /** 1, 2, 3 …: row numbers. */
    isCounter: isCounter(values),
    /** Numbers that are consecutive, nearly consecutive, or close together. */
    isRunning: numbers !== null && (isRunning(numbers) || isNarrow(numbers)),
    /** Numbers in the shape of a known format, whether their check digit fits or not. */
    shapeShare: shareOf(looked, (value) => hasShape(value, tests)),
    /** Numbers whose check digit fits a format. */
    checkedShare: shareOf(
      looked,
      (value) => mayBeTrackingNumber(value) && checkDigit(value) === 'fits',
    ),
    /** Numbers whose check digit is wrong in all formats of their shape. */
    failedShare: shareOf(looked, (value) => checkDigit(value) === 'fails'),
  }
}

export type ColumnFacts = Readonly<ReturnType<typeof readColumnFacts>>

/** Hyphens of tracking numbers: blocks of four, and Lazada's. Others are of order IDs: 12-34567-89012. */
const PRINTED_BLOCKS = /^(?:\d{4}(?:-\d{4})+|LX[A-Z]{2}-\d{10})$/
const SIX_DIGITS = /(?:\d\D*){6}/

/** Whether a text is worth a lookup among the formats: some of them match any long word. */
export function mayBeTrackingNumber(value: string): boolean {
  if (value.length > CHARACTERS || !SIX_DIGITS.test(value)) return false
  return !value.includes('-') || PRINTED_BLOCKS.test(value)
}

/** Whether a cell has the shape of a known format, whether its check digit fits or not. */
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

/** Shops skip some numbers, and an order with two parcels occurs twice. */
const WIDEST_STEP = 10
const DENSE = 3

function isRunning(numbers: readonly number[]): boolean {
  const different = [...new Set(numbers)]
  const sorted = different.toSorted((a, b) => a - b)
  const range = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0)
  // Weights and prices are round; consecutive numbers have any last digit.
  if (different.length < 2 || different.length < numbers.length / 2) return false
  if (sorted.every((number) => number % 5 === 0)) return false
  // Two postcodes of one town can be as close.
  if (different.length === 2) return range <= (`${sorted[0]}`.length === 5 ? 1 : DENSE)
  const isSorted =
    different.every((number, index) => number === sorted[index]) ||
    different.every((number, index) => number === sorted.at(-1 - index))
  const steps = different.length - 1
  // A few numbers can be in order by chance, as postcodes of one town are.
  if (isSorted) return range <= steps * (steps < 4 ? DENSE : WIDEST_STEP)
  return steps >= 3 && range <= steps * DENSE && different.length >= numbers.length * 0.9
}

/** Numbers of one shop or courier are close together; phone numbers of one town are further apart. */
const NARROW = 1000
const SHORTEST_NARROW = 100_000

function isNarrow(numbers: readonly number[]): boolean {
  const least = Math.min(...numbers)
  if (new Set(numbers).size < 2 || least < SHORTEST_NARROW) return false
  return Math.max(...numbers) - least <= NARROW * numbers.length
}
