import { createRecordReader, type RecordReader } from './read-records.ts'

/** The line above and below a table that a database client draws: `+----+-----+`, `┌──┬──┐`. */
const FRAME = /^\s*[+┌╔┏├╠┣└╚┗][-=─═━+┬╦┳┼╬╋┴╩┻]{2,}[+┐╗┓┤╣┫┘╝┛]\s*$/
const BARS = /[│║┃]/g
const LONGEST_LINE = 10_000

/** Whether a text is a table in a frame, as database clients draw it. */
export function isFramedTable(text: string): boolean {
  const [first = '', second = ''] = linesOf(text.slice(0, LONGEST_LINE * 2))
  return first.length < LONGEST_LINE && FRAME.test(first) && /^\s*[|│║┃]/.test(second)
}

/** Reads the cells inside a frame; the lines of the frame are blank rows. */
export function asFramed(records: RecordReader): RecordReader {
  return {
    read: (text, last) => {
      const { rows, used } = records.read(text.replace(BARS, '|'), last)
      return { rows: rows.map(insideFrame), used }
    },
  }
}

function insideFrame(row: readonly string[]): string[] {
  const [first = '', ...others] = row
  if (others.length === 0) return FRAME.test(first) ? [''] : [first]
  const inner = first.trim() === '' ? others : row
  const cells = inner.at(-1)?.trim() === '' ? inner.slice(0, -1) : inner
  return cells.map((cell) => cell.trim())
}

/** No line is split by it. */
const NOWHERE = '\u0000'
const FEWEST_LINES = 2
const MOST_LINES = 50
const WHOLE_LINE = /^"(?:[^"]|"")*"$/
const DELIMITERS = [',', ';', '\t', '|'] as const

/**
 * The delimiter inside the quotes of a text whose lines each stand in quotes as a whole; null for other texts. All lines
 * have to have it equally often.
 */
export function delimiterInQuotes(text: string): string | null {
  if (!/^\s*"/.test(text)) return null
  const lines = linesOf(text).slice(0, MOST_LINES)
  if (lines.length < FEWEST_LINES || !lines.every((line) => WHOLE_LINE.test(line))) return null
  const inner = lines.map(withoutQuotes)
  const found = DELIMITERS.find((delimiter) => {
    const widths = new Set(inner.map((line) => cellsOf(line, delimiter).length))
    return widths.size === 1 && !widths.has(1)
  })
  return found ?? null
}

/** Reads lines that stand in quotes as a whole. */
export function createWholeLineReader(delimiter: string): RecordReader {
  const records = createRecordReader(NOWHERE)
  return {
    read: (text, last) => {
      const { rows, used } = records.read(text, last)
      return { rows: rows.map(([line = '']) => cellsOf(line, delimiter)), used }
    },
  }
}

function cellsOf(line: string, delimiter: string): string[] {
  return createRecordReader(delimiter).read(`${line}\n`, true).rows[0] ?? ['']
}

const withoutQuotes = (line: string) => line.slice(1, -1).replaceAll('""', '"')

/** The filled lines of the start of a text; the last one may be cut. */
function linesOf(text: string): readonly string[] {
  const lines = text.slice(0, LONGEST_LINE * 5).split(/\r\n?|\n/)
  const whole = text.length > LONGEST_LINE * 5 ? lines.slice(0, -1) : lines
  return whole.filter((line) => line.trim() !== '')
}
