/** A narrower column couldn't be dragged again; a wider one would hide all others. */
const LEAST_WIDTH = 48
const MOST_WIDTH = 1200

/** Clamps a column width, in whole pixels. */
export function withinWidths(width: number): number {
  return Math.round(Math.max(LEAST_WIDTH, Math.min(width, MOST_WIDTH)))
}

type Track = { readonly width: string }

/** Minimum width of all columns in pixels; it keeps header and rows equally wide when they overflow. */
export function leastWidth(columns: readonly Track[]): number {
  return columns.reduce((sum, { width }) => sum + Number(/\d+/.exec(width)?.[0] ?? 0), 0)
}

/** Returns the columns with a new width for one of them. */
export function withWidth<Column extends Track & { readonly key: string }>(
  columns: readonly Column[],
  key: Column['key'],
  width: number,
): readonly Column[] {
  return columns.map((column) => (column.key === key ? { ...column, width: `${width}px` } : column))
}

/** The `grid-template-columns` of these columns. */
export function tracksOf(columns: readonly Track[]): string {
  return columns.map(({ width }) => width).join(' ')
}
