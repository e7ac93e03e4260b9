/** Rows of a sheet: how many, and the first of them, for a person to look up. */
export type RowList = { readonly count: number; readonly first: readonly number[] }

/** Rows that were read and ask for a look in the person's own sheet. */
export type OddRows = {
  /** A quotation mark begins a cell and is never closed: the row was read without it. */
  readonly openQuotes: RowList
  /** More cells than the header has: one was cut in two, and what follows it moved. */
  readonly longRows: RowList
  /** Sums below the entries. */
  readonly totals: RowList
  /** Headers of other tables below the first one, by which the rows below them were read. */
  readonly headers?: RowList
}

export const NO_ROWS: RowList = { count: 0, first: [] }
export const NO_ODD_ROWS: OddRows = { openQuotes: NO_ROWS, longRows: NO_ROWS, totals: NO_ROWS }

const MOST_NAMED = 3

/** The list with one row more. */
export function withRow({ count, first }: RowList = NO_ROWS, row: number): RowList {
  return { count: count + 1, first: count < MOST_NAMED ? [...first, row] : first }
}

/** Whether a cell begins with a quotation mark that nothing closes; one that was closed is not in the cell any more. */
export function isOpenQuote(cell: string): boolean {
  return cell.startsWith('"') && !cell.includes('"', 1)
}

/** The cells of a row up to the last one that is not empty. */
export function filledWidth(row: readonly string[]): number {
  return row.findLastIndex((cell) => cell.trim() !== '') + 1
}

/** How many cells a line has up to the last one that is not empty; `cells` are all of them. */
export function filledWidthOf(
  text: string,
  from: number,
  to: number,
  delimiter: string,
  cells: number,
): number {
  let left = cells
  for (let at = to - 1; at >= from; at -= 1) {
    const character = text.charAt(at)
    if (character === delimiter) left -= 1
    else if (character.trim() !== '') return left
  }
  return 0
}
