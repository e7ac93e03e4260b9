import type { GridPosition } from '#ui/grid/navigation/grid-position.ts'
import type { GridArea } from '#ui/grid/navigation/grid-range.ts'
import type { RowRange } from '#ui/grid/grid-props.ts'

/** The area that a fill handle covers when it is dragged to a cell: more rows, or more columns where it stays in the rows. */
export function dragFill({ rows, columns }: GridArea, { row, column }: GridPosition): GridArea {
  const isBeside = row >= rows.from && row < rows.to
  return isBeside
    ? { rows, columns: including(columns, column) }
    : { rows: including(rows, row), columns }
}

const including = ({ from, to }: RowRange, index: number) => ({
  from: Math.min(from, index),
  to: Math.max(to, index + 1),
})
