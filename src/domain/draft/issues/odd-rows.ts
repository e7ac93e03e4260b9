import type { DroppedKind } from '#domain/columns/read-entries.ts'
import type { OddRows, RowList } from '#domain/draft/kept-draft.ts'

export const NO_ROWS: RowList = { count: 0, first: [] }
export const NO_ODD_ROWS: OddRows = { openQuotes: NO_ROWS, longRows: NO_ROWS }

const MOST_NAMED = 3

/** The list with one row more. */
export function withRow({ count, first }: RowList = NO_ROWS, row: number): RowList {
  return { count: count + 1, first: count < MOST_NAMED ? [...first, row] : first }
}

/** The rows without a shipment with one more. */
export function withDropped(
  { kinds, ...list }: NonNullable<OddRows['dropped']> = { ...NO_ROWS, kinds: [] },
  kind: DroppedKind,
  row: number,
): NonNullable<OddRows['dropped']> {
  return { ...withRow(list, row), kinds: kinds.includes(kind) ? kinds : [...kinds, kind] }
}

/** Whether a cell begins with a quotation mark that nothing closes; one that was closed is not in the cell any more. */
export function isOpenQuote(cell: string): boolean {
  return cell.startsWith('"') && !cell.includes('"', 1)
}

/** The cells of a row up to the last one that is not empty. */
export function filledWidth(row: readonly string[]): number {
  return row.findLastIndex((cell) => cell.trim() !== '') + 1
}
