/** Widths in pixels: a letter in a cell, a letter in a header, and the padding of a cell with its menu button. */
const LETTER = 7.9
const LETTER_OF_HEAD = 7.2
const EDGES = 26
/** Longer values are cut off; the row's details show them in full. */
const MOST_LETTERS = 48

type Content = {
  readonly header: string
  /** Length of its longest cell. */
  readonly letters: number
}

/** The CSS track of a column that fits its content, between `least` and the share `most` of the grid. */
export function fittingWidth(least: string, { header, letters }: Content, most: string): string {
  const ofCells = Math.min(letters, MOST_LETTERS) * LETTER
  const fitting = Math.ceil(Math.max(ofCells, header.length * LETTER_OF_HEAD) + EDGES)
  return `minmax(${least}, max(${least}, min(${fitting}px, ${most})))`
}
