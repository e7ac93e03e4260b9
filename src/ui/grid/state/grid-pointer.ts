import { openMenu, repeatOver } from './grid-cells.ts'
import type { GridEventOf } from './grid-events.ts'
import { areaOf, areaWith, type GridArea, isInside, rangeAt, rangeByCorner } from './grid-range.ts'
import {
  doFirst,
  isRowHead,
  type Context,
  move,
  only,
  select,
  selectColumn,
  selectRow,
  type Step,
} from './grid-state.ts'

/** The selection, or the active cell. */
const selectedArea = ({ view }: Context): GridArea => view.area ?? areaOf(view.range)

/** A press on a cell or on the number of a row. */
export function press(given: Context, event: GridEventOf<'press'>): Step {
  const { state } = given
  const step = selectByPress({ ...given, state: { ...state, hasCorners: false } }, event)
  return state.editing === null ? step : doFirst({ kind: 'leave-editor' }, step)
}

function selectByPress(context: Context, { at, button, shift }: GridEventOf<'press'>): Step {
  const { area } = context.view
  const isOfRow = context.sheet.can.selectCells && isRowHead(context, at.column)
  const cell = isOfRow ? { ...at, column: context.sheet.size.values.from } : at
  // Keep the selection for its menu.
  const isForAll = button !== 0 && area !== null && isInside(area, cell)
  if (isForAll) return { ...only(context), isUsedUp: true }
  // Prevent the default, so the focus moves to the selected cells.
  if (isOfRow) return { ...selectRow(context, at, shift), isUsedUp: true }
  return shift ? { ...move(context, at, true), isUsedUp: true } : select(context, rangeAt(at))
}

/** A drag from a cell, a row number or a header. */
export function drag(context: Context, { from, to }: GridEventOf<'drag'>): Step {
  if (from.row < 0) return selectColumn(context, to.column, true)
  return isRowHead(context, from.column) ? selectRow(context, to, true) : move(context, to, true)
}

/** Extends the area of the fill handle by rows, or by columns with values. */
export function dragHandle(context: Context, { to }: GridEventOf<'drag-handle'>): Step {
  const { rows, values } = context.sheet.size
  const column = Math.max(values.from, Math.min(to.column, values.to - 1))
  const covered = areaWith(selectedArea(context), { row: Math.min(to.row, rows - 1), column })
  return { state: { ...context.state, covered }, effects: [] }
}

export function dropHandle(context: Context, { isLetGo }: GridEventOf<'drop-handle'>): Step {
  const { covered } = context.state
  const dropped = { ...context, state: { ...context.state, covered: null } }
  return isLetGo && covered ? repeatOver(dropped, covered) : only(dropped)
}

/** A double press on the handle fills all rows below. */
export function fillToEnd(context: Context): Step {
  const { rows, columns } = selectedArea(context)
  return repeatOver(context, { rows: { from: rows.from, to: context.sheet.size.rows }, columns })
}

/** Makes the touched corner the active cell, so the drag moves it. */
export const takeCorner = (context: Context, { corner }: GridEventOf<'take-corner'>): Step =>
  select(context, rangeByCorner(selectedArea(context), corner))

/** A long press selects; inside its own selection it opens the menu. */
export function hold(context: Context, { at, point }: GridEventOf<'hold'>): Step {
  if (context.state.hasCorners && isInside(selectedArea(context), at))
    return openMenu(context, point)
  const step = isRowHead(context, at.column)
    ? selectRow(context, at, false)
    : move(context, at, false)
  return { ...step, state: { ...step.state, hasCorners: true } }
}
