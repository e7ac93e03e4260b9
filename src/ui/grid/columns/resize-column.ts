import { leastWidth, tracksOf, withinWidths, withWidth } from './column-widths.ts'

type Columns<Key extends string> = readonly { readonly key: Key; readonly width: string }[]

type Edge<Key extends string> = {
  readonly grid: HTMLElement
  readonly columns: Columns<Key>
  readonly key: Key
  /** The pressed element, the pointer and its first `clientX`. */
  readonly handle: HTMLElement
  readonly pointerId: number
  readonly start: number
  readonly onResize: (key: Key, width: number) => void
}

/** Resizes a column while its edge is dragged; a cancelled drag changes nothing. */
export function dragEdge<Key extends string>(edge: Edge<Key>): void {
  const { grid, columns, key, handle, pointerId, start, onResize } = edge
  if (!handle.hasPointerCapture(pointerId)) return
  const before = widthNow(grid, key)
  const over = new AbortController()
  const listen = (
    kind: 'pointermove' | 'pointerup' | 'lostpointercapture',
    at: (x: number) => void,
  ) => handle.addEventListener(kind, ({ clientX }) => at(clientX), { signal: over.signal })
  const widthAt = (x: number) => withinWidths(before + x - start)
  const end = () => {
    over.abort()
    // Restore React's own widths, or its next render could miss a change.
    showWidths(grid, columns)
  }
  listen('pointermove', (x) => showWidths(grid, withWidth(columns, key, widthAt(x))))
  listen('pointerup', (x) => {
    end()
    if (x !== start) onResize(key, widthAt(x))
  })
  listen('lostpointercapture', end)
}

function showWidths<Key extends string>(grid: HTMLElement, columns: Columns<Key>): void {
  grid.style.setProperty('--grid-tracks', tracksOf(columns))
  grid.style.setProperty('--grid-least', `${leastWidth(columns)}px`)
}

/** Pixels per step. */
const STEP = 16

/** The width of a column after some steps; negative steps make it narrower. */
export function widthAfter(grid: HTMLElement, column: string, steps: number): number {
  return withinWidths(widthNow(grid, column) + steps * STEP)
}

/** The width in pixels that fits the rendered cells of a column and its header. */
export function fitWidth(grid: HTMLElement, column: string): number {
  return withinWidths(Math.max(0, ...partsOf(grid, column).map(widthOfContent)))
}

const partsOf = (grid: HTMLElement, column: string) => [
  ...grid.querySelectorAll<HTMLElement>(`[data-column="${column}"]`),
]

function widthNow(grid: HTMLElement, column: string): number {
  return partsOf(grid, column)[0]?.getBoundingClientRect().width ?? 0
}

/** The width of the texts and gaps of a cell, clipped text included. */
function widthOfContent(cell: HTMLElement): number {
  const { paddingLeft, paddingRight, columnGap } = getComputedStyle(cell)
  const parts = [...cell.querySelectorAll('*')].filter(isText)
  const texts = parts.reduce((sum, part) => sum + widthOf(part), 0)
  const gaps = Math.max(0, parts.length - 1) * pixels(columnGap)
  // One more pixel, since `scrollWidth` rounds fractions down.
  return Math.ceil(texts + gaps + pixels(paddingLeft) + pixels(paddingRight)) + 1
}

/** Leaf elements, except corner marks and screen-reader text. */
const isText = (part: Element) =>
  part.childElementCount === 0 && getComputedStyle(part).position !== 'absolute'

/** Inline elements have no `scrollWidth`. */
const widthOf = (part: Element) => Math.max(part.scrollWidth, part.getBoundingClientRect().width)

const pixels = (length: string) => Number.parseFloat(length) || 0
