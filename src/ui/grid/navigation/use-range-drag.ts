import { type MouseEvent, useRef, useState } from 'react'
import type { GridPosition } from './grid-position.ts'
import { dragFill, type GridArea } from './grid-range.ts'

type Dragged = {
  /** The pointer came to another cell, with the button down. */
  readonly onSelect: (position: GridPosition) => void
  readonly onFill: (area: GridArea) => void
}

/** A press that goes on to other cells: it selects what is between, or fills from the handle of a range. */
export function useRangeDrag({ onSelect, onFill }: Dragged) {
  /** The area whose handle is dragged; null: cells are selected; undefined: nothing is dragged. */
  const dragged = useRef<GridArea | null>(undefined)
  const [filling, setFilling] = useState<GridArea | null>(null)
  const begin = (area: GridArea | null) => {
    dragged.current = area
    document.addEventListener('mouseup', () => (dragged.current = undefined), { once: true })
  }
  return {
    /** What the handle covers just now. */
    filling,
    beginSelecting: () => begin(null),
    beginFilling: begin,
    handlers: {
      onMouseOver: ({ target, buttons }: MouseEvent) => {
        const position = buttons === 1 ? positionOf(target) : null
        if (dragged.current === undefined || position === null) return
        if (dragged.current === null) onSelect(position)
        else setFilling(dragFill(dragged.current, position))
      },
      onMouseUp: () => {
        if (filling) onFill(filling)
        setFilling(null)
      },
    },
  }
}

/** Where a cell is, by what it tells screen readers. */
function positionOf(target: EventTarget): GridPosition | null {
  const cell = target instanceof Element ? target.closest('[role=gridcell]') : null
  const row = cell?.parentElement?.getAttribute('aria-rowindex')
  const column = cell?.getAttribute('aria-colindex')
  return row && column ? { row: Number(row) - 2, column: Number(column) - 1 } : null
}
