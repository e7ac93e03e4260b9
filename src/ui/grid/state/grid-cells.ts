import { type FillDirection, fillSource } from './fill-source.ts'
import type { MoveAfterEdit, ScreenPlace } from './grid-props.ts'
import type { GridEventOf } from './grid-events.ts'
import {
  areaOf,
  cellsOf,
  type GridArea,
  isSamePlace,
  rangeAt,
  rangeByCorner,
} from './grid-range.ts'
import {
  doFirst,
  type Context,
  move,
  only,
  select,
  selectWithFocus,
  type Step,
} from './grid-state.ts'

/** The selected cells, or the active one. */
const selectedIn = ({ view, sheet }: Context) => cellsOf(areaOf(view.range), sheet.columns)

const used = (step: Step): Step => ({ ...step, isUsedUp: true })

/** Empties the selected cells, or the active one. */
export function clear(context: Context): Step {
  const { view, sheet } = context
  if (!sheet.can.changeCells || view.area === null)
    return only(context, { kind: 'empty', at: view.active })
  return only(context, { kind: 'clear', cells: selectedIn(context) })
}

/** Fills the selection from its first row or column, or from the one before it. */
export function fill(context: Context, direction: FillDirection): Step {
  const target = selectedIn(context)
  const all = context.sheet.columns.flatMap(({ key, value }) => (value ? [key] : []))
  const source = fillSource(target, direction, all)
  return source ? only(context, { kind: 'repeat', source, target }) : only(context)
}

/** Fills the selected cells with the value of the active one. */
export function fillWithActive(context: Context): Step {
  const value = context.sheet.valueAt(context.view.active)
  if (context.view.area === null || value === undefined) return only(context)
  return only(context, { kind: 'fill', cells: selectedIn(context), value })
}

/** Repeats the selected cells over a surrounding area and selects it. */
export function repeatOver(context: Context, area: GridArea): Step {
  const target = cellsOf(area, context.sheet.columns)
  const step = select(context, rangeByCorner(area, 'first'))
  return doFirst({ kind: 'repeat', source: selectedIn(context), target }, step)
}

/** Deletes the selected rows, or the active one. */
export function deleteRows(context: Context): Step {
  const { active, area } = context.view
  const rows = area?.rows ?? { from: active.row, to: active.row + 1 }
  return doFirst({ kind: 'delete-rows', rows }, selectWithFocus(context, rangeAt(active)))
}

/** Copies or cuts the selected cells. Without values, or to cut from a read-only sheet, the browser keeps the event. */
export function copy(context: Context, { cut, clipboard }: GridEventOf<'copy'>): Step {
  const { can } = context.sheet
  const cells = selectedIn(context)
  const isOurs = can.selectCells && cells.keys.length > 0 && (can.changeCells || !cut)
  return isOurs ? used(only(context, { kind: 'copy', cells, cut, clipboard })) : only(context)
}

export function paste(context: Context, { clipboard }: GridEventOf<'paste'>): Step {
  const cells = selectedIn(context)
  if (!context.sheet.can.paste || cells.keys.length === 0) return only(context)
  return used(only(context, { kind: 'paste', cells, clipboard }))
}

export function openMenu(context: Context, point: ScreenPlace): Step {
  const { view, sheet } = context
  if (!sheet.can.openMenu) return only(context)
  const active = cellsOf(areaOf(rangeAt(view.active)), sheet.columns)
  return used(only(context, { kind: 'open-menu', cells: selectedIn(context), active, point }))
}

/** Ends the editor: reports its value and moves the active cell. */
export function commit(context: Context, { edit, move: how }: GridEventOf<'commit'>): Step {
  const ended = { ...context, state: { ...context.state, editing: null } }
  const step = moveAfterEdit(ended, how)
  if (edit === null) return step
  const fills = how === 'fill' && context.view.area !== null
  if (fills) return doFirst({ kind: 'fill', cells: selectedIn(context), value: edit.value }, step)
  return doFirst({ kind: 'edit', edit }, step)
}

function moveAfterEdit(context: Context, how: MoveAfterEdit): Step {
  if (how === 'leave') return only(context)
  if (how === 'stay' || how === 'fill') return only(context, { kind: 'focus' })
  const startColumn = startOfTabs(context)
  if (how === 'down') return moveBy(context, startColumn, 1)
  const step = moveBy(context, context.view.active.column + (how === 'right' ? 1 : -1), 0)
  return { ...step, state: { ...step.state, tabbed: { at: step.state.range.head, startColumn } } }
}

/** The column where the current series of Tab presses began. */
function startOfTabs({ state: { tabbed }, view: { active } }: Context): number {
  return tabbed && isSamePlace(tabbed.at, active) ? tabbed.startColumn : active.column
}

function moveBy(context: Context, column: number, down: 0 | 1): Step {
  const { active } = context.view
  const { rows, places, columns } = context.sheet.size
  // The empty row becomes an entry, and a new empty row follows it.
  const row = down === 1 && active.row >= rows ? Infinity : Math.min(active.row + down, places - 1)
  return move(context, { row, column: Math.max(0, Math.min(column, columns - 1)) }, false)
}
