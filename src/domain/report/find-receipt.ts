import { headerKey } from '#domain/columns/header/normalize-header.ts'
import { CODE_HEADER, RECEIPT_COLUMNS } from './receipt.ts'
import { HEADERS, readOutcome } from './receipt-vocabulary.ts'

/** A sheet that this product wrote, as it came back. */
export type FoundReceipt = {
  /** The column that tells what became of each row. */
  readonly outcome: number
  /** Every column that the product added; the others are the person's own. */
  readonly added: ReadonlySet<number>
}

type Rows = readonly (readonly string[])[]

/** Somebody may have put a title above the header. */
const ROWS_TO_LOOK_AT = 20

const CODE_KEY = headerKey(CODE_HEADER)
const ADDED_KEYS = RECEIPT_COLUMNS.map((column) => new Set(HEADERS[column].map(headerKey)))
const OUTCOME_KEYS = new Set(HEADERS.outcome.map(headerKey))

/**
 * Finds out whether a sheet is a receipt, whatever was sorted, moved, deleted or corrected in it: by its column of
 * codes; where that is gone, by an outcome column that holds nothing but our words. null: it is another sheet.
 */
export function findReceipt(rows: Rows): FoundReceipt | null {
  for (const [index, row] of rows.slice(0, ROWS_TO_LOOK_AT).entries()) {
    const keys = row.map(headerKey)
    const codes = keys.lastIndexOf(CODE_KEY)
    const outcome = codes === -1 ? findWords(keys, rows.slice(index + 1)) : codes
    if (outcome !== -1) return { outcome, added: findAdded(keys, outcome) }
  }
  return null
}

function findWords(keys: readonly string[], below: Rows): number {
  const column = keys.findLastIndex((key) => OUTCOME_KEYS.has(key))
  const cells = below.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')
  const isOurs = cells.length > 0 && cells.every((cell) => readOutcome(cell) !== null)
  return isOurs ? column : -1
}

/** Ours stand behind the person's own, so of two columns with one name the last is ours. */
function findAdded(keys: readonly string[], outcome: number): ReadonlySet<number> {
  const added = ADDED_KEYS.map((known) => keys.findLastIndex((key) => known.has(key)))
  return new Set([outcome, ...added.filter((column) => column !== -1)])
}

/** A row without what the product added to it. */
export function withoutAdded(row: readonly string[], { added }: FoundReceipt): string[] {
  const own = row.map((cell, column) => (added.has(column) ? '' : cell))
  // Behind the last column of the person nothing is left, so that the layout is the one they know.
  let length = own.length
  while (length > 0 && added.has(length - 1)) length -= 1
  return own.slice(0, length)
}
