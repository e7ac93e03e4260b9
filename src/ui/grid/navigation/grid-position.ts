/** Where the active cell of a grid is: a row index and a column index, both from 0. */
export type GridPosition = { readonly row: number; readonly column: number }

/** Whether two places are the same. */
export function isSamePlace(one: GridPosition, other: GridPosition | null): boolean {
  return one.row === other?.row && one.column === other.column
}

export type GridSize = {
  readonly rows: number
  /** With the empty row at the end. */
  readonly places: number
  readonly columns: number
  readonly pageRows: number
}

export type KeyPress = {
  readonly key: string
  readonly ctrl: boolean
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

/** Where a key moves the active cell to, or null when the key does not move it. */
export function moveByKey(
  from: GridPosition,
  press: KeyPress,
  size: GridSize,
): GridPosition | null {
  const to = (row: number, column: number): GridPosition => ({
    row: clamp(row, size.places),
    column: clamp(column, size.columns),
  })
  const lastRow = size.rows - 1
  const lastColumn = size.columns - 1
  switch (press.key) {
    case 'ArrowUp':
      return to(press.ctrl ? 0 : from.row - 1, from.column)
    case 'ArrowDown':
      return to(press.ctrl ? lastRow : from.row + 1, from.column)
    case 'ArrowLeft':
      return to(from.row, press.ctrl ? 0 : from.column - 1)
    case 'ArrowRight':
      return to(from.row, press.ctrl ? lastColumn : from.column + 1)
    case 'Home':
      return to(press.ctrl ? 0 : from.row, 0)
    case 'End':
      return to(press.ctrl ? lastRow : from.row, lastColumn)
    case 'PageUp':
      return to(from.row - size.pageRows, from.column)
    case 'PageDown':
      return to(from.row + size.pageRows, from.column)
    default:
      return null
  }
}
