import { openMenu, repeatOver } from './grid-cells.ts'
import type { GridEventOf } from './grid-events.ts'
import { areaOf, areaWith, type GridArea, isInside, rangeAt, rangeByCorner } from './grid-range.ts'
import {
  doFirst,
  isRowHead,
  type Met,
  move,
  only,
  select,
  selectColumn,
  selectRow,
  type Step,
} from './grid-state.ts'

/** The selection, or the active cell. */
const selectedArea = ({ view }: Met): GridArea => view.area ?? areaOf(view.range)

/** A press on a cell or on the number of a row. */
export function press(given: Met, event: GridEventOf<'press'>): Step {
  const { state } = given
  const step = selectByPress({ ...given, state: { ...state, hasCorners: false } }, event)
  return state.editing === null ? step : doFirst({ kind: 'leave-editor' }, step)
}

function selectByPress(met: Met, { at, button, shift }: GridEventOf<'press'>): Step {
  const { area } = met.view
  const isOfRow = met.sheet.can.selectCells && isRowHead(met, at.column)
  const cell = isOfRow ? { ...at, column: met.sheet.size.values.from } : at
  // Keep the selection for its menu.
  const isForAll = button !== 0 && area !== null && isInside(area, cell)
  if (isForAll) return { ...only(met), isUsedUp: true }
  // Prevent the default, so the focus moves to the selected cells.
  if (isOfRow) return { ...selectRow(met, at, shift), isUsedUp: true }
  return shift ? { ...move(met, at, true), isUsedUp: true } : select(met, rangeAt(at))
}

/** A drag from a cell, a row number or a header. */
export function drag(met: Met, { from, to }: GridEventOf<'drag'>): Step {
  if (from.row < 0) return selectColumn(met, to.column, true)
  return isRowHead(met, from.column) ? selectRow(met, to, true) : move(met, to, true)
}

/** Extends the area of the fill handle by rows, or by columns with values. */
export function dragHandle(met: Met, { to }: GridEventOf<'drag-handle'>): Step {
  const { rows, values } = met.sheet.size
  const column = Math.max(values.from, Math.min(to.column, values.to - 1))
  const covered = areaWith(selectedArea(met), { row: Math.min(to.row, rows - 1), column })
  return { state: { ...met.state, covered }, effects: [] }
}

export function dropHandle(met: Met, { isLetGo }: GridEventOf<'drop-handle'>): Step {
  const { covered } = met.state
  const dropped = { ...met, state: { ...met.state, covered: null } }
  return isLetGo && covered ? repeatOver(dropped, covered) : only(dropped)
}

/** A double press on the handle fills all rows below. */
export function fillToEnd(met: Met): Step {
  const { rows, columns } = selectedArea(met)
  return repeatOver(met, { rows: { from: rows.from, to: met.sheet.size.rows }, columns })
}

/** Makes the touched corner the active cell, so the drag moves it. */
export const takeCorner = (met: Met, { corner }: GridEventOf<'take-corner'>): Step =>
  select(met, rangeByCorner(selectedArea(met), corner))

/** A long press selects; inside its own selection it opens the menu. */
export function hold(met: Met, { at, point }: GridEventOf<'hold'>): Step {
  if (met.state.hasCorners && isInside(selectedArea(met), at)) return openMenu(met, point)
  const step = isRowHead(met, at.column) ? selectRow(met, at, false) : move(met, at, false)
  return { ...step, state: { ...step.state, hasCorners: true } }
}
