/**
 * Rows for a grid, each made once and the same object from then on, so that scrolling draws only what comes
 * into sight. Make a new one when what the rows are made of changes.
 */
export function cacheRows<Row>(
  make: (index: number) => Row | undefined,
): (index: number) => Row | undefined {
  const made = new Map<number, Row | undefined>()
  return (index) => {
    if (!made.has(index)) made.set(index, make(index))
    return made.get(index)
  }
}
