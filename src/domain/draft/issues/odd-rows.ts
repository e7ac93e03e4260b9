import type { DroppedKind } from '#domain/columns/read-entries.ts'
import type { OddRows, RowList } from '#domain/draft/stored/kept-source.ts'

export const NO_ROWS: RowList = { count: 0, first: [] }
export const NO_ODD_ROWS: OddRows = { openQuotes: NO_ROWS, longRows: NO_ROWS }

const MOST_NAMED = 3

/** Adds a row to a list. */
export function withRow({ count, first }: RowList = NO_ROWS, row: number): RowList {
  return { count: count + 1, first: count < MOST_NAMED ? [...first, row] : first }
}

/** Adds a row to the rows without a shipment. */
export function withDropped(
  { kinds, ...list }: NonNullable<OddRows['dropped']> = { ...NO_ROWS, kinds: [] },
  kind: DroppedKind,
  row: number,
): NonNullable<OddRows['dropped']> {
  return { ...withRow(list, row), kinds: kinds.includes(kind) ? kinds : [...kinds, kind] }
}

/** Whether a cell starts with an unclosed quotation mark; closed ones were removed while reading. */
export function isOpenQuote(cell: string): boolean {
  return cell.startsWith('"') && !cell.includes('"', 1)
}

/** Number of cells up to the last non-empty one. */
export function filledWidth(row: readonly string[]): number {
  return row.findLastIndex((cell) => cell.trim() !== '') + 1
}
