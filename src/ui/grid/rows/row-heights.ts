/** How high the rows of a grid are, without measuring one. */
export type RowHeights = {
  readonly count: number
  /** The pixels of all rows above this one; of `count`, those of all rows. */
  readonly above: (row: number) => number
  /** The row at so many pixels from the top, with its fraction. */
  readonly rowAt: (offset: number) => number
}

/** Rows of one height. */
export function equalHeights(count: number, height: number): RowHeights {
  return { count, above: (row) => row * height, rowAt: (offset) => offset / height }
}

/** Rows of two heights; `tall` has a 1 for each row of the greater one. */
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
