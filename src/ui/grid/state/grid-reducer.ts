import type { GridEditing } from './grid-props.ts'
import {
  clear,
  commit,
  copy,
  deleteRows,
  fill,
  fillWithActive,
  openMenu,
  paste,
} from './grid-cells.ts'
import type { GridCommand, GridEvent, GridEventOf } from './grid-events.ts'
import { canEdit, commandOf, isUsedUp } from './grid-keys.ts'
import { drag, dragHandle, dropHandle, fillToEnd, hold, press, takeCorner } from './grid-pointer.ts'
import { type GridPosition, isSamePlace, rangeAt } from './grid-range.ts'
import {
  type GridSheet,
  type GridState,
  type Context,
  move,
  only,
  select,
  selectColumn,
  selectWithFocus,
  type Step,
  andThen,
  followRow,
  viewOf,
} from './grid-state.ts'

/** Events that an open editor handles itself. */
const OF_CELLS: readonly GridEvent['kind'][] = ['key', 'copy', 'paste', 'menu']

/** Returns the next state and the effects of an event. */
export function reduce(before: GridState, sheet: GridSheet, event: GridEvent): Step {
  const state = followRow(before, sheet)
  const context = { state, sheet, view: viewOf(state, sheet) }
  if (state.editing !== null && OF_CELLS.includes(event.kind)) return only(context)
  switch (event.kind) {
    case 'key':
      return key(context, event)
    case 'focus':
      return comeTo(context, event.at)
    case 'press':
      return press(context, event)
    case 'double-press':
      return doublePress(context, event)
    case 'press-head':
      return selectColumn(context, event.column, event.extend)
    case 'drag':
      return drag(context, event)
    case 'drag-handle':
      return dragHandle(context, event)
    case 'drop-handle':
      return dropHandle(context, event)
    case 'fill-to-end':
      return fillToEnd(context)
    case 'take-corner':
      return takeCorner(context, event)
    case 'hold':
      return hold(context, event)
    case 'tap':
      return canEdit(context) ? edit(context, 'whole') : only(context)
    case 'commit':
      return commit(context, event)
    case 'go-to':
      return goTo(context, event)
    case 'copy':
      return copy(context, event)
    case 'paste':
      return paste(context, event)
    case 'menu':
      return openMenu(context, event.point)
  }
}

/** A cell got the focus. For the active cell this only updates the followed row. */
function comeTo(context: Context, at: GridPosition): Step {
  if (!isSamePlace(context.view.active, at)) return select(context, rangeAt(at))
  const followed = context.sheet.keys?.keyAt(at.row) ?? null
  return followed === context.state.followed
    ? only(context)
    : only({ ...context, state: { ...context.state, followed } })
}

const edit = ({ state }: Context, editing: GridEditing): Step => ({
  state: { ...state, editing },
  effects: [],
})

function key(context: Context, event: GridEventOf<'key'>): Step {
  const command = commandOf(event.press, context)
  return command ? { ...obey(context, command), isUsedUp: isUsedUp(command) } : only(context)
}

function obey(context: Context, command: GridCommand): Step {
  switch (command.kind) {
    case 'move':
      return move(context, command.to, command.extend)
    case 'select':
      return selectWithFocus(context, command.range)
    case 'edit':
      return edit(context, command.how)
    case 'clear':
      return clear(context)
    case 'fill':
      return fill(context, command.direction)
    case 'fill-with-active':
      return fillWithActive(context)
    case 'delete-rows':
      return deleteRows(context)
    default:
      return only(context, command)
  }
}

/** Opens the editor of a cell with a value, or else the row. */
function doublePress(context: Context, { at }: GridEventOf<'double-press'>): Step {
  const { can, columns, hasRow } = context.sheet
  if (!hasRow(at.row)) return only(context)
  if (can.edit && columns[at.column]?.value) return edit(context, 'whole')
  return only(context, { kind: 'open-row', at })
}

/** Makes a row, or a cell of it, active on behalf of the page. */
function goTo(context: Context, { row, column, takesFocus }: GridEventOf<'go-to'>): Step {
  const at = context.sheet.columns.findIndex(({ key }) => key === column)
  const place = { row, column: at === -1 ? context.view.active.column : at }
  const step = andThen(select(context, rangeAt(place)), { kind: 'scroll', row, align: 'center' })
  return takesFocus ? andThen(step, { kind: 'focus' }) : step
}
