/** Memoizes the rows of a grid by index, so scrolling renders only new rows. Create a new cache when the rows change. */
export function cacheRows<Row>(
  make: (index: number) => Row | undefined,
): (index: number) => Row | undefined {
  const made = new Map<number, Row | undefined>()
  return (index) => {
    if (!made.has(index)) made.set(index, make(index))
    return made.get(index)
  }
}
