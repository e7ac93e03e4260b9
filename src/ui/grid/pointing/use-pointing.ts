import { type RefObject, useEffect } from 'react'
import type { ColumnRange } from '#ui/grid/grid-props.ts'
import type { GridPosition } from '#ui/grid/navigation/grid-position.ts'
import type { GridArea } from '#ui/grid/navigation/grid-range.ts'
import { dragFill } from './drag-fill.ts'
import { type Drag, dragOver } from './drag-over.ts'
import { placeOf } from './place-of.ts'

/** What a pointer does with the cells of a grid. A head is in row -1. */
export type GridHands = {
  /** Selects from where a press began, in cells, row numbers or heads, to another place. */
  readonly extend: (from: GridPosition, to: GridPosition) => void
  /** What is selected, or the active cell. */
  readonly selected: GridArea
  /** The columns that can be selected. */
  readonly values: ColumnRange
  /** Shows what a handle would fill; null: it is not dragged any more. */
  readonly cover: (area: GridArea | null) => void
  readonly fill: (area: GridArea) => void
}

/** Has presses in a grid go on to other cells: they select what is between, or fill from the handle of a range. */
export function usePointing(
  element: RefObject<HTMLElement | null>,
  hands: RefObject<GridHands>,
): void {
  useEffect(() => {
    const over = new AbortController()
    if (element.current) watchPointer(element.current, hands, over.signal)
    return () => over.abort()
  }, [element, hands])
}

function watchPointer(grid: HTMLElement, hands: RefObject<GridHands>, signal: AbortSignal): void {
  const press = ({ target, button, pointerType }: PointerEvent) => {
    if (button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return
    const from = placeOf(target)
    if (from === null || target.closest(HAS_ITS_OWN_PRESS)) return
    const isHandle = target.closest('[data-handle]') !== null
    dragOver(grid, from, isHandle ? filling(hands) : selecting(hands, from), signal)
  }
  grid.addEventListener('pointerdown', press, { signal })
}

/** The edge of a column is one of them. */
const HAS_ITS_OWN_PRESS = 'button, input, [role=columnheader] > [aria-hidden]'

const selecting = (hands: RefObject<GridHands>, from: GridPosition): Drag => ({
  over: (to) => hands.current.extend(from, to),
})

function filling(hands: RefObject<GridHands>): Drag {
  const { selected, values, fill, cover } = hands.current
  let covered: GridArea | null = null
  return {
    over: ({ row, column }) => {
      const inValues = Math.max(values.from, Math.min(column, values.to - 1))
      covered = dragFill(selected, { row, column: inValues })
      cover(covered)
    },
    end: (isLetGo) => {
      cover(null)
      if (isLetGo && covered) fill(covered)
    },
  }
}
