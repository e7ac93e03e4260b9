import { leastWidth, tracksOf, withinWidths, withWidth } from './column-widths.ts'

type Columns<Key extends string> = readonly { readonly key: Key; readonly width: string }[]

type Edge<Key extends string> = {
  readonly grid: HTMLElement
  readonly columns: Columns<Key>
  readonly key: Key
  /** What the pointer has hold of, and where it began in the window. */
  readonly handle: HTMLElement
  readonly pointerId: number
  readonly start: number
  readonly onResize: (key: Key, width: number) => void
}

/** Has the edge of a column follow the pointer, wherever it goes; a drag that the browser takes away changes nothing. */
export function dragEdge<Key extends string>(edge: Edge<Key>): void {
  const { grid, columns, key, handle, pointerId, start, onResize } = edge
  if (!handle.hasPointerCapture(pointerId)) return
  const before = widthNow(grid, key)
  const over = new AbortController()
  const hear = (
    kind: 'pointermove' | 'pointerup' | 'lostpointercapture',
    at: (x: number) => void,
  ) => handle.addEventListener(kind, ({ clientX }) => at(clientX), { signal: over.signal })
  const widthAt = (x: number) => withinWidths(before + x - start)
  const end = () => {
    over.abort()
    // The widths that React wrote come back, so that it sees what changes when it writes the next ones.
    showWidths(grid, columns)
  }
  hear('pointermove', (x) => showWidths(grid, withWidth(columns, key, widthAt(x))))
  hear('pointerup', (x) => {
    end()
    if (x !== start) onResize(key, widthAt(x))
  })
  hear('lostpointercapture', end)
}

function showWidths<Key extends string>(grid: HTMLElement, columns: Columns<Key>): void {
  grid.style.setProperty('--grid-tracks', tracksOf(columns))
  grid.style.setProperty('--grid-least', `${leastWidth(columns)}px`)
}

/** How much a step makes a column wider or narrower. */
const STEP = 16

/** The width of a column after a number of steps; negative ones make it narrower. */
export function widthAfter(grid: HTMLElement, column: string, steps: number): number {
  return withinWidths(widthNow(grid, column) + steps * STEP)
}

/** The pixels that a column needs for everything that is drawn of it now, its header included. */
export function fitWidth(grid: HTMLElement, column: string): number {
  return withinWidths(Math.max(0, ...partsOf(grid, column).map(widthOfContent)))
}

const partsOf = (grid: HTMLElement, column: string) => [
  ...grid.querySelectorAll<HTMLElement>(`[data-column="${column}"]`),
]

function widthNow(grid: HTMLElement, column: string): number {
  return partsOf(grid, column)[0]?.getBoundingClientRect().width ?? 0
}

/** What is cut off counts: parts of a cell are as wide as their texts, with the gaps between them. */
function widthOfContent(cell: HTMLElement): number {
  const { paddingLeft, paddingRight, columnGap } = getComputedStyle(cell)
  const parts = [...cell.querySelectorAll('*')].filter(isText)
  const texts = parts.reduce((sum, part) => sum + widthOf(part), 0)
  const gaps = Math.max(0, parts.length - 1) * pixels(columnGap)
  // One more: texts have fractions of pixels, which `scrollWidth` leaves out.
  return Math.ceil(texts + gaps + pixels(paddingLeft) + pixels(paddingRight)) + 1
}

/** What has no elements in it, and is neither a mark in the corner nor for screen readers alone. */
const isText = (part: Element) =>
  part.childElementCount === 0 && getComputedStyle(part).position !== 'absolute'

/** What flows in a line has no `scrollWidth`. */
const widthOf = (part: Element) => Math.max(part.scrollWidth, part.getBoundingClientRect().width)

const pixels = (length: string) => Number.parseFloat(length) || 0
