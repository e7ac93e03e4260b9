import type { GridEditing } from './grid-props.ts'
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

/** Identifies a row independently of its index. */
export type RowKey = string | number

/** State of a grid between events. */
export type GridState = {
  /** The requested range; rows may have been removed since. Row `Infinity` is the empty row at the end of the sheet. */
  readonly range: GridRange
  /** Key of the active row when the range was selected; null: rows aren't followed. */
  readonly followed: RowKey | null
  readonly editing: GridEditing | null
  /** The cell reached by Tab and the column of the first Tab, below which Enter continues. */
  readonly tabbed: { readonly at: GridPosition; readonly startColumn: number } | null
  /** The area covered while the fill handle is dragged. */
  readonly covered: GridArea | null
  /** A long press made the selection, so it shows corners to drag. */
  readonly hasCorners: boolean
}

export function startAt(row: number): GridState {
  const range = rangeAt({ row, column: 0 })
  return { range, followed: null, editing: null, tabbed: null, covered: null, hasCorners: false }
}

/** The reducer's view of the sheet: its size and capabilities, without its rows. */
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
  /** False while the row loads. */
  readonly hasRow: (row: number) => boolean
  /** undefined: the cell has no value, or its row is loading. */
  readonly valueAt: (cell: GridPosition) => string | undefined
  readonly can: Readonly<Record<Can, boolean>>
  /** Follows rows by key; null: a range keeps its indices. */
  readonly keys: {
    readonly keyAt: (row: number) => RowKey
    /** -1: the row was removed. */
    readonly rowOf: (key: RowKey) => number
  } | null
}

/** `selectCells`: cells can be selected, not only rows. */
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

/** The state clamped to the current sheet. */
export type GridView = {
  readonly range: GridRange
  readonly active: GridPosition
  /** null: only the active cell is selected. */
  readonly area: GridArea | null
}

type Limits = Pick<GridSheet, 'size' | 'can'>

/** Adapts the state to the current rows: the range moves with its active row, and an editor closes if its row was removed. */
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

/** Without cell selection, Shift selects rows. */
const selectedRows = (range: GridRange, { size }: Limits) =>
  range.anchor.row === range.head.row ? null : areaOf(wholeRows(range, size))

export type Context = {
  readonly state: GridState
  readonly view: GridView
  readonly sheet: GridSheet
}

export type Step = {
  readonly state: GridState
  readonly effects: readonly GridEffect[]
  /** The grid handled the event: prevent the default. */
  readonly isUsedUp?: boolean
}

/** A step that keeps the state. */
export const only = ({ state }: Context, ...effects: readonly GridEffect[]): Step => ({
  state,
  effects,
})

/** The step with an effect before the others. */
export const doFirst = (effect: GridEffect, step: Step): Step => ({
  ...step,
  effects: [effect, ...step.effects],
})

/** The step with more effects at its end. */
export const andThen = (step: Step, ...more: readonly GridEffect[]): Step => ({
  ...step,
  effects: [...step.effects, ...more],
})

/** Selects a range and tells the page. */
export function select({ state, view, sheet }: Context, range: GridRange): Step {
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

/** Selects a range and focuses its active cell. */
export const selectWithFocus = (context: Context, range: GridRange) =>
  andThen(select(context, range), { kind: 'focus' })

export const isRowHead = ({ sheet }: Context, column: number) =>
  sheet.columns[column]?.rowHead === true

const rangeTo = ({ view }: Context, to: GridPosition, extend: boolean) =>
  extend ? extendTo(view.range, to) : rangeAt(to)

/** Moves the active cell and the focus; extending from a row number selects whole rows. */
export function move(context: Context, to: GridPosition, extend: boolean): Step {
  const { size } = context.sheet
  const wanted = rangeTo(context, to, extend)
  const isOfRows = extend && isRowHead(context, context.view.active.column)
  const step = selectWithFocus(context, isOfRows ? wholeRows(wanted, size) : wanted)
  return andThen(step, { kind: 'scroll', row: Math.min(to.row, size.places - 1), align: 'nearest' })
}

/** Selects the row of a cell, or extends the selection to it. */
export const selectRow = (context: Context, to: GridPosition, extend: boolean) =>
  selectWithFocus(context, wholeRows(rangeTo(context, to, extend), context.sheet.size))

/** Selects a column, or extends the selection to it; the header of the row numbers selects everything. */
export function selectColumn(context: Context, column: number, extend: boolean): Step {
  const { columns, size } = context.sheet
  if (isRowHead(context, column)) return selectWithFocus(context, wholeSheet(size))
  if (!columns[column]?.value) return only(context)
  return selectWithFocus(context, wholeColumns(rangeTo(context, { row: 0, column }, extend), size))
}
