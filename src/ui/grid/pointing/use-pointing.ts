import { type RefObject, useEffect } from 'react'
import type { Send } from '#ui/grid/state/grid-events.ts'
import { areaOf, type Corner, type GridPosition, rangeByCorner } from '#ui/grid/state/grid-range.ts'
import type { GridView } from '#ui/grid/state/grid-state.ts'
import { type Drag, dragOver } from './drag-over.ts'
import { pressedPlace } from './place-of.ts'
import { watchFinger } from './watch-finger.ts'

export type ReadView = () => GridView & {
  /** Cells can be selected, not only rows. */
  readonly canSelect: boolean
}

/** Turns a drag into a selection, or into a fill when it starts at the handle. */
export function usePointing(
  element: RefObject<HTMLElement | null>,
  send: Send,
  readView: ReadView,
): void {
  useEffect(() => {
    const over = new AbortController()
    if (element.current) {
      watchPointer(element.current, send, readView, over.signal)
      watchFinger(element.current, send, readView, over.signal)
    }
    return () => over.abort()
  }, [element, send, readView])
}

function watchPointer(
  grid: HTMLElement,
  send: Send,
  readView: ReadView,
  signal: AbortSignal,
): void {
  const take = (corner: Corner): GridPosition => {
    const { area, range } = readView()
    send({ kind: 'take-corner', corner })
    return rangeByCorner(area ?? areaOf(range), corner).head
  }
  const press = ({ target, button, pointerType }: PointerEvent) => {
    if (button !== 0 || !(target instanceof HTMLElement)) return
    const corner = target.dataset.corner as Corner | undefined
    const from = corner ? take(corner) : pressedPlace(target)
    const byFinger = pointerType === 'touch'
    if (from === null || (byFinger && !corner)) return
    const isHandle = target.closest('[data-handle]') !== null
    dragOver({ grid, from, byFinger }, isHandle ? filling(send) : selecting(send, from), signal)
  }
  grid.addEventListener('pointerdown', press, { signal })
}

const selecting = (send: Send, from: GridPosition): Drag => ({
  over: (to) => send({ kind: 'drag', from, to }),
})

const filling = (send: Send): Drag => ({
  over: (to) => send({ kind: 'drag-handle', to }),
  end: (isLetGo) => send({ kind: 'drop-handle', isLetGo }),
})
