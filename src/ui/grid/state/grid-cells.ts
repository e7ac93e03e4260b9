import { type FillDirection, fillSource } from '#ui/grid/editing/fill-source.ts'
import type { MoveAfterEdit, ScreenPlace } from '#ui/grid/grid-props.ts'
import type { GridEventOf } from './grid-events.ts'
import {
  areaOf,
  cellsOf,
  type GridArea,
  isSamePlace,
  rangeAt,
  rangeByCorner,
} from './grid-range.ts'
import { doFirst, type Met, move, only, select, selectWithFocus, type Step } from './grid-state.ts'

/** The selected cells, or the active one. */
const selectedIn = ({ view, sheet }: Met) => cellsOf(areaOf(view.range), sheet.columns)

const used = (step: Step): Step => ({ ...step, isUsedUp: true })

/** Empties the selected cells, or the active one. */
export function clear(met: Met): Step {
  const { view, sheet } = met
  if (!sheet.can.changeCells || view.area === null)
    return only(met, { kind: 'empty', at: view.active })
  return only(met, { kind: 'clear', cells: selectedIn(met) })
}

/** Fills the selection from its first row or column, or from the one before it. */
export function fill(met: Met, direction: FillDirection): Step {
  const target = selectedIn(met)
  const all = met.sheet.columns.flatMap(({ key, value }) => (value ? [key] : []))
  const source = fillSource(target, direction, all)
  return source ? only(met, { kind: 'repeat', source, target }) : only(met)
}

/** Fills the selected cells with the value of the active one. */
export function fillWithActive(met: Met): Step {
  const value = met.sheet.valueAt(met.view.active)
  if (met.view.area === null || value === undefined) return only(met)
  return only(met, { kind: 'fill', cells: selectedIn(met), value })
}

/** Repeats the selected cells over a surrounding area and selects it. */
export function repeatOver(met: Met, area: GridArea): Step {
  const target = cellsOf(area, met.sheet.columns)
  const step = select(met, rangeByCorner(area, 'first'))
  return doFirst({ kind: 'repeat', source: selectedIn(met), target }, step)
}

/** Deletes the selected rows, or the active one. */
export function deleteRows(met: Met): Step {
  const { active, area } = met.view
  const rows = area?.rows ?? { from: active.row, to: active.row + 1 }
  return doFirst({ kind: 'delete-rows', rows }, selectWithFocus(met, rangeAt(active)))
}

/** Copies or cuts the selected cells. Without values, or to cut from a read-only sheet, the browser keeps the event. */
export function copy(met: Met, { cut, clipboard }: GridEventOf<'copy'>): Step {
  const { can } = met.sheet
  const cells = selectedIn(met)
  const isOurs = can.selectCells && cells.keys.length > 0 && (can.changeCells || !cut)
  return isOurs ? used(only(met, { kind: 'copy', cells, cut, clipboard })) : only(met)
}

export function paste(met: Met, { clipboard }: GridEventOf<'paste'>): Step {
  const cells = selectedIn(met)
  if (!met.sheet.can.paste || cells.keys.length === 0) return only(met)
  return used(only(met, { kind: 'paste', cells, clipboard }))
}

/** Opens the menu for the selected cells. */
export function openMenu(met: Met, point: ScreenPlace): Step {
  const { view, sheet } = met
  if (!sheet.can.openMenu) return only(met)
  const active = cellsOf(areaOf(rangeAt(view.active)), sheet.columns)
  return used(only(met, { kind: 'open-menu', cells: selectedIn(met), active, point }))
}

/** Ends the editor: reports its value and moves the active cell. */
export function commit(met: Met, { edit, move: how }: GridEventOf<'commit'>): Step {
  const ended = { ...met, state: { ...met.state, editing: null } }
  const step = moveAfterEdit(ended, how)
  if (edit === null) return step
  const fills = how === 'fill' && met.view.area !== null
  if (fills) return doFirst({ kind: 'fill', cells: selectedIn(met), value: edit.value }, step)
  return doFirst({ kind: 'edit', edit }, step)
}

function moveAfterEdit(met: Met, how: MoveAfterEdit): Step {
  if (how === 'leave') return only(met)
  if (how === 'stay' || how === 'fill') return only(met, { kind: 'focus' })
  const startColumn = startOfTabs(met)
  if (how === 'down') return moveBy(met, startColumn, 1)
  const step = moveBy(met, met.view.active.column + (how === 'right' ? 1 : -1), 0)
  return { ...step, state: { ...step.state, tabbed: { at: step.state.range.head, startColumn } } }
}

/** The column where the current series of Tab presses began. */
function startOfTabs({ state: { tabbed }, view: { active } }: Met): number {
  return tabbed && isSamePlace(tabbed.at, active) ? tabbed.startColumn : active.column
}

function moveBy(met: Met, column: number, down: 0 | 1): Step {
  const { active } = met.view
  const { rows, places, columns } = met.sheet.size
  // The empty row becomes an entry, and a new empty row follows it.
  const row = down === 1 && active.row >= rows ? Infinity : Math.min(active.row + down, places - 1)
  return move(met, { row, column: Math.max(0, Math.min(column, columns - 1)) }, false)
}
