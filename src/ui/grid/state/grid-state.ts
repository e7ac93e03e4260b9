import type { GridEditing } from '#ui/grid/grid-props.ts'
import type { GridEffect } from './grid-events.ts'
import {
  areaOf,
  cellsOf,
  extendTo,
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

/** What a grid remembers from one event to the next. */
export type GridState = {
  /** As it was wanted, though rows may have gone since. Row `Infinity` is the empty row, which moves with the end of the sheet. */
  readonly range: GridRange
  readonly editing: GridEditing | null
  /** Where Tab has led, and in which column that began: Enter then goes below it. */
  readonly tabbed: { readonly at: GridPosition; readonly startColumn: number } | null
  /** What the fill handle covers while it is dragged. */
  readonly covered: GridArea | null
  /** A long press has selected, so a finger can drag the corners. */
  readonly hasCorners: boolean
}

/** A grid nobody has touched. */
export function startAt(row: number): GridState {
  const range = rangeAt({ row, column: 0 })
  return { range, editing: null, tabbed: null, covered: null, hasCorners: false }
}

/** What the reducer knows of the sheet: how large it is and what can be done, but none of its rows. */
export type GridSheet<Key extends string> = {
  readonly size: SheetSize
  readonly pageRows: number
  readonly columns: readonly {
    readonly key: Key
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

type Limits = Pick<GridSheet<string>, 'size' | 'can'>

export function viewOf(state: GridState, sheet: Limits): GridView {
  const range = within(state.range, sheet.size)
  const area = sheet.can.selectCells ? selectedCells(range) : selectedRows(range, sheet)
  return { range, active: range.head, area }
}

const selectedCells = (range: GridRange) => (isOneCell(range) ? null : areaOf(range))

/** Where cells cannot be selected, Shift selects rows. */
const selectedRows = (range: GridRange, { size }: Limits) =>
  range.anchor.row === range.head.row ? null : areaOf(wholeRows(range, size))

/** What an event meets. */
export type Met<Key extends string> = {
  readonly state: GridState
  readonly view: GridView
  readonly sheet: GridSheet<Key>
}

export type Step<Row, Key extends string> = {
  readonly state: GridState
  readonly effects: readonly GridEffect<Row, Key>[]
  /** The event was the grid's: the browser does nothing more with it. */
  readonly isUsedUp?: boolean
}

/** Selects a range and tells the page. */
export function select<Key extends string>(
  { state, view, sheet }: Met<Key>,
  range: GridRange,
): Step<never, Key> {
  const next = within(range, sheet.size)
  const cells = isOneCell(next) ? null : cellsOf(areaOf(next), sheet.columns)
  const wereSelected = view.area !== null
  return {
    state: { ...state, range },
    effects: [
      { kind: 'tell-active', row: next.head.row },
      { kind: 'tell-rows', rows: selectedRows(next, sheet)?.rows ?? null },
      ...(cells || wereSelected ? [{ kind: 'tell-cells', cells } as const] : []),
    ],
  }
}

const isRowHead = ({ sheet }: Met<string>, column: number) =>
  sheet.columns[column]?.rowHead === true

/** Moves the active cell, with the focus; from the number of a row, whole rows are selected. */
export function move<Key extends string>(
  met: Met<Key>,
  to: GridPosition,
  extend: boolean,
): Step<never, Key> {
  const { range } = met.view
  const { size } = met.sheet
  const isOfRows = extend && isRowHead(met, range.head.column)
  const wanted = extend ? extendTo(range, to) : rangeAt(to)
  const step = selectWithFocus(met, isOfRows ? wholeRows(wanted, size) : wanted)
  const row = Math.min(to.row, size.places - 1)
  return { ...step, effects: [...step.effects, { kind: 'scroll', row, align: 'nearest' }] }
}

/** Selects a range, and brings the keyboard to its active cell. */
export function selectWithFocus<Key extends string>(met: Met<Key>, range: GridRange) {
  const step = select(met, range)
  return { ...step, effects: [...step.effects, { kind: 'focus' } as const] }
}

/** Selects the row of a cell, or all rows up to it. */
export function selectRow<Key extends string>(met: Met<Key>, to: GridPosition, extend: boolean) {
  const wanted = extend ? extendTo(met.view.range, to) : rangeAt(to)
  return selectWithFocus(met, wholeRows(wanted, met.sheet.size))
}

/** Selects a column, or all columns up to it; the head of the row numbers selects everything. */
export function selectColumn<Key extends string>(met: Met<Key>, column: number, extend: boolean) {
  const { columns, size } = met.sheet
  if (isRowHead(met, column)) return selectWithFocus(met, wholeSheet(size))
  if (!columns[column]?.value) return { state: met.state, effects: [] }
  const to = { row: 0, column }
  const wanted = extend ? extendTo(met.view.range, to) : rangeAt(to)
  return selectWithFocus(met, wholeColumns(wanted, size))
}
