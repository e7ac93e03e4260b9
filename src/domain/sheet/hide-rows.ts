import type { SheetNotes } from '#domain/sheet/workbook/sheet-reader.ts'

export type HidingRows = {
  readonly rows: string[][]
  /** Indexes of rows and columns that nobody sees in the person's program. */
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  /** Cells that say the value of the merged cell that they are part of. */
  readonly filledCells?: number
}

/**
 * Leaves hidden rows out where that is wished, without moving any other, and counts what is hidden: columns as far to
 * the right as there are cells.
 */
export function hide(
  { rows, hiddenRows, hiddenColumns, filledCells = 0 }: HidingRows,
  leavesOut: boolean,
): { readonly rows: string[][]; readonly notes: SheetNotes | null } {
  const said = [...hiddenRows].filter((index) => rows[index]?.some((cell) => cell !== ''))
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = [...hiddenColumns].filter((column) => column < width).length
  const isPlain = said.length === 0 && columns === 0 && filledCells === 0
  return {
    rows: leavesOut ? rows.map((row, index) => (hiddenRows.has(index) ? [] : row)) : rows,
    notes: isPlain ? null : { hiddenRows: said.length, hiddenColumns: columns, filledCells },
  }
}
