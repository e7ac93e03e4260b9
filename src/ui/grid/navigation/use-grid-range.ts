import { useState } from 'react'
import type { CellRange, ColumnRange, GridColumn, GridProps } from '#ui/grid/grid-props.ts'
import type { GridPosition } from './grid-position.ts'
import {
  areaOf,
  extendTo,
  type GridArea,
  type GridRange,
  isOneCell,
  rangeAt,
  wholeRows,
  within,
} from './grid-range.ts'

type RangeProps<Key extends string> = Pick<
  GridProps<never, Key>,
  'initialRow' | 'rowCount' | 'onActiveRow' | 'onSelectRows' | 'ranges'
> & { readonly newRow?: unknown }

type Columns<Key extends string> = readonly Pick<GridColumn<never, Key>, 'key' | 'value'>[]

/** The active cell, and what is selected with it. */
export function useGridRange<Key extends string>(props: RangeProps<Key>, columns: Columns<Key>) {
  const { initialRow = 0, rowCount, onActiveRow, onSelectRows, ranges } = props
  const [kept, setKept] = useState(() => rangeAt({ row: initialRow, column: 0 }))
  const values = ranges ? columnsWithValues(columns) : { from: 0, to: columns.length }
  const places = rowCount + (props.newRow ? 1 : 0)
  const size = { rows: rowCount, places, columns: columns.length, values }
  const range = within(kept, size)
  const area = selectedArea(range, values, ranges !== undefined)
  const setRange = (wanted: GridRange) => {
    const next = within(wanted, size)
    // As it is wanted: in the empty row it goes down with the end of the sheet.
    setKept(wanted)
    onActiveRow?.(next.head.row)
    if (onSelectRows) onSelectRows(selectedArea(next, values, false)?.rows ?? null)
    if (!isOneCell(next)) ranges?.onSelect(cellsOf(areaOf(next), columns))
    else if (area !== null) ranges?.onSelect(null)
  }
  return {
    range,
    size,
    active: range.head,
    isAtEnd: kept.head.row === Infinity,
    /** null: no more than the active cell is selected. */
    area,
    setRange,
    select: (position: GridPosition, extend: boolean) =>
      setRange(extend ? extendTo(range, position) : rangeAt(position)),
    clearSelection: () => setRange(rangeAt(range.head)),
  }
}

/** Where cells cannot be selected, Shift selects rows. */
function selectedArea(range: GridRange, values: ColumnRange, ofCells: boolean): GridArea | null {
  if (ofCells) return isOneCell(range) ? null : areaOf(range)
  if (range.anchor.row === range.head.row) return null
  return areaOf(wholeRows(range, { values }))
}

/** They are side by side. Without any, all columns. */
function columnsWithValues<Key extends string>(columns: Columns<Key>): ColumnRange {
  const from = columns.findIndex(({ value }) => value)
  const to = columns.findLastIndex(({ value }) => value) + 1
  return to === 0 ? { from: 0, to: columns.length } : { from, to }
}

/** The cells with values in an area. */
export function cellsOf<Key extends string>(
  { rows, columns: { from, to } }: GridArea,
  columns: Columns<Key>,
): CellRange<Key> {
  const keys = columns.slice(from, to).flatMap(({ key, value }) => (value ? [key] : []))
  return { rows, keys }
}
