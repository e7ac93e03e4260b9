import type { GridPosition } from '#ui/grid/state/grid-range.ts'

/** The position of a cell or a header; headers are in row -1. */
export function placeOf(target: Element | null): GridPosition | null {
  const cell = target?.closest('[role=gridcell], [role=rowheader], [role=columnheader]')
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1
  const column = cell?.getAttribute('aria-colindex')
  return column ? { row: Number(row), column: Number(column) - 1 } : null
}

/** Elements with their own press, the column edge included. */
const HAS_ITS_OWN_PRESS = 'button, input, [role=columnheader] > [aria-hidden]'

/** The cell or header that a press is for; null: outside, or for a control in a cell. */
export function pressedPlace(target: EventTarget | null): GridPosition | null {
  if (!(target instanceof Element) || target.closest(HAS_ITS_OWN_PRESS)) return null
  return placeOf(target)
}
