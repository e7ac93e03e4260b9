import { type RefObject, useEffect, useRef, useState } from 'react'
import type { GridPosition } from './grid-position.ts'
import type { GridEditing, GridProps, RowRange } from './grid-props.ts'

/** The active cell, the rows selected with it, and whether the cell is being edited. */
export function useGridState<Row, Key extends string>(props: GridProps<Row, Key>) {
  const { initialRow = 0, rowCount, onActiveRow, onSelectRows } = props
  const [kept, setActive] = useState<GridPosition>({ row: initialRow, column: 0 })
  const [keptAnchor, setAnchor] = useState<number | null>(null)
  const [editing, setEditing] = useState<GridEditing | null>(null)
  const clamp = (row: number) => Math.max(0, Math.min(row, rowCount - 1))
  const active = { row: clamp(kept.row), column: kept.column }
  const anchor = keptAnchor === null ? null : clamp(keptAnchor)

  const select = (position: GridPosition, extend: boolean) => {
    const from = extend ? (anchor ?? active.row) : null
    setActive(position)
    setAnchor(from)
    onActiveRow?.(position.row)
    if (from !== null || anchor !== null)
      onSelectRows?.(from === null ? null : rangeOf(from, position.row))
  }
  const clearSelection = () => {
    setAnchor(null)
    onSelectRows?.(null)
  }
  const selected = anchor === null ? null : rangeOf(anchor, active.row)
  return { active, selected, editing, setEditing, select, clearSelection }
}

const rangeOf = (one: number, other: number): RowRange => ({
  from: Math.min(one, other),
  to: Math.max(one, other) + 1,
})

/**
 * Keeps the keyboard in the grid: moves the focus to the active cell after a move, and brings it back when
 * the focused cell went away with its row.
 */
export function useGridFocus(scroller: RefObject<HTMLElement | null>, editing: boolean) {
  const wanted = useRef(false)
  const inside = useRef(false)

  const focusActive = () => {
    const cell = scroller.current?.querySelector<HTMLElement>('[data-active="true"]')
    const target = cell?.tabIndex === -1 ? cell.querySelector<HTMLElement>('[tabindex="0"]') : cell
    ;(target ?? cell)?.focus({ preventScroll: true })
  }

  useEffect(() => {
    const lost = inside.current && document.activeElement === document.body
    if (editing || !(wanted.current || lost)) return
    wanted.current = false
    focusActive()
  })

  const want = () => {
    wanted.current = true
  }
  /** The keyboard came into the grid, or left it. */
  const note = (isInside: boolean) => {
    inside.current = isInside
  }
  return { focusActive, want, note }
}
