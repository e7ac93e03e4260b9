/** A cell with a text that is struck through. */
export type StruckCell = {
  readonly column: number
  /** What the cell shows, the struck text too; null: all of it is struck through, and is the cell's value. */
  readonly original: string | null
}

/** A row of a sheet as it was read; `struck`: there is any such cell. Copies of it are made with all that it says. */
export type SheetRow = {
  readonly cells: readonly string[]
  readonly struck?: readonly StruckCell[]
}

/** A row of a sheet in which nothing is struck through. */
export const plainRow = (cells: readonly string[]): SheetRow => ({ cells })

export const cellsOf = ({ cells }: SheetRow): readonly string[] => cells
