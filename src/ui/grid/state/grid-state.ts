import type { GridEditing } from '#ui/grid/grid-props.ts'
import type { GridEffect } from './grid-events.ts'
import {
  areaOf,
  cellsOf,
  extendTo,
  moveRange,
  type GridArea,
  type GridPosition,
  type GridRange,
  isOneCell,
  rangeAt,
  type SheetSize,
  wholeColumns,
  wholeRows,
  wholeSheet,
  within,
} from './grid-range.ts'

/** What names a row, wherever it is. */
export type RowKey = string | number

/** What a grid remembers from one event to the next. */
export type GridState = {
  /** As it was wanted, though rows may have gone since. Row `Infinity` is the empty row, which moves with the end of the sheet. */
  readonly range: GridRange
  /** The active row when the range was selected, where rows are followed. */
  readonly followed: RowKey | null
  readonly editing: GridEditing | null
  /** Where Tab has led, and in which column that began: Enter then goes below it. */
  readonly tabbed: { readonly at: GridPosition; readonly startColumn: number } | null
  /** What the fill handle covers while it is dragged. */
  readonly covered: GridArea | null
  /** A long press has selected, so a finger can drag the corners. */
  readonly hasCorners: boolean
}

/** A grid before its first key or press. */
export function startAt(row: number): GridState {
  const range = rangeAt({ row, column: 0 })
  return { range, followed: null, editing: null, tabbed: null, covered: null, hasCorners: false }
}

/** What the reducer knows of the sheet: how large it is and what can be done, but none of its rows. */
export type GridSheet = {
  readonly size: SheetSize
  readonly pageRows: number
  readonly columns: readonly {
    readonly key: string
    readonly value?: unknown
    readonly rowHead?: boolean
    readonly menuLabel?: string
    readonly resizable?: boolean
  }[]
  /** False while the row is being fetched. */
  readonly hasRow: (row: number) => boolean
  /** undefined: the cell has no value, or its row is being fetched. */
  readonly valueAt: (cell: GridPosition) => string | undefined
  readonly can: Readonly<Record<Can, boolean>>
  /** Rows are followed by their keys; null: a range keeps its place. */
  readonly keys: {
    readonly keyAt: (row: number) => RowKey
    /** -1: the row is gone. */
    readonly rowOf: (key: RowKey) => number
  } | null
}

/** `selectCells`: several cells, and not only rows. */
type Can =
  | 'edit'
  | 'paste'
  | 'selectCells'
  | 'changeCells'
  | 'deleteRows'
  | 'openRow'
  | 'openMenu'
  | 'openColumnMenu'
  | 'resize'

/** The state as far as the sheet goes now. */
export type GridView = {
  readonly range: GridRange
  readonly active: GridPosition
  /** null: no more than the active cell is selected. */
  readonly area: GridArea | null
}

type Limits = Pick<GridSheet, 'size' | 'can'>

/** The state for the rows as they are now: the range moves with its active row, and an editor ends with its row. */
export function followRow(state: GridState, { keys }: Pick<GridSheet, 'keys'>): GridState {
  const { followed, range } = state
  if (keys === null || followed === null) return state
  const row = keys.rowOf(followed)
  if (row === -1) return state.editing === null ? state : { ...state, editing: null }
  const by = row - range.head.row
  return by === 0 ? state : { ...state, range: moveRange(range, by) }
}

export function viewOf(state: GridState, sheet: Limits): GridView {
  const range = within(state.range, sheet.size)
  const cells = isOneCell(range) ? null : areaOf(range)
  return {
    range,
    active: range.head,
    area: sheet.can.selectCells ? cells : selectedRows(range, sheet),
  }
}

/** Where cells cannot be selected, Shift selects rows. */
const selectedRows = (range: GridRange, { size }: Limits) =>
  range.anchor.row === range.head.row ? null : areaOf(wholeRows(range, size))

/** What an event meets. */
export type Met = {
  readonly state: GridState
  readonly view: GridView
  readonly sheet: GridSheet
}

export type Step = {
  readonly state: GridState
  readonly effects: readonly GridEffect[]
  /** The event was the grid's: the browser does nothing more with it. */
  readonly isUsedUp?: boolean
}

/** The state stays, with what is to be done. */
export const only = ({ state }: Met, ...effects: readonly GridEffect[]): Step => ({
  state,
  effects,
})

/** The step, with something to be done before it. */
export const doFirst = (effect: GridEffect, step: Step): Step => ({
  ...step,
  effects: [effect, ...step.effects],
})

/** The step, with more to be done after it. */
export const andThen = (step: Step, ...more: readonly GridEffect[]): Step => ({
  ...step,
  effects: [...step.effects, ...more],
})

/** Selects a range and tells the page. */
export function select({ state, view, sheet }: Met, range: GridRange): Step {
  const next = within(range, sheet.size)
  const cells = isOneCell(next) ? null : cellsOf(areaOf(next), sheet.columns)
  const effects: readonly GridEffect[] = [
    { kind: 'tell-active', row: next.head.row },
    { kind: 'tell-rows', rows: selectedRows(next, sheet)?.rows ?? null },
  ]
  const followed = sheet.keys?.keyAt(next.head.row) ?? null
  const step = { state: { ...state, range, followed }, effects }
  return cells || view.area ? andThen(step, { kind: 'tell-cells', cells }) : step
}

/** Selects a range, and brings the keyboard to its active cell. */
export const selectWithFocus = (met: Met, range: GridRange) =>
  andThen(select(met, range), { kind: 'focus' })

export const isRowHead = ({ sheet }: Met, column: number) => sheet.columns[column]?.rowHead === true

const rangeTo = ({ view }: Met, to: GridPosition, extend: boolean) =>
  extend ? extendTo(view.range, to) : rangeAt(to)

/** Moves the active cell, with the keyboard; from the number of a row, whole rows are selected. */
export function move(met: Met, to: GridPosition, extend: boolean): Step {
  const { size } = met.sheet
  const wanted = rangeTo(met, to, extend)
  const isOfRows = extend && isRowHead(met, met.view.active.column)
  const step = selectWithFocus(met, isOfRows ? wholeRows(wanted, size) : wanted)
  return andThen(step, { kind: 'scroll', row: Math.min(to.row, size.places - 1), align: 'nearest' })
}

/** Selects the row of a cell, or all rows up to it. */
export const selectRow = (met: Met, to: GridPosition, extend: boolean) =>
  selectWithFocus(met, wholeRows(rangeTo(met, to, extend), met.sheet.size))

/** Selects a column, or all columns up to it; the head of the row numbers selects everything. */
export function selectColumn(met: Met, column: number, extend: boolean): Step {
  const { columns, size } = met.sheet
  if (isRowHead(met, column)) return selectWithFocus(met, wholeSheet(size))
  if (!columns[column]?.value) return only(met)
  return selectWithFocus(met, wholeColumns(rangeTo(met, { row: 0, column }, extend), size))
}
