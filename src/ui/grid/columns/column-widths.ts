/** Narrower, a column cannot be taken hold of again; wider, it hides all others. */
const LEAST_WIDTH = 48
const MOST_WIDTH = 1200

/** A width that a column can have, in whole pixels. */
export function withinWidths(width: number): number {
  return Math.round(Math.max(LEAST_WIDTH, Math.min(width, MOST_WIDTH)))
}

type Track = { readonly width: string }

/** The pixels that the columns need at least, so that header and rows are equally wide when they overflow. */
export function leastWidth(columns: readonly Track[]): number {
  return columns.reduce((sum, { width }) => sum + Number(/\d+/.exec(width)?.[0] ?? 0), 0)
}

/** The columns with another width for one of them. */
export function withWidth<Column extends Track & { readonly key: string }>(
  columns: readonly Column[],
  key: Column['key'],
  width: number,
): readonly Column[] {
  return columns.map((column) => (column.key === key ? { ...column, width: `${width}px` } : column))
}

/** The tracks of a CSS grid with these columns. */
export function tracksOf(columns: readonly Track[]): string {
  return columns.map(({ width }) => width).join(' ')
}
