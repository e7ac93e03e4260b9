import { countLongNumbers } from './short-numbers.ts'

/** Limits of lists that users copy line by line. */
const MOST_LINES = 5000
const LONGEST_LINE = 80
const MOST_COLUMNS = 8

/**
 * Joins the rows of a text with each cell on its own line, as pages without a table are copied. Long numbers must be at
 * the same place in each row, so that no cell is missing. Returns null for other texts.
 */
export function joinCellLines(text: string): string[][] | null {
  const lines = filledLines(text)
  if (lines === null) return null
  const labelled = joinLabelled(lines)
  if (labelled !== null) return labelled
  const looks = lines.map(lookOf)
  for (let width = 2; width <= MOST_COLUMNS; width += 1) {
    if (lines.length % width === 0 && returns(looks, width)) return inRows(lines, width)
  }
  return null
}

const LABELLED = /^([^:：]{1,40})[:：]\s*(\S.*)$/u

/** `Order: 1001`, `Tracking: RB…`: the labels repeat in each row and are the column names. */
function joinLabelled(lines: readonly string[]): string[][] | null {
  const parts = lines.map((line) => LABELLED.exec(line))
  const labels = parts.map((part) => part?.[1]?.trim() ?? '')
  const width = labels.indexOf(labels[0] ?? '', 1)
  if (width < 2 || width > MOST_COLUMNS || lines.length % width !== 0) return null
  if (!labels.every((label, index) => label !== '' && label === labels[index % width])) return null
  const values = parts.map((part) => part?.[2]?.trim() ?? '')
  return [labels.slice(0, width), ...inRows(values, width)]
}

/** Whether a text is such a list with missing cells, so that numbers can't be matched to orders. */
export function hasCellsInLines(text: string): boolean {
  const looks = (filledLines(text) ?? []).map(lookOf)
  // The first line may be the name of the only column.
  const rest = looks[0] === SHORT ? looks.slice(1) : looks
  const long = rest.filter((look) => look !== SHORT).length
  return looks.length > 0 && long * 4 >= rest.length && (rest.length - long) * 4 >= rest.length
}

function filledLines(text: string): readonly string[] | null {
  if (text.length > MOST_LINES * LONGEST_LINE) return null
  const lines = text.split(/\r\n?|\n/).flatMap((line) => (/\S/.test(line) ? [line.trim()] : []))
  const areCells = lines.every((line) => line.length <= LONGEST_LINE)
  return lines.length >= 4 && lines.length <= MOST_LINES && areCells ? lines : null
}

const SHORT = ''

/** The pattern of letters and digits in a long number; empty for other lines. */
function lookOf(line: string): string {
  if (/\s/.test(line) || countLongNumbers(line) !== 1) return SHORT
  return line.replace(/\p{L}+/gu, 'A').replace(/\d+/g, '9')
}

/** Whether the shapes repeat every `width` lines and differ within a row; the first row may be column names. */
function returns(looks: readonly string[], width: number): boolean {
  const first = looks.slice(0, width)
  const hasHeader = first.every((look) => look === SHORT)
  const rows = hasHeader ? looks.slice(width) : looks
  const isSame = rows.every((look, index) => look === rows[index % width])
  return isSame && rows.length >= 2 * width && new Set(rows.slice(0, width)).size > 1
}

function inRows(lines: readonly string[], width: number): string[][] {
  return Array.from({ length: lines.length / width }, (_, row) =>
    lines.slice(row * width, (row + 1) * width),
  )
}
