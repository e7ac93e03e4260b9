import type { PointerEvent, RefObject } from 'react'
import type { GridColumn, GridProps } from '#ui/grid/state/grid-props.ts'
import { dragEdge, fitWidth, widthAfter } from './resize-column.ts'

/** Commands that resize a column. */
export type ColumnResizing<Key extends string> = {
  /** Starts dragging the edge of a column. */
  readonly grab: (key: Key, event: PointerEvent<HTMLElement>) => void
  readonly widen: (key: Key, steps: number) => void
  readonly fit: (key: Key) => void
}

/** Returns null for fixed widths. */
export function useColumnResizing<Row, Key extends string>(
  element: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row, Key>[],
  onResize: GridProps<Row, Key>['onResize'] | null,
): ColumnResizing<Key> | null {
  if (!onResize) return null
  const onGrid = (act: (grid: HTMLElement) => void) => element.current && act(element.current)
  return {
    grab: (key, event) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.stopPropagation()
      const { currentTarget: handle, pointerId, clientX: start } = event
      handle.setPointerCapture(pointerId)
      onGrid((grid) => dragEdge({ grid, columns, key, handle, pointerId, start, onResize }))
    },
    widen: (key, steps) => onGrid((grid) => onResize(key, widthAfter(grid, key, steps))),
    fit: (key) => onGrid((grid) => onResize(key, fitWidth(grid, key))),
  }
}
