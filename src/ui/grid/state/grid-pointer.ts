import { openMenu, repeatOver } from './grid-cells.ts'
import type { GridEffect, GridEventOf } from './grid-events.ts'
import {
  areaOf,
  areaWith,
  type GridArea,
  type GridPosition,
  isInside,
  rangeAt,
  rangeByCorner,
} from './grid-range.ts'
import { type Met, move, select, selectColumn, selectRow, type Step } from './grid-state.ts'

const isRowHead = ({ sheet }: Met<string>, { column }: GridPosition) =>
  sheet.columns[column]?.rowHead === true

/** What is selected, or the active cell. */
export const selectedArea = ({ view }: Pick<Met<string>, 'view'>): GridArea =>
  view.area ?? areaOf(view.range)

/** A press on a cell or on the number of a row. */
export function press<Key extends string>(
  given: Met<Key>,
  event: GridEventOf<'press'>,
): Step<never, Key> {
  const met = { ...given, state: { ...given.state, hasCorners: false } }
  const leave: GridEffect<never, Key>[] =
    given.state.editing === null ? [] : [{ kind: 'leave-editor' }]
  const step = selectByPress(met, event)
  return { ...step, effects: [...leave, ...step.effects] }
}

function selectByPress<Key extends string>(
  met: Met<Key>,
  { at, button, shift }: GridEventOf<'press'>,
): Step<never, Key> {
  const { area } = met.view
  const isOfRow = met.sheet.can.selectCells && isRowHead(met, at)
  const cell = isOfRow ? { ...at, column: met.sheet.size.values.from } : at
  // The menu of the selected cells is for all of them.
  const isForAll = button !== 0 && area !== null && isInside(area, cell)
  if (isForAll) return { state: met.state, effects: [], isUsedUp: true }
  // The focus comes to the selected cells, wherever the press was.
  if (isOfRow) return { ...selectRow(met, at, shift), isUsedUp: true }
  return shift ? { ...move(met, at, true), isUsedUp: true } : select(met, rangeAt(at))
}

/** A press goes on from a cell, a row's number or a head to another place. */
export function drag<Key extends string>(
  met: Met<Key>,
  { from, to }: GridEventOf<'drag'>,
): Step<never, Key> {
  if (from.row < 0) return selectColumn(met, to.column, true)
  return isRowHead(met, from) ? selectRow(met, to, true) : move(met, to, true)
}

/** The fill handle covers more rows, or more columns with values. */
export function dragHandle<Key extends string>(
  met: Met<Key>,
  { to }: GridEventOf<'drag-handle'>,
): Step<never, Key> {
  const { rows, values } = met.sheet.size
  const column = Math.max(values.from, Math.min(to.column, values.to - 1))
  const covered = areaWith(selectedArea(met), { row: Math.min(to.row, rows - 1), column })
  return { state: { ...met.state, covered }, effects: [] }
}

export function dropHandle<Key extends string>(
  met: Met<Key>,
  { isLetGo }: GridEventOf<'drop-handle'>,
): Step<never, Key> {
  const { covered } = met.state
  const given = { ...met, state: { ...met.state, covered: null } }
  return isLetGo && covered ? repeatOver(given, covered) : { state: given.state, effects: [] }
}

/** A double press on the handle fills all rows below. */
export function fillToEnd<Key extends string>(met: Met<Key>): Step<never, Key> {
  const area = selectedArea(met)
  return repeatOver(met, { ...area, rows: { from: area.rows.from, to: met.sheet.size.rows } })
}

/** The corner that a finger takes becomes the active cell, so that it is the one that moves. */
export function takeCorner<Key extends string>(
  met: Met<Key>,
  { corner }: GridEventOf<'take-corner'>,
): Step<never, Key> {
  return select(met, rangeByCorner(selectedArea(met), corner))
}

/** A long press selects, and opens the menu of what it has selected before. */
export function hold<Key extends string>(
  met: Met<Key>,
  { at, point }: GridEventOf<'hold'>,
): Step<never, Key> {
  if (met.state.hasCorners && isInside(selectedArea(met), at)) return openMenu(met, point)
  const step = isRowHead(met, at) ? selectRow(met, at, false) : move(met, at, false)
  return { ...step, state: { ...step.state, hasCorners: true } }
}
