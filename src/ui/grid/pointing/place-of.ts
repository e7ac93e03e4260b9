import type { GridPosition } from '#ui/grid/state/grid-range.ts'

/** Where a cell or a head is; heads are in row -1. */
export function placeOf(target: Element | null): GridPosition | null {
  const cell = target?.closest('[role=gridcell], [role=rowheader], [role=columnheader]')
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1
  const column = cell?.getAttribute('aria-colindex')
  return column ? { row: Number(row), column: Number(column) - 1 } : null
}

/** The edge of a column is one of them. */
const HAS_ITS_OWN_PRESS = 'button, input, [role=columnheader] > [aria-hidden]'

/** The cell or the head that a press is meant for; null: for none, or for what is in it. */
export function pressedPlace(target: EventTarget | null): GridPosition | null {
  if (!(target instanceof Element) || target.closest(HAS_ITS_OWN_PRESS)) return null
  return placeOf(target)
}
