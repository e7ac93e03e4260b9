import { type RefObject, useEffect } from 'react'
import type { GridPosition } from '#ui/grid/navigation/grid-position.ts'
import type { Corner, GridArea, SheetSize } from '#ui/grid/navigation/grid-range.ts'
import { dragFill } from './drag-fill.ts'
import { type Drag, dragOver } from './drag-over.ts'
import { pressedPlace } from './place-of.ts'
import { type FingerHands, watchFinger } from './watch-finger.ts'

/** What a pointer does with the cells of a grid. A head is in row -1. */
export type GridHands = FingerHands & {
  /** Selects from where a press began, in cells, row numbers or heads, to another place. */
  readonly extend: (from: GridPosition, to: GridPosition) => void
  /** What is selected, or the active cell. */
  readonly selected: GridArea
  /** What can be selected. */
  readonly size: Pick<SheetSize, 'rows' | 'values'>
  /** Shows what a handle would fill; null: it is not dragged any more. */
  readonly cover: (area: GridArea | null) => void
  readonly fill: (area: GridArea) => void
  /** A finger takes a corner of what is selected; gives the cell that is there. */
  readonly take: (corner: Corner) => GridPosition
}

/** Has presses in a grid go on to other cells: they select what is between, or fill from the handle of a range. */
export function usePointing(
  element: RefObject<HTMLElement | null>,
  hands: RefObject<GridHands>,
): void {
  useEffect(() => {
    const over = new AbortController()
    if (element.current) {
      watchPointer(element.current, hands, over.signal)
      watchFinger(element.current, hands, over.signal)
    }
    return () => over.abort()
  }, [element, hands])
}

function watchPointer(grid: HTMLElement, hands: RefObject<GridHands>, signal: AbortSignal): void {
  const press = ({ target, button, pointerType }: PointerEvent) => {
    if (button !== 0 || !(target instanceof HTMLElement)) return
    const corner = target.dataset.corner as Corner | undefined
    const from = corner ? hands.current.take(corner) : pressedPlace(target)
    const byFinger = pointerType === 'touch'
    if (from === null || (byFinger && !corner)) return
    const isHandle = target.closest('[data-handle]') !== null
    const drag = isHandle ? filling(hands) : selecting(hands, from)
    dragOver({ grid, from, byFinger }, drag, signal)
  }
  grid.addEventListener('pointerdown', press, { signal })
}

const selecting = (hands: RefObject<GridHands>, from: GridPosition): Drag => ({
  over: (to) => hands.current.extend(from, to),
})

function filling(hands: RefObject<GridHands>): Drag {
  const { selected, size, fill, cover } = hands.current
  const { rows, values } = size
  let covered: GridArea | null = null
  return {
    over: ({ row, column }) => {
      const inValues = Math.max(values.from, Math.min(column, values.to - 1))
      covered = dragFill(selected, { row: Math.min(row, rows - 1), column: inValues })
      cover(covered)
    },
    end: (isLetGo) => {
      cover(null)
      if (isLetGo && covered) fill(covered)
    },
  }
}
