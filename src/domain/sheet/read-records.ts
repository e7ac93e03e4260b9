import Papa from 'papaparse'

/** Records that are complete, and how much of the text they took. */
export type Records = { readonly rows: string[][]; readonly used: number }

export type RecordReader = {
  /** Reads the complete records at the start of a text with `\n` line ends; with `last`, all of it. */
  read(text: string, last: boolean): Records
}

/** In a text that spans more than this without completing a record a quote is unclosed where the lines are rows. */
const LONGEST_RECORD = 100_000

/** A text longer than this has grown for one record: that is taken alone, and the rest is read in pieces again. */
const LONGEST_PIECE = 1 << 18

/** Rows that are swallowed are lost without a word, a cell that falls apart is seen: so half of the lines are enough. */
const FEWEST_ALIKE = 0.5

/** A short note can look like rows by chance: so nearly all of its lines must. */
const MOST_ALIKE = 0.9

/** After so many unclosed quotes they are inches or seconds, not quotes: taken as they stand. */
const MOST_UNCLOSED_QUOTES = 50

/** Reads records on papaparse, so that a quote that is never closed costs its own line and no other. */
export function createRecordReader(delimiter: string): RecordReader {
  const parseAll = createParse({ delimiter })
  const parseLiterally = createParse({ delimiter, fastMode: true })
  const parseOne = createParse({ delimiter, fastMode: false, preview: 1 })
  let unclosedQuotes = 0
  let width = 0

  const areQuotes = () => unclosedQuotes < MOST_UNCLOSED_QUOTES

  const read = (text: string, last: boolean): Records => {
    if (!areQuotes()) return readLines(text, last)
    const { data, errors, meta } = parseAll(text, true)
    if (errors.length > 0) return readOneByOne(text, last)
    width = data.at(-1)?.length ?? width
    if (data.some((row) => row.some(mayHoldRows))) return readOneByOne(text, last)
    const left = text.length - meta.cursor
    const mayWait = left === 0 || (!last && left < LONGEST_RECORD)
    const rest = mayWait ? NO_RECORDS : readOneByOne(text.slice(meta.cursor), last)
    return joined({ rows: data, used: meta.cursor }, rest)
  }

  const readLines = (text: string, last: boolean): Records => {
    const { data, meta } = parseLiterally(text, !last)
    const endsWithLine = last && text.endsWith('\n')
    return { rows: endsWithLine ? data.slice(0, -1) : data, used: last ? text.length : meta.cursor }
  }

  /** The slow way, up to the last quote of the text. */
  const readOneByOne = (text: string, last: boolean): Records => {
    const rows: string[][] = []
    const lastQuote = text.lastIndexOf('"')
    let used = 0
    while (used <= lastQuote && areQuotes()) {
      const next = readOne(text.slice(used), last)
      if (next === null) return { rows, used }
      rows.push(next.row)
      width = next.row.length
      used += next.used
      if (text.length > LONGEST_PIECE) return { rows, used }
    }
    return used === text.length
      ? { rows, used }
      : joined({ rows, used }, readUnquoted(text.slice(used), last))
  }

  const readUnquoted = (text: string, last: boolean): Records =>
    text.includes('"') ? read(text, last) : readLines(text, last)

  const readOne = (text: string, last: boolean) => {
    const { data, errors, meta } = parseOne(text, !last)
    const row = data[0]
    const isWhole = (read: string[]) =>
      errors.length === 0 ? !holdsRows(read, text.slice(0, meta.cursor)) : !spansLines(read)
    if (row !== undefined && isWhole(row)) return { row, used: meta.cursor }
    const lineEnd = text.indexOf('\n')
    if (row === undefined) {
      if (text.length < LONGEST_RECORD || lineEnd === -1) return null
      // What stands in quotes without a mistake is a cell, however long.
      const lines = text.slice(0, LONGEST_RECORD).split('\n')
      if (errors.length === 0 && !areRows(lines, FEWEST_ALIKE)) return null
    }
    unclosedQuotes += 1
    return { row: text.slice(0, lineEnd).split(delimiter), used: lineEnd + 1 }
  }

  /** Whether so many lines have as many cells as the row above them; doubled quotes are of a cell that somebody wrote. */
  const areRows = (lines: readonly string[], share: number): boolean => {
    const cells = lines.map((line) => line.split(delimiter).length)
    const alike = lines.filter(
      (line, index) => cells[index] === (width || cells[0]) && !line.includes('""'),
    )
    return alike.length >= lines.length * share
  }

  /** Whether the second of a cell's lines is cut like a row, and not the last one. */
  const mayHoldRows = (cell: string): boolean => {
    const from = cell.indexOf('\n') + 1
    const end = cell.indexOf('\n', from)
    return from > 0 && end !== -1 && cell.slice(from, end).split(delimiter).length === width
  }

  /** Whether a record is several rows: the first one has a quote too many, and the last one a sign for inches. */
  const holdsRows = (row: readonly string[], record: string): boolean => {
    // Who writes every cell in quotes has meant these two; a space behind a delimiter is of a sentence.
    const areTwoQuotes = row.length > 1 && record.split('"').length === 3
    if (!areTwoQuotes || !row.some(mayHoldRows) || record.includes(`${delimiter} `)) return false
    return areRows(record.replace(/\n$/, '').split('\n'), MOST_ALIKE)
  }

  return { read }
}

const NO_RECORDS: Records = { rows: [], used: 0 }

function joined(first: Records, second: Records): Records {
  if (second.used === 0) return first
  return { rows: [...first.rows, ...second.rows], used: first.used + second.used }
}

function spansLines(row: readonly string[]): boolean {
  return row.some((cell) => cell.includes('\n'))
}

type Parsed = {
  readonly data: string[][]
  readonly errors: readonly unknown[]
  readonly meta: { readonly cursor: number }
}

function createParse(config: Papa.ParseConfig): (text: string, ignoreLastRow: boolean) => Parsed {
  const parser = new Papa.Parser({ ...config, newline: '\n' })
  return (text, ignoreLastRow) => parser.parse(text, 0, ignoreLastRow) as Parsed
}
