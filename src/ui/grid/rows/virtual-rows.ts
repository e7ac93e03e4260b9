/** Row heights of a grid, known without measuring. */
export type RowHeights = {
  readonly count: number
  /** Height of all rows above this one; for `count`, of all rows. */
  readonly above: (row: number) => number
  /** The row at `offset` pixels from the top; the fraction is the position within the row. */
  readonly rowAt: (offset: number) => number
}

export function equalHeights(count: number, height: number): RowHeights {
  return { count, above: (row) => row * height, rowAt: (offset) => offset / height }
}

/** Rows of two heights; `tall` has 1 for each row of the greater one. */
export function twoHeights(tall: Uint8Array, low: number, high: number): RowHeights {
  const count = tall.length
  const tallAbove = new Uint32Array(count + 1)
  for (let row = 0; row < count; row += 1)
    tallAbove[row + 1] = (tallAbove[row] ?? 0) + (tall[row] ?? 0)
  const above = (row: number) => row * low + (tallAbove[Math.min(row, count)] ?? 0) * (high - low)
  const rowAt = (offset: number): number => {
    let from = 0
    let to = count
    while (to - from > 1) {
      const middle = (from + to) >> 1
      if (above(middle) <= offset) from = middle
      else to = middle
    }
    return from + (offset - above(from)) / (tall[from] === 1 ? high : low)
  }
  return { count, above, rowAt }
}

/** The rows of a sheet and the viewport, in pixels. */
export type RowGeometry = {
  readonly heights: RowHeights
  /** Height of the viewport, without the header. */
  readonly viewport: number
}

/** Browsers clamp the height of an element: Firefox at 17.8 million pixels, Chromium at 33.5. */
export const MOST_PIXELS = 15_000_000

/** The height of the element that holds the rows. */
export function bodyHeight({ heights }: RowGeometry): number {
  return Math.min(heights.above(heights.count), MOST_PIXELS)
}

/** Whether a pixel of scrolling moves more than a pixel of rows. */
export function isScaled(geometry: RowGeometry): boolean {
  return scaleOf(geometry) !== 1
}

/** Pixels of rows per pixel of scrolling: 1, or more when the rows exceed the height of an element. */
function scaleOf({ heights, viewport }: RowGeometry): number {
  const total = heights.above(heights.count)
  return total <= MOST_PIXELS ? 1 : (total - viewport) / (MOST_PIXELS - viewport)
}

/** The row at the top of the viewport, with its fraction. */
export function firstRowAt(geometry: RowGeometry, scrollTop: number): number {
  return geometry.heights.rowAt(Math.max(0, scrollTop) * scaleOf(geometry))
}

/** The offset of a row inside the element that holds the rows. */
export function topOfRow(geometry: RowGeometry, scrollTop: number, row: number): number {
  const above = geometry.heights.above(row)
  if (!isScaled(geometry)) return above
  return scrollTop + above - Math.max(0, scrollTop) * scaleOf(geometry)
}

/** The visible rows, `to` exclusive. */
export function visibleRows(
  geometry: RowGeometry,
  scrollTop: number,
): { readonly from: number; readonly to: number } {
  const { heights, viewport } = geometry
  const first = firstRowAt(geometry, scrollTop)
  const end = heights.rowAt(Math.max(0, scrollTop) * scaleOf(geometry) + viewport)
  const to = Math.min(heights.count, Math.ceil(end))
  return { from: Math.max(0, Math.min(Math.floor(first), to - 1)), to }
}

export type RowAlign = 'nearest' | 'center' | 'start'

/** The scroll offset that makes a row visible: nearest, centred or at the top. */
export function scrollTopFor(
  geometry: RowGeometry,
  scrollTop: number,
  row: number,
  align: RowAlign,
): number {
  const { heights, viewport } = geometry
  const scale = scaleOf(geometry)
  const offset = scrollTop * scale
  const highest = heights.above(row)
  const lowest = heights.above(row + 1) - viewport
  const wanted = {
    start: highest,
    center: (highest + lowest) / 2,
    nearest: Math.max(Math.min(offset, highest), lowest),
  }
  return Math.max(0, wanted[align]) / scale
}
