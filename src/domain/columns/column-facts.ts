import { cleanCell } from '#domain/cells/clean-cell.ts'
import { isMadeBySpreadsheet } from '#domain/cells/damage.ts'
import { isPlaceholder } from '#domain/cells/placeholder.ts'

/** What the cells of one column have in common; shares are of the cells that say something. */
export type ColumnFacts = {
  readonly index: number
  /** The cells that say something, cleaned. */
  readonly values: readonly string[]
  readonly distinctShare: number
  /** Cells with a digit, or where a spreadsheet program put an error in its place. */
  readonly digitShare: number
  /** Numbers of a known courier format. */
  readonly fitShare: number
  /** Numbers in a shape that only parcels have. */
  readonly parcelShare: number
  readonly courierShare: number
  /** `#1001`, as shops number their orders. */
  readonly hashShare: number
  /** An order id of Amazon: unmistakable. */
  readonly amazonShare: number
  /** Text that may be an id: some digits, no space, no date, amount, mail address or link. */
  readonly idShare: number
  readonly medianLength: number
  /** 1, 2, 3 …: the numbers of the rows. */
  readonly isCounter: boolean
}

export type CellTests = {
  readonly fits: (number: string) => boolean
  readonly isCourierWord: (text: string) => boolean
}

const AMAZON_ORDER = /^\d{3}-\d{7}-\d{7}$/
/** International post, UPS, USPS, and the prefixes of large couriers: no shop numbers its orders so. */
const PARCEL =
  /^(?:[A-Z]{2}\d{9}[A-Z]{2}|1Z[0-9A-Z]{16}|(?:420\d{5})?9\d{21}|SF\d{12,13}|YT\d{13,16}|JT\d{13}|JJD\d{16,}|TBA\d{12}|4PX\d{13,})$/i
const HASH_NUMBER = /^#[A-Z]{0,6}-?\d/i
const DATE = /^(?:\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?:\D|$)/
const AMOUNT = /^[^\w]?\d{1,6}[.,]\d{1,2}$/
const ID = /^[#\p{L}\p{N}][\p{L}\p{N}\-_/#.:]{2,49}$/u

/** Looks at the cells of one column in the rows that are given. */
export function readColumnFacts(
  index: number,
  rows: readonly (readonly string[])[],
  { fits, isCourierWord }: CellTests,
): ColumnFacts {
  const values = rows
    .map((row) => cleanCell(row[index] ?? ''))
    .filter((value) => value !== '' && !isPlaceholder(value))
  const share = (test: (value: string) => boolean): number =>
    values.length === 0 ? 0 : values.filter(test).length / values.length
  return {
    index,
    values,
    distinctShare: values.length === 0 ? 0 : new Set(values).size / values.length,
    digitShare: share((value) => /\d/.test(value) || isMadeBySpreadsheet(value)),
    fitShare: share((value) => mayBeTrackingNumber(value) && fits(value)),
    parcelShare: share((value) => PARCEL.test(value)),
    courierShare: share((value) => !looksLikeId(value) && isCourierWord(value)),
    hashShare: share((value) => HASH_NUMBER.test(value)),
    amazonShare: share((value) => AMAZON_ORDER.test(value)),
    idShare: share(looksLikeId),
    medianLength: medianLength(values),
    isCounter: isCounter(values),
  }
}

/** Printed numbers have blocks of four, those of Lazada a hyphen; others are of shops: 12-34567-89012, ORD-2026-00012. */
const PRINTED_BLOCKS = /^(?:\d{4}(?:-\d{4})+|LX[A-Z]{2}-\d{10})$/
const FEWEST_DIGITS = 6

/** Whether it makes sense to look a text up among the formats, some of which take any long word. */
export function mayBeTrackingNumber(value: string): boolean {
  const hasDigits = value.replace(/\D/g, '').length >= FEWEST_DIGITS
  return hasDigits && (!value.includes('-') || PRINTED_BLOCKS.test(value))
}

function looksLikeId(value: string): boolean {
  return (
    /\d{2}/.test(value) &&
    ID.test(value) &&
    !DATE.test(value) &&
    !AMOUNT.test(value) &&
    !value.includes('//')
  )
}

function medianLength(values: readonly string[]): number {
  const lengths = values.map((value) => value.length).sort((a, b) => a - b)
  return lengths[lengths.length >> 1] ?? 0
}

function isCounter(values: readonly string[]): boolean {
  const first = Number(values[0])
  return (
    values.length > 1 &&
    (first === 0 || first === 1) &&
    values.every((value, index) => Number(value) === first + index)
  )
}

/** Whether a column holds tracking numbers, by its cells alone. */
export function isTrackingLike(facts: ColumnFacts): boolean {
  return facts.fitShare >= 0.6 && facts.medianLength >= 8 && facts.distinctShare >= 0.5
}

/**
 * The columns that look like tracking numbers. Order ids of ten or twelve digits do so too, but not beside such as
 * nothing else has.
 */
export function findTrackings(columns: readonly ColumnFacts[]): readonly ColumnFacts[] {
  const all = columns.filter(isTrackingLike)
  const unmistakable = all.filter((facts) => facts.parcelShare >= 0.8)
  return unmistakable.length > 0 ? unmistakable : all
}

/** Whether a column may hold order ids, by its cells alone. */
export function isOrderLike(facts: ColumnFacts): boolean {
  const isNumbered = facts.idShare >= 0.8 || facts.hashShare >= 0.8
  return isNumbered && facts.distinctShare >= 0.5 && !facts.isCounter
}

/** Whether a column names couriers, by its cells alone. */
export function isCourierLike(facts: ColumnFacts): boolean {
  return facts.courierShare >= 0.6
}
