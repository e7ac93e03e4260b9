import type { GridEditing } from '#ui/grid/grid-props.ts'
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
  type Met,
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
  const met = { state, sheet, view: viewOf(state, sheet) }
  if (state.editing !== null && OF_CELLS.includes(event.kind)) return only(met)
  switch (event.kind) {
    case 'key':
      return key(met, event)
    case 'focus':
      return comeTo(met, event.at)
    case 'press':
      return press(met, event)
    case 'double-press':
      return doublePress(met, event)
    case 'press-head':
      return selectColumn(met, event.column, event.extend)
    case 'drag':
      return drag(met, event)
    case 'drag-handle':
      return dragHandle(met, event)
    case 'drop-handle':
      return dropHandle(met, event)
    case 'fill-to-end':
      return fillToEnd(met)
    case 'take-corner':
      return takeCorner(met, event)
    case 'hold':
      return hold(met, event)
    case 'tap':
      return canEdit(met) ? edit(met, 'whole') : only(met)
    case 'commit':
      return commit(met, event)
    case 'go-to':
      return goTo(met, event)
    case 'copy':
      return copy(met, event)
    case 'paste':
      return paste(met, event)
    case 'menu':
      return openMenu(met, event.point)
  }
}

/** A cell got the focus. For the active cell this only updates the followed row. */
function comeTo(met: Met, at: GridPosition): Step {
  if (!isSamePlace(met.view.active, at)) return select(met, rangeAt(at))
  const followed = met.sheet.keys?.keyAt(at.row) ?? null
  return followed === met.state.followed
    ? only(met)
    : only({ ...met, state: { ...met.state, followed } })
}

const edit = ({ state }: Met, editing: GridEditing): Step => ({
  state: { ...state, editing },
  effects: [],
})

function key(met: Met, event: GridEventOf<'key'>): Step {
  const command = commandOf(event.press, met)
  return command ? { ...obey(met, command), isUsedUp: isUsedUp(command) } : only(met)
}

function obey(met: Met, command: GridCommand): Step {
  switch (command.kind) {
    case 'move':
      return move(met, command.to, command.extend)
    case 'select':
      return selectWithFocus(met, command.range)
    case 'edit':
      return edit(met, command.how)
    case 'clear':
      return clear(met)
    case 'fill':
      return fill(met, command.direction)
    case 'fill-with-active':
      return fillWithActive(met)
    case 'delete-rows':
      return deleteRows(met)
    default:
      return only(met, command)
  }
}

/** Opens the editor of a cell with a value, or else the row. */
function doublePress(met: Met, { at }: GridEventOf<'double-press'>): Step {
  const { can, columns, hasRow } = met.sheet
  if (!hasRow(at.row)) return only(met)
  if (can.edit && columns[at.column]?.value) return edit(met, 'whole')
  return only(met, { kind: 'open-row', at })
}

/** Makes a row, or a cell of it, active on behalf of the page. */
function goTo(met: Met, { row, column, takesFocus }: GridEventOf<'go-to'>): Step {
  const at = met.sheet.columns.findIndex(({ key }) => key === column)
  const place = { row, column: at === -1 ? met.view.active.column : at }
  const step = andThen(select(met, rangeAt(place)), { kind: 'scroll', row, align: 'center' })
  return takesFocus ? andThen(step, { kind: 'focus' }) : step
}
