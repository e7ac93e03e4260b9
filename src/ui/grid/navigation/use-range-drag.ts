import { type MouseEvent, useRef, useState } from 'react'
import type { GridPosition } from './grid-position.ts'
import { dragFill, type GridArea } from './grid-range.ts'

type Dragged = {
  /** The pointer came to another cell, with the button down. */
  readonly onSelect: (position: GridPosition, what: Selected) => void
  readonly onFill: (area: GridArea) => void
}

type Selected = 'cells' | 'rows'

type Drag = {
  /** The area whose handle is dragged, or what is being selected. */
  readonly from: GridArea | Selected
  /** What the handle covers. */
  covered: GridArea | null
  readonly end: () => void
}

/** A press that goes on to other cells: it selects what is between, or fills from the handle of a range. */
export function useRangeDrag({ onSelect, onFill }: Dragged) {
  const drag = useRef<Drag>(null)
  const [filling, setFilling] = useState<GridArea | null>(null)
  const begin = (from: Drag['from']) => {
    drag.current?.end()
    const over = new AbortController()
    const { signal } = over
    const end = () => {
      over.abort()
      drag.current = null
      setFilling(null)
    }
    const begun: Drag = { from, covered: null, end }
    drag.current = begun
    // Wherever it is let go, also outside the grid.
    const letGo = () => {
      end()
      if (begun.covered) onFill(begun.covered)
    }
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (begun.covered) event.stopPropagation()
      end()
    }
    document.addEventListener('mouseup', letGo, { signal })
    document.addEventListener('keydown', giveUp, { signal, capture: true })
  }
  return {
    /** What the handle covers just now. */
    filling,
    begin,
    handlers: {
      onMouseOver: ({ target, buttons }: MouseEvent) => {
        if (drag.current === null) return
        // It was let go where no page could hear it.
        if (buttons !== 1) return drag.current.end()
        const { from } = drag.current
        const position = positionOf(target)
        if (position === null) return
        if (typeof from === 'string') return onSelect(position, from)
        drag.current.covered = dragFill(from, position)
        setFilling(drag.current.covered)
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
