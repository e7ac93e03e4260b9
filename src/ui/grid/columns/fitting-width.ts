/** Of a letter in a cell, of one in a head, and of the edges of a cell with the button of its menu. */
const LETTER = 7.9
const LETTER_OF_HEAD = 7.2
const EDGES = 26
/** A longer value is cut, and can be read in full elsewhere. */
const MOST_LETTERS = 48

type Content = {
  readonly header: string
  /** How many letters its longest cell takes. */
  readonly letters: number
}

/** From what a column needs at least to what its content takes, at most a share of the grid: the last column has the rest. */
export function fittingWidth(least: string, { header, letters }: Content, most: string): string {
  const ofCells = Math.min(letters, MOST_LETTERS) * LETTER
  const fitting = Math.ceil(Math.max(ofCells, header.length * LETTER_OF_HEAD) + EDGES)
  return `minmax(${least}, max(${least}, min(${fitting}px, ${most})))`
}
