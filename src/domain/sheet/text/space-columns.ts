import { SPACES } from '#domain/sheet/reading.ts'
import { type RecordReader, wholeLines } from './read-records.ts'
import { countLongNumbers } from './short-numbers.ts'

const CELL = /\S+(?:\s\S+)*/g

const FEWEST_FITTING = 0.9
const SAMPLE_LENGTH = 1 << 16

export type AlignedColumns = {
  readonly width: number
  /** Where the cells of the first complete line begin. */
  readonly starts: readonly number[]
  readonly header: string
}

/** Reads the columns of a text that runs of spaces split almost evenly; null for other texts. */
export function readAligned(text: string): AlignedColumns | null {
  const lines = text
    .slice(0, SAMPLE_LENGTH)
    .split(/\r\n?|\n/)
    .filter((line) => /\S/.test(line))
  const cells = lines.map(cellsOf)
  // More than half of the lines must have this width, so the median has it.
  const width = cells.map((row) => row.length).sort((a, b) => a - b)[cells.length >> 1] ?? 0
  const whole = cells.filter((row) => row.length === width)
  const [first] = whole
  const areMany = whole.length > 1 && whole.length * 2 > lines.length
  if (first === undefined || width < 2 || !areMany) return null
  const header = lines[cells.indexOf(first)] ?? ''
  const columns = { width, header, starts: first.map(({ index }) => index) }
  // Titles and notes have no columns.
  const cut = lines.filter((_, index) => (cells[index]?.length ?? 0) > 1)
  const others = cut.filter((line) => place(cellsOf(line), columns) === null)
  const heads = countPageHeads(others)
  const fitting = cut.length - others.length
  return fitting >= (cut.length - heads) * FEWEST_FITTING ? columns : null
}

/** Key of a line that may be a page header: these only differ in page number and time. */
function headOf(line: string): string {
  const [first = '', ...rest] = cellsOf(line).map(([text]) => text)
  return `${first}${SPACES}${rest.join(SPACES).replace(/\d+/g, '')}`
}

/** Counts the lines that repeat except for their numbers. */
function countPageHeads(lines: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(headOf(line), (counts.get(headOf(line)) ?? 0) + 1)
  return lines.filter((line) => (counts.get(headOf(line)) ?? 0) > 1).length
}

/** Limit of remembered titles and notes. */
const MOST_HEADS = 1000

/** Reads lines by the columns of the first ones; other lines are one cell. Quotes have no meaning. */
export function createAlignedReader(): RecordReader {
  let columns: AlignedColumns | null = null
  const heads = new Set<string>()
  /** Whether a line repeats a page header, which counts as a title only once. */
  const isRepeatedHead = (line: string): boolean => {
    const head = headOf(line)
    if (head === SPACES || countLongNumbers(line) > 0) return false
    if (heads.has(head)) return true
    if (heads.size < MOST_HEADS) heads.add(head)
    return false
  }
  const readLine = (line: string): string[] => {
    if (isRepeatedHead(line)) return []
    return (columns && place(cellsOf(line), columns)) ?? [line]
  }
  return {
    read(text, last) {
      columns ??= readAligned(text)
      const { lines, length } = wholeLines(text, last)
      return { rows: lines.map(readLine), used: length }
    },
  }
}

const cellsOf = (line: string) => [...line.matchAll(CELL)]

/** An empty cell only leaves a longer run of spaces, so cells are assigned by position. */
function place(
  cells: readonly RegExpExecArray[],
  { width, starts }: AlignedColumns,
): string[] | null {
  if (cells.every(({ index }) => starts.includes(index))) {
    return starts.map((start) => cells.find(({ index }) => index === start)?.[0] ?? '')
  }
  return cells.length === width ? cells.map(([text]) => text) : null
}
