/** Cells of a sheet from one corner to the other; rows count from 1, columns from 0. */
export type SheetArea = {
  readonly firstRow: number
  readonly lastRow: number
  readonly firstColumn: number
}

/** No sheet is wider or longer. */
export const MOST_COLUMNS = 16_384
export const MOST_ROWS = 1_048_576

/** The column of `AB12`, from 0; -1 where none stands. */
export function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & ~32
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return Math.min(column, MOST_COLUMNS) - 1
}

const AREA = /^\$?([A-Z]+)\$?(\d+):\$?[A-Z]+\$?(\d+)$/i

/** Reads `A2:B7`; null for what is no area. */
export function readArea(reference: string): SheetArea | null {
  const parts = AREA.exec(reference)
  if (parts === null) return null
  const [, column = '', first = '', last = ''] = parts
  return { firstRow: Number(first), lastRow: Number(last), firstColumn: columnOf(column) }
}
