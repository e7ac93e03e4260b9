import { SPACES } from '#domain/sheet/reading.ts'
import { isFramedTable } from './drawn-tables.ts'
import { readAligned } from './space-columns.ts'

/** In order of preference on a tie: a tab is rarely part of a text. */
const DELIMITERS = ['\t', ';', ',', '|', '~', '\u001F'] as const

/** A single `~` in a line ends a message (`1001~`) or is a range. */
const FEWEST_WAVES = 2

const SAMPLE_LENGTH = 1 << 16
const QUOTE = 34
const LINE_END = 10

/** The index of each delimiter by its character code; -1 for other characters. */
const PLACES = Int8Array.from({ length: 128 }, (_, code) =>
  DELIMITERS.findIndex((delimiter) => delimiter.charCodeAt(0) === code),
)

/** The delimiter that splits the lines most evenly; if none does, runs of spaces or else a comma. */
export function suggestDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH)
  if (isFramedTable(sample)) return '|'
  const rows = countPerRow(sample)
  let best = { delimiter: ',', score: 0 }
  DELIMITERS.forEach((delimiter, index) => {
    const fewest = delimiter === '~' ? FEWEST_WAVES : 1
    const score = scoreOf(
      rows.map((counts) => counts[index] ?? 0),
      fewest,
    )
    if (score > best.score) best = { delimiter, score }
  })
  if (best.score < rows.length && QUOTED_WORDS.test(sample)) return ' '
  return isAligned(sample, best.delimiter, best.score < rows.length) ? SPACES : best.delimiter
}

/** Quoted names separated by a blank, as R writes a table. */
const QUOTED_WORDS =
  /^"[^"\n]{0,200}"(?: "[^"\n]{0,200}"){1,50}\r?\n(?:"[^"\n]{0,200}"|[^" \n]{1,200}) /

/** Whether runs of spaces split a text. If a delimiter does too, the header must not contain it. */
function isAligned(text: string, delimiter: string, isPoor: boolean): boolean {
  const isNamed = text.slice(0, text.indexOf('\n')).includes(delimiter)
  if ((isNamed && !isPoor) || !text.includes(SPACES)) return false
  const columns = readAligned(text)
  return columns !== null && (isPoor || !columns.header.includes(delimiter))
}

/** Counts each delimiter in each row, outside of quotes. */
function countPerRow(text: string): readonly (readonly number[])[] {
  const rows: number[][] = []
  let counts = DELIMITERS.map(() => 0)
  let isQuoted = false
  let isCellStart = true
  let lastQuote = -2
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    // A quote right behind a closing one is a doubled quote, so the cell continues.
    if (code === QUOTE && (isQuoted || isCellStart || lastQuote === i - 1)) {
      lastQuote = i
      isQuoted = !isQuoted
    }
    if (isQuoted) continue
    const index = PLACES[code] ?? -1
    if (index !== -1) counts[index] = (counts[index] ?? 0) + 1
    isCellStart = index !== -1 || code === LINE_END
    if (code !== LINE_END) continue
    rows.push(counts)
    counts = DELIMITERS.map(() => 0)
  }
  // The last row of a sample may be cut, so it counts only if it is the only one.
  return rows.length === 0 || text.length < SAMPLE_LENGTH ? [...rows, counts] : rows
}

/** Number of rows with the most common count, weighted by the number of columns; 0 if none has enough. */
function scoreOf(counts: readonly number[], fewest: number): number {
  const rowsByCount = new Map<number, number>()
  for (const count of counts) {
    if (count >= fewest) rowsByCount.set(count, (rowsByCount.get(count) ?? 0) + 1)
  }
  let best = 0
  for (const [count, rows] of rowsByCount) {
    best = Math.max(best, rows * (1 + Math.log2(count + 1)))
  }
  return best
}
