import { isTime } from './read-shapes.ts'

const LONGEST = 300

const DIGIT = /\d/
const asShape = (line: string) => line.replace(/\d/g, '0')

/**
 * Returns the order ID of a cell copied from a page with further lines, such as a buyer or a time; the same text when
 * there are none, or when another line may be an order too.
 */
export function idAlone(cell: string): string {
  if (cell.length > LONGEST || !cell.includes('\n')) return cell
  const [first = '', ...others] = cell.split('\n').map((line) => line.trim())
  const isId = DIGIT.test(first) && others.every((line) => isBeside(line, first))
  return isId ? first : cell
}

/** Tells whether a further line is a name, a word or a time rather than another order. */
function isBeside(line: string, id: string): boolean {
  if (!DIGIT.test(line)) return true
  return asShape(line) !== asShape(id) && (/\d{1,2}:\d{2}/.test(line) || isTime(line))
}
