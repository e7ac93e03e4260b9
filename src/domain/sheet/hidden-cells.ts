import type { SheetNotes } from './reading.ts'

export type HidingRows = {
  readonly rows: string[][]
  /** Indexes of rows and columns that are hidden in the user's program. */
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  /** Cells that got the value of the merged cell that they belong to. */
  readonly filledCells?: number
  /** Cells whose struck-through text was left out. */
  readonly struckCells?: number
}

/** Empties hidden rows if wanted, without moving others, and counts hidden rows and columns with values. */
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

export function struckNote(struckCells: number): Pick<SheetNotes, 'struckCells'> {
  return struckCells === 0 ? {} : { struckCells }
}

type Block = readonly (readonly string[])[]

export type VisiblePart = {
  /** Takes the visible part of the block, or of one like it. */
  readonly take: (rows: Block) => Block
  /** How many rows and columns with values are skipped; null for none. */
  readonly notes: SheetNotes | null
}

/**
 * Finds the visible part of a copied block, since pasting hidden rows too would shift all rows below them. If nothing
 * is visible, takes the whole block.
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
