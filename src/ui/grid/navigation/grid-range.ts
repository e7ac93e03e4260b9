import type { RowRange } from '#ui/grid/grid-props.ts'
import type { GridPosition } from './grid-position.ts'

/** Cells from one to another: the anchor stays where a selection began, the head is the active cell. */
export type GridRange = { readonly anchor: GridPosition; readonly head: GridPosition }

/** A range of one cell. */
export function rangeAt(cell: GridPosition): GridRange {
  return { anchor: cell, head: cell }
}

/** The range with its head elsewhere. */
export function extendTo({ anchor }: GridRange, head: GridPosition): GridRange {
  return { anchor, head }
}

/** The range as far as there are rows: some may have gone since it was made. */
export function withinRows({ anchor, head }: GridRange, rowCount: number): GridRange {
  const clamp = ({ row, column }: GridPosition) => ({
    row: Math.max(0, Math.min(row, rowCount - 1)),
    column,
  })
  return { anchor: clamp(anchor), head: clamp(head) }
}

/** The rows of a range that has more than one; null: it is in one row, and nothing is selected. */
export function selectedRows({ anchor, head }: GridRange): RowRange | null {
  if (anchor.row === head.row) return null
  return { from: Math.min(anchor.row, head.row), to: Math.max(anchor.row, head.row) + 1 }
}
