/** The columns of a row whose whole cells are struck through; beside the row, since few have any. */
const STRUCK = new WeakMap<readonly string[], Set<number>>()

const NONE: ReadonlySet<number> = new Set()

/** Notes that the whole text of a cell is struck through. */
export function markStruck(row: readonly string[], column: number): void {
  const columns = STRUCK.get(row)
  if (columns === undefined) STRUCK.set(row, new Set([column]))
  else columns.add(column)
}

/** The columns of a row whose cells are struck through as a whole. */
export function struckColumns(row: readonly string[]): ReadonlySet<number> {
  return STRUCK.get(row) ?? NONE
}

/** Another row with the same cells in the same columns has them struck through too. */
export function copyStruck(from: readonly string[], to: string[]): string[] {
  const columns = STRUCK.get(from)
  if (columns !== undefined) STRUCK.set(to, columns)
  return to
}
