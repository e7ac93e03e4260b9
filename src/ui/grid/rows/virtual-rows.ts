/** The rows of a sheet and the window through which they are seen, in pixels. */
export type RowGeometry = {
  readonly count: number
  readonly rowHeight: number
  /** Height of the window, without the header. */
  readonly viewport: number
}

/** Browsers clamp the height of an element: Firefox at 17.8 million pixels, Chromium at 33.5. */
export const MOST_PIXELS = 15_000_000

/** The height of the element that holds the rows. */
export function bodyHeight({ count, rowHeight }: RowGeometry): number {
  return Math.min(count * rowHeight, MOST_PIXELS)
}

/** Whether scrolling passes more rows than pixels, so that each pixel moves the rows to another place. */
export function isScaled(geometry: RowGeometry): boolean {
  return scaleOf(geometry) !== 1
}

/** How many pixels of rows one pixel of scrolling passes: 1, and more where the rows do not fit into an element. */
function scaleOf({ count, rowHeight, viewport }: RowGeometry): number {
  const total = count * rowHeight
  return total <= MOST_PIXELS ? 1 : (total - viewport) / (MOST_PIXELS - viewport)
}

/** The row that stands at the window's upper edge, with its fraction. */
export function firstRowAt(geometry: RowGeometry, scrollTop: number): number {
  return (Math.max(0, scrollTop) * scaleOf(geometry)) / geometry.rowHeight
}

/** Where a row stands inside the element that holds the rows. */
export function topOfRow(geometry: RowGeometry, scrollTop: number, row: number): number {
  if (!isScaled(geometry)) return row * geometry.rowHeight
  return scrollTop + (row - firstRowAt(geometry, scrollTop)) * geometry.rowHeight
}

/** The rows in sight, `to` exclusive. */
export function visibleRows(
  geometry: RowGeometry,
  scrollTop: number,
): { readonly from: number; readonly to: number } {
  const { count, rowHeight, viewport } = geometry
  const first = firstRowAt(geometry, scrollTop)
  const to = Math.min(count, Math.ceil(first + viewport / rowHeight))
  return { from: Math.max(0, Math.min(Math.floor(first), to - 1)), to }
}

export type RowAlign = 'nearest' | 'center' | 'start'

/** Where to scroll so that a row is in sight: as little as possible, or with the row in the middle or first. */
export function scrollTopFor(
  geometry: RowGeometry,
  scrollTop: number,
  row: number,
  align: RowAlign,
): number {
  const { rowHeight, viewport } = geometry
  const scale = scaleOf(geometry)
  const offset = scrollTop * scale
  const highest = row * rowHeight
  const lowest = highest + rowHeight - viewport
  const wanted = {
    start: highest,
    center: (highest + lowest) / 2,
    nearest: Math.max(Math.min(offset, highest), lowest),
  }
  return Math.max(0, wanted[align]) / scale
}
