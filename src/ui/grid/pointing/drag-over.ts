import type { GridPosition } from '#ui/grid/navigation/grid-position.ts'
import { placeOf } from './place-of.ts'

export type Drag = {
  /** The pointer came to another place. */
  readonly over: (place: GridPosition) => void
  /** It was let go, wherever that was, or given up. */
  readonly end?: (isLetGo: boolean) => void
}

type Point = { readonly x: number; readonly y: number }

/** Follows a pointer that is down over the cells of a grid. Beyond an edge, the grid scrolls. */
export function dragOver(
  grid: HTMLElement,
  from: GridPosition,
  drag: Drag,
  signal: AbortSignal,
): void {
  const over = new AbortController()
  let last = from
  let frame = 0
  const isOfHeads = from.row < 0
  const end = (isLetGo: boolean) => {
    over.abort()
    cancelAnimationFrame(frame)
    drag.end?.(isLetGo)
  }
  const follow = (point: Point) => {
    cancelAnimationFrame(frame)
    const { x, y } = nearest(grid, point)
    const place = placeOf(document.elementFromPoint(x, isOfHeads ? middleOfHead(grid) : y))
    if (place && (place.row !== last.row || place.column !== last.column)) {
      last = place
      drag.over(place)
    }
    const beyond = { x: point.x - x, y: isOfHeads ? 0 : point.y - y }
    if (scroll(grid, beyond)) frame = requestAnimationFrame(() => follow(point))
  }
  const own = { signal: over.signal, capture: true }
  const move = ({ clientX: x, clientY: y, buttons }: PointerEvent) => {
    // 0: it was let go where no page could hear it.
    if (buttons === 0) end(false)
    else follow({ x, y })
  }
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    end(false)
  }
  document.addEventListener('pointermove', move, own)
  document.addEventListener('pointerup', () => end(true), own)
  document.addEventListener('pointercancel', () => end(false), own)
  document.addEventListener('keydown', giveUp, own)
  signal.addEventListener('abort', () => end(false), own)
}

/** The point of the rows in sight that is nearest to another point. */
function nearest(grid: HTMLElement, { x, y }: Point): Point {
  const { left, top } = grid.getBoundingClientRect()
  const head = grid.firstElementChild?.getBoundingClientRect()
  const rows = grid.lastElementChild?.getBoundingClientRect()
  const bottom = Math.min(top + grid.clientHeight, innerHeight, rows?.bottom ?? innerHeight)
  return {
    x: between(left, x, left + grid.clientWidth),
    y: between(head?.bottom ?? top, y, bottom),
  }
}

function middleOfHead(grid: HTMLElement): number {
  const { top = 0, height = 0 } = grid.querySelector('[role=row]')?.getBoundingClientRect() ?? {}
  return top + height / 2
}

/** Not on a border, which is of no cell. */
const INSIDE = 2

const between = (from: number, value: number, to: number) =>
  Math.max(from + INSIDE, Math.min(value, to - INSIDE))

/** The farther beyond an edge, the faster. */
function scroll(grid: HTMLElement, beyond: Point): boolean {
  grid.scrollLeft += pull(beyond.x)
  grid.scrollTop += pull(beyond.y)
  return beyond.x !== 0 || beyond.y !== 0
}

const MOST_A_FRAME = 32

const pull = (distance: number) =>
  Math.sign(distance) * Math.min(Math.ceil(Math.abs(distance) / 4), MOST_A_FRAME)
