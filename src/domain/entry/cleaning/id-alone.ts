import { isTime } from '#domain/entry/read-shapes.ts'

const LONGEST = 300

const DIGIT = /\d/
const asShape = (line: string) => line.replace(/\d/g, '0')

/**
 * The order ID of a cell that has further lines, with a buyer or a time, as pages show them; the same text where it is
 * the ID alone, or where another line may be an order too.
 */
export function idAlone(cell: string): string {
  if (cell.length > LONGEST || !cell.includes('\n')) return cell
  const [first = '', ...others] = cell.split('\n').map((line) => line.trim())
  const isId = DIGIT.test(first) && others.every((line) => isBeside(line, first))
  return isId ? first : cell
}

/** Whether a further line of a cell is a name, a word or a time, and no other order. */
function isBeside(line: string, id: string): boolean {
  if (!DIGIT.test(line)) return true
  return asShape(line) !== asShape(id) && (/\d{1,2}:\d{2}/.test(line) || isTime(line))
}
