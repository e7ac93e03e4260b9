import LISTED from './column-names.json'

/** How columns of the four fields are called, where a header comes again between rows; small letters, without signs. */
const NAMES = new Set(LISTED)

/** Whether a cell is what columns are called, and no value. */
export function isColumnName(cell: string): boolean {
  if (cell.length > 30 || /\d/.test(cell)) return false
  const plain = cell
    .toLowerCase()
    .replaceAll(/[_\-.:#*]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return NAMES.has(plain)
}
