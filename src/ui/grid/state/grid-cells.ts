import { fillSource, type FillDirection } from '#ui/grid/editing/fill-source.ts'
import type { MoveAfterEdit, ScreenPlace } from '#ui/grid/grid-props.ts'
import type { GridEffect, GridEventOf } from './grid-events.ts'
import {
  areaOf,
  cellsOf,
  type GridArea,
  isSamePlace,
  rangeAt,
  rangeByCorner,
} from './grid-range.ts'
import { type Met, move, select, type Step } from './grid-state.ts'

/** The selected cells, or the active one. */
const selectedIn = <Key extends string>({ view, sheet }: Met<Key>) =>
  cellsOf(areaOf(view.range), sheet.columns)

const only = <Key extends string>({ state }: Met<Key>, effect: GridEffect<never, Key> | null) => ({
  state,
  effects: effect ? [effect] : [],
})

/** Empties the selected cells, or the active one. */
export function clear<Key extends string>(met: Met<Key>): Step<never, Key> {
  const { view, sheet } = met
  const hasMany = sheet.can.changeCells && view.area !== null
  return only(
    met,
    hasMany ? { kind: 'clear', cells: selectedIn(met) } : { kind: 'empty', at: view.active },
  )
}

/** Repeats the first of the selected cells, or the one before them. */
export function fill<Key extends string>(met: Met<Key>, direction: FillDirection) {
  const target = selectedIn(met)
  const all = met.sheet.columns.flatMap(({ key, value }) => (value ? [key] : []))
  const source = fillSource(target, direction, all)
  return only(met, source && { kind: 'repeat', source, target })
}

/** Puts the value of the active cell into all selected ones. */
export function fillWithActive<Key extends string>(met: Met<Key>) {
  const value = met.sheet.valueAt(met.view.active)
  const fills = met.view.area !== null && value !== undefined
  return only(met, fills ? { kind: 'fill', cells: selectedIn(met), value } : null)
}

/** Repeats the selected cells over an area that has them in it, which is selected then. */
export function repeatOver<Key extends string>(met: Met<Key>, area: GridArea): Step<never, Key> {
  const { columns } = met.sheet
  const repeat = {
    kind: 'repeat',
    source: selectedIn(met),
    target: cellsOf(area, columns),
  } as const
  const step = select(met, rangeByCorner(area, 'first'))
  return { ...step, effects: [repeat, ...step.effects] }
}

export function deleteRows<Key extends string>(met: Met<Key>): Step<never, Key> {
  const { active, area } = met.view
  const rows = area?.rows ?? { from: active.row, to: active.row + 1 }
  const step = select(met, rangeAt(active))
  return {
    ...step,
    effects: [{ kind: 'delete-rows', rows }, ...step.effects, { kind: 'focus' }],
  }
}

/** The clipboard is left to the browser where no cell has a value, and a sheet that can't be changed isn't cut. */
export function copy<Key extends string>(
  met: Met<Key>,
  { cut, clipboard }: GridEventOf<'copy'>,
): Step<never, Key> {
  const { can } = met.sheet
  const cells = selectedIn(met)
  const isOurs = can.selectCells && cells.keys.length > 0 && (can.changeCells || !cut)
  if (!isOurs) return only(met, null)
  return { ...only(met, { kind: 'copy', cells, cut, clipboard }), isUsedUp: true }
}

export function paste<Key extends string>(
  met: Met<Key>,
  { clipboard }: GridEventOf<'paste'>,
): Step<never, Key> {
  const cells = selectedIn(met)
  if (!met.sheet.can.paste || cells.keys.length === 0) return only(met, null)
  return { ...only(met, { kind: 'paste', cells, clipboard }), isUsedUp: true }
}

/** The menu is for the selected cells, and knows which one is active. */
export function openMenu<Key extends string>(met: Met<Key>, point: ScreenPlace): Step<never, Key> {
  const { view, sheet } = met
  if (!sheet.can.openMenu) return only(met, null)
  const active = cellsOf(areaOf(rangeAt(view.active)), sheet.columns)
  const menu = { kind: 'open-menu', cells: selectedIn(met), active, point } as const
  return { ...only(met, menu), isUsedUp: true }
}

/** An editor ends: its value goes to the page, and the active cell on. */
export function commit<Row, Key extends string>(
  met: Met<Key>,
  event: GridEventOf<'commit', Row, Key>,
): Step<Row, Key> {
  const { edit, index, move: how } = event
  const ended = { ...met, state: { ...met.state, editing: null } }
  const step = moveAfterEdit(ended, how)
  if (edit === null) return step
  const fills = how === 'fill' && met.view.area !== null
  const change: GridEffect<Row, Key> = fills
    ? { kind: 'fill', cells: selectedIn(met), value: edit.value }
    : { kind: 'edit', index, edit }
  return { ...step, effects: [change, ...step.effects] }
}

function moveAfterEdit<Key extends string>(met: Met<Key>, how: MoveAfterEdit): Step<never, Key> {
  if (how === 'leave') return only(met, null)
  if (how === 'stay' || how === 'fill') return only(met, { kind: 'focus' })
  const { active } = met.view
  const startColumn = startOfTabs(met)
  if (how === 'down') return moveBy(met, startColumn, 1)
  const step = moveBy(met, active.column + (how === 'right' ? 1 : -1), 0)
  return { ...step, state: { ...step.state, tabbed: { at: step.state.range.head, startColumn } } }
}

/** The column in which the Tab key was first pressed on the way to the active cell. */
function startOfTabs({ state: { tabbed }, view: { active } }: Met<string>): number {
  return tabbed && isSamePlace(tabbed.at, active) ? tabbed.startColumn : active.column
}

function moveBy<Key extends string>(met: Met<Key>, column: number, down: 0 | 1) {
  const { active } = met.view
  const { rows, places, columns } = met.sheet.size
  // Below the empty row comes the next one, as soon as it is an entry.
  const row = down === 1 && active.row >= rows ? Infinity : Math.min(active.row + down, places - 1)
  return move(met, { row, column: Math.max(0, Math.min(column, columns - 1)) }, false)
}
