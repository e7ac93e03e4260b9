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
import { commandOf, isUsedUp } from './grid-keys.ts'
import { drag, dragHandle, dropHandle, fillToEnd, hold, press, takeCorner } from './grid-pointer.ts'
import { isSamePlace, rangeAt } from './grid-range.ts'
import {
  type GridSheet,
  type GridState,
  type Met,
  move,
  select,
  selectColumn,
  selectWithFocus,
  type Step,
  viewOf,
} from './grid-state.ts'

/** An editor has keys, a clipboard and a menu of its own. */
const OF_CELLS: ReadonlySet<string> = new Set<GridEvent<never, string>['kind']>([
  'key',
  'copy',
  'paste',
  'menu',
])

/** What comes of an event: the next state, and what is to be done by others. */
export function reduce<Row, Key extends string>(
  state: GridState,
  sheet: GridSheet<Key>,
  event: GridEvent<Row, Key>,
): Step<Row, Key> {
  const met = { state, sheet, view: viewOf(state, sheet) }
  if (state.editing !== null && OF_CELLS.has(event.kind)) return nothing(met)
  switch (event.kind) {
    case 'key':
      return key(met, event)
    case 'focus':
      return isSamePlace(met.view.active, event.at) ? nothing(met) : select(met, rangeAt(event.at))
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
      return tap(met)
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

const nothing = <Key extends string>({ state }: Met<Key>): Step<never, Key> => ({
  state,
  effects: [],
})

const edit = <Key extends string>({ state }: Met<Key>, editing: GridEditing): Step<never, Key> => ({
  state: { ...state, editing },
  effects: [],
})

function key<Key extends string>(met: Met<Key>, { press }: GridEventOf<'key'>): Step<never, Key> {
  const command = commandOf(press, met.view, met.sheet)
  if (command === null) return nothing(met)
  return { ...obey(met, command), isUsedUp: isUsedUp(command) }
}

function obey<Key extends string>(met: Met<Key>, command: GridCommand): Step<never, Key> {
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
      return { state: met.state, effects: [command] }
  }
}

/** Opens the editor of a cell with a value, or else the row. */
function doublePress<Key extends string>(
  met: Met<Key>,
  { at }: GridEventOf<'double-press'>,
): Step<never, Key> {
  const { can, columns, hasRow } = met.sheet
  if (!hasRow(at.row)) return nothing(met)
  if (can.edit && columns[at.column]?.value) return edit(met, 'whole')
  return { state: met.state, effects: [{ kind: 'open-row', at }] }
}

function tap<Key extends string>(met: Met<Key>): Step<never, Key> {
  const { can, valueAt } = met.sheet
  return can.edit && valueAt(met.view.active) !== undefined ? edit(met, 'whole') : nothing(met)
}

/** The page leads to a row, or to a cell of it. */
function goTo<Key extends string>(
  met: Met<Key>,
  { row, column, takesFocus }: GridEventOf<'go-to', never, Key>,
): Step<never, Key> {
  const at = met.sheet.columns.findIndex(({ key }) => key === column)
  const step = select(met, rangeAt({ row, column: at === -1 ? met.view.active.column : at }))
  const scroll = { kind: 'scroll', row, align: 'center' } as const
  const focus = takesFocus ? [{ kind: 'focus' } as const] : []
  return { ...step, effects: [...step.effects, scroll, ...focus] }
}
