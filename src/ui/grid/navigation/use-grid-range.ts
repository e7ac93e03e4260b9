import { useState } from 'react'
import type { GridProps } from '#ui/grid/grid-props.ts'
import type { GridPosition } from './grid-position.ts'
import { extendTo, rangeAt, selectedRows, withinRows } from './grid-range.ts'

type RangeProps = Pick<
  GridProps<never, string>,
  'initialRow' | 'rowCount' | 'onActiveRow' | 'onSelectRows'
>

/** The active cell, and the rows that are selected with it. */
export function useGridRange(props: RangeProps) {
  const { initialRow = 0, rowCount, onActiveRow, onSelectRows } = props
  const [kept, setRange] = useState(() => rangeAt({ row: initialRow, column: 0 }))
  const range = withinRows(kept, rowCount)
  const selected = selectedRows(range)
  const select = (position: GridPosition, extend: boolean) => {
    const next = extend ? extendTo(range, position) : rangeAt(position)
    setRange(next)
    onActiveRow?.(position.row)
    const rows = selectedRows(next)
    if (rows !== null || selected !== null) onSelectRows?.(rows)
  }
  const clearSelection = () => {
    setRange(rangeAt(range.head))
    onSelectRows?.(null)
  }
  return { active: range.head, selected, select, clearSelection }
}
