import type { CellRange, ColumnRange, RowRange } from './grid-props.ts'

/** Row and column index of a cell, from 0. */
export type GridPosition = { readonly row: number; readonly column: number }

export function isSamePlace(one: GridPosition, other: GridPosition | null): boolean {
  return one.row === other?.row && one.column === other.column
}

/** A range of cells: the anchor is where the selection began, the head is the active cell. */
export type GridRange = { readonly anchor: GridPosition; readonly head: GridPosition }

/** Rows and columns of a range, `to` exclusive. */
export type GridArea = { readonly rows: RowRange; readonly columns: ColumnRange }

export type SheetSize = {
  readonly rows: number
  /** Rows plus the empty row at the end. */
  readonly places: number
  readonly columns: number
  /** The selectable columns: those with values. */
  readonly values: ColumnRange
}

export function rangeAt(cell: GridPosition): GridRange {
  return { anchor: cell, head: cell }
}

/** Moves a range down by some rows. */
export function moveRange({ anchor, head }: GridRange, by: number): GridRange {
  const move = ({ row, column }: GridPosition) => ({ row: row + by, column })
  return { anchor: move(anchor), head: move(head) }
}

export function extendTo({ anchor }: GridRange, head: GridPosition): GridRange {
  return { anchor, head }
}

/** Clamps a range to the current rows; several cells are limited to rows and columns with values. */
export function within(range: GridRange, { rows, places, columns, values }: SheetSize): GridRange {
  const { anchor, head } = range
  const isOne = isOneCell(range) || Math.min(anchor.row, head.row, places - 1) >= rows
  const lines = { from: 0, to: isOne ? places : rows }
  const span = isOne ? { from: 0, to: columns } : values
  const clamp = ({ row, column }: GridPosition) => ({
    row: clampTo(lines, row),
    column: clampTo(span, column),
  })
  return isOne ? rangeAt(clamp(head)) : { anchor: clamp(anchor), head: clamp(head) }
}

const clampTo = ({ from, to }: RowRange, index: number) => Math.max(from, Math.min(index, to - 1))

/** All cells; the active one is the first. */
export function wholeSheet({ rows, values }: SheetSize): GridRange {
  return {
    anchor: { row: rows - 1, column: values.to - 1 },
    head: { row: 0, column: values.from },
  }
}

/** The rows of a range in all columns that can be selected. */
export function wholeRows(
  { anchor, head }: GridRange,
  { values }: Pick<SheetSize, 'values'>,
): GridRange {
  return {
    anchor: { row: anchor.row, column: values.to - 1 },
    head: { row: head.row, column: values.from },
  }
}

/** The columns of a range in all rows. */
export function wholeColumns(
  { anchor, head }: GridRange,
  { rows }: Pick<SheetSize, 'rows'>,
): GridRange {
  return { anchor: { row: rows - 1, column: anchor.column }, head: { row: 0, column: head.column } }
}

/** Whether a range is only the active cell. */
export function isOneCell({ anchor, head }: GridRange): boolean {
  return isSamePlace(anchor, head)
}

/** The top left corner (`first`) or the bottom right one (`last`). */
export type Corner = 'first' | 'last'

/** The range of an area with one corner as its active cell. */
export function rangeByCorner({ rows, columns }: GridArea, corner: Corner): GridRange {
  const first = { row: rows.from, column: columns.from }
  const last = { row: rows.to - 1, column: columns.to - 1 }
  return corner === 'first' ? { anchor: last, head: first } : { anchor: first, head: last }
}

export function areaOf({ anchor, head }: GridRange): GridArea {
  return { rows: between(anchor.row, head.row), columns: between(anchor.column, head.column) }
}

const between = (one: number, other: number) => ({
  from: Math.min(one, other),
  to: Math.max(one, other) + 1,
})

export function isInside({ rows, columns }: GridArea, { row, column }: GridPosition): boolean {
  return row >= rows.from && row < rows.to && column >= columns.from && column < columns.to
}

/** Extends an area to a cell: by columns for a cell beside it, otherwise by rows. */
export function areaWith({ rows, columns }: GridArea, { row, column }: GridPosition): GridArea {
  const isBeside = row >= rows.from && row < rows.to
  return isBeside
    ? { rows, columns: including(columns, column) }
    : { rows: including(rows, row), columns }
}

const including = ({ from, to }: RowRange, index: number) => ({
  from: Math.min(from, index),
  to: Math.max(to, index + 1),
})

type Columns<Key extends string> = readonly { readonly key: Key; readonly value?: unknown }[]

/** The columns with values, which are adjacent; all columns if none has values. */
export function columnsWithValues(columns: Columns<string>): ColumnRange {
  const from = columns.findIndex(({ value }) => value)
  const to = columns.findLastIndex(({ value }) => value) + 1
  return to === 0 ? { from: 0, to: columns.length } : { from, to }
}

/** The cells of an area that have values. */
export function cellsOf<Key extends string>(
  { rows, columns: { from, to } }: GridArea,
  columns: Columns<Key>,
): CellRange<Key> {
  const keys = columns.slice(from, to).flatMap(({ key, value }) => (value ? [key] : []))
  return { rows, keys }
}
