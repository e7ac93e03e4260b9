import type { SheetNotes } from './reading.ts'

export type HidingRows = {
  readonly rows: string[][]
  /** Indexes of rows and columns that are hidden in the person's program. */
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  /** Cells that took the value of the merged cell that they are part of. */
  readonly filledCells?: number
  /** Cells of which a text that is struck through was left out. */
  readonly struckCells?: number
}

/**
 * Leaves hidden rows out where that is wished, without moving any other, and counts what is hidden: columns as far to
 * the right as there are cells.
 */
export function hide(
  { rows, hiddenRows, hiddenColumns, filledCells = 0, struckCells = 0 }: HidingRows,
  leavesOut: boolean,
): { readonly rows: string[][]; readonly notes: SheetNotes | null } {
  const said = [...hiddenRows].filter((index) => rows[index]?.some((cell) => cell !== ''))
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = [...hiddenColumns].filter((column) => column < width).length
  const isPlain = said.length + columns + filledCells + struckCells === 0
  return {
    rows: leavesOut ? rows.map((row, index) => (hiddenRows.has(index) ? [] : row)) : rows,
    notes: isPlain
      ? null
      : {
          hiddenRows: said.length,
          hiddenColumns: columns,
          filledCells,
          ...struckNote(struckCells),
        },
  }
}

/** The note of struck cells, where there are any. */
export function struckNote(struckCells: number): Pick<SheetNotes, 'struckCells'> {
  return struckCells === 0 ? {} : { struckCells }
}

type Block = readonly (readonly string[])[]

export type VisiblePart = {
  /** The part of the block, or of one like it, that is in sight. */
  readonly take: (rows: Block) => Block
  /** How many rows and columns with values are skipped; null: none. */
  readonly notes: SheetNotes | null
}

/**
 * Takes of a copied block what the person saw: beside it, cells of hidden rows would put all that follows into other
 * rows. Of a block in which nothing is in sight, all is taken.
 */
export function takeVisible(block: HidingRows): VisiblePart {
  const { hiddenRows, hiddenColumns } = block
  const take = (rows: Block) =>
    rows
      .filter((_, index) => !hiddenRows.has(index))
      .map((row) => row.filter((_, column) => !hiddenColumns.has(column)))
  const isSeen = take(block.rows).some((row) => row.some((cell) => cell !== ''))
  return isSeen ? { take, notes: hide(block, false).notes } : { take: (rows) => rows, notes: null }
}
