/** A cell with struck-through text. */
export type StruckCell = {
  readonly column: number
  /** The full text with the struck part; null when the whole cell is struck, which then stays the cell's value. */
  readonly original: string | null
}

/** A row of a sheet as it was read; `struck` is missing if no cell has struck-through text. */
export type SheetRow = {
  readonly cells: readonly string[]
  readonly struck?: readonly StruckCell[]
  /** A filter of the workbook hides the row. */
  readonly isFiltered?: boolean
}

export const plainRow = (cells: readonly string[]): SheetRow => ({ cells })

export const cellsOf = ({ cells }: SheetRow): readonly string[] => cells
