import { type GridPosition, isSamePlace } from '#ui/grid/state/grid-range.ts'
import { placeOf } from './place-of.ts'

export type Drag = {
  /** Called when the pointer reaches another cell. */
  readonly over: (place: GridPosition) => unknown
  /** Called on release (`isLetGo`) or cancel. */
  readonly end?: (isLetGo: boolean) => unknown
}

type Point = { readonly x: number; readonly y: number }

type DragFrom = {
  readonly grid: HTMLElement
  readonly from: GridPosition
  /** A finger can't leave the window, so near an edge counts as beyond it. */
  readonly byFinger: boolean
}

/** Follows a drag over the cells of a grid. Beyond an edge, the grid scrolls. */
export function dragOver(
  { grid, from, byFinger }: DragFrom,
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
    const place = placeAt(x, isOfHeads ? middleOfHead(grid) : y)
    if (place && !isSamePlace(place, last)) {
      last = place
      drag.over(place)
    }
    const edge = byFinger ? nearest(grid, point, FINGER) : { x, y }
    const beyond = { x: point.x - edge.x, y: isOfHeads ? 0 : point.y - edge.y }
    if (scroll(grid, beyond)) frame = requestAnimationFrame(() => follow(point))
  }
  const own = { signal: over.signal, capture: true }
  const move = ({ clientX: x, clientY: y, buttons }: PointerEvent) => {
    // 0: released outside the window.
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

/** Looks below the dragged corner, which covers the cells. */
const placeAt = (x: number, y: number) =>
  document
    .elementsFromPoint(x, y)
    .map(placeOf)
    .find((place) => place !== null) ?? null

/** The point within the visible rows that is nearest to another point. */
function nearest(grid: HTMLElement, { x, y }: Point, inside = INSIDE): Point {
  const { left, top } = grid.getBoundingClientRect()
  const head = grid.firstElementChild?.getBoundingClientRect()
  const rows = grid.lastElementChild?.getBoundingClientRect()
  const bottom = Math.min(top + grid.clientHeight, innerHeight, rows?.bottom ?? innerHeight)
  return {
    x: between(left + INSIDE, x, left + grid.clientWidth - INSIDE),
    y: between(Math.max(head?.bottom ?? top, 0) + inside, y, bottom - inside),
  }
}

function middleOfHead(grid: HTMLElement): number {
  const { top = 0, height = 0 } = grid.querySelector('[role=row]')?.getBoundingClientRect() ?? {}
  return top + height / 2
}

/** Inset in pixels, past the border, which belongs to no cell. */
const INSIDE = 2
/** Distance from an edge at which a finger scrolls, in pixels. */
const FINGER = 64

const between = (from: number, value: number, to: number) => Math.max(from, Math.min(value, to))

/** Scrolls faster the farther the pointer is beyond an edge. On a phone the window scrolls. */
function scroll(grid: HTMLElement, beyond: Point): boolean {
  const isOwn = getComputedStyle(grid).overflowY !== 'visible'
  const box = isOwn ? grid : document.scrollingElement
  box?.scrollBy({ left: pull(beyond.x), top: pull(beyond.y), behavior: 'instant' })
  return beyond.x !== 0 || beyond.y !== 0
}

const MOST_A_FRAME = 32

const pull = (distance: number) =>
  Math.sign(distance) * Math.min(Math.ceil(Math.abs(distance) / 4), MOST_A_FRAME)
