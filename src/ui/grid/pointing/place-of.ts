import type { GridPosition } from '#ui/grid/navigation/grid-position.ts'

/** Where a cell or a head is, by what it tells screen readers; heads are in row -1. */
export function placeOf(target: Element | null): GridPosition | null {
  const cell = target?.closest('[role=gridcell], [role=rowheader], [role=columnheader]')
  const row = cell?.parentElement?.getAttribute('aria-rowindex')
  const column = cell?.getAttribute('aria-colindex')
  return row && column ? { row: Number(row) - 2, column: Number(column) - 1 } : null
}
