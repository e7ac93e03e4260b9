import Papa from 'papaparse'

/** Records that are complete, and how much of the text they took. */
export type Records = { readonly rows: string[][]; readonly used: number }

export type RecordReader = {
  /** Reads the complete records at the start of a text with `\n` line ends; with `last`, all of it. */
  read(text: string, last: boolean): Records
}

/** In a text that spans more than this without completing a record a quote is unclosed where the lines are rows. */
const LONGEST_RECORD = 100_000

/** Rows lost inside a cell go unseen, a cell cut into rows is noticed, so half of the lines are enough. */
const FEWEST_ALIKE = 0.5

/** A short note can look like rows by chance, so nearly all of its lines must do so. */
const MOST_ALIKE = 0.9

/** From this number on, unclosed quotes mean inches or seconds and are read as plain characters. */
const MOST_UNCLOSED_QUOTES = 50

/** Reads records with papaparse, so that a quote that is never closed costs its own line and no other. */
export function createRecordReader(delimiter: string): RecordReader {
  const judge = createJudge(delimiter)
  let unclosedQuotes = 0

  /** Takes records up to one that is broken, or that the next piece completes. */
  const takeWhole = (text: string, last: boolean, take: (row: string[]) => void) => {
    let length = 0
    let isBroken = false
    Papa.parse<string[]>(text, {
      delimiter,
      newline: '\n',
      step: ({ data: row, errors, meta: { cursor } }, parser) => {
        if (cursor === length) return
        const record = text.slice(length, cursor)
        const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
        const isCut = isOpen ? judge.mayClose(record, errors.length) : !record.endsWith('\n')
        if (isCut && !last) return parser.abort()
        isBroken = errors.length === 0 ? judge.holdsRows(row, record) : spansLines(row)
        if (isBroken) return parser.abort()
        take(row)
        length = cursor
      },
    })
    return { length, isBroken }
  }
  /** Without any quote every line is a record, which papaparse reads several times as fast. */
  const readPlain = (text: string, last: boolean): Records => {
    const used = last ? text.length : text.lastIndexOf('\n') + 1
    const end = text.endsWith('\n', used) ? used - 1 : used
    if (used === 0) return { rows: [], used }
    const { data: rows } = Papa.parse<string[]>(text.slice(0, end), { delimiter, newline: '\n' })
    judge.follow(rows.at(-1) ?? [])
    return { rows: end === 0 ? [['']] : rows, used }
  }
  return {
    read: (text, last) => {
      if (!text.includes('"')) return readPlain(text, last)
      const rows: string[][] = []
      const take = (row: string[]) => {
        rows.push(row)
        judge.follow(row)
      }
      let used = 0
      while (unclosedQuotes < MOST_UNCLOSED_QUOTES) {
        const whole = takeWhole(text.slice(used), last, take)
        used += whole.length
        if (!whole.isBroken) return { rows, used }
        const lineEnd = text.indexOf('\n', used)
        take(text.slice(used, lineEnd).split(delimiter))
        used = lineEnd + 1
        unclosedQuotes += 1
      }
      const { lines, length } = wholeLines(text.slice(used), last)
      return { rows: [...rows, ...lines.map((line) => line.split(delimiter))], used: used + length }
    },
  }
}

/** Tells a cell of several lines from rows that a quote too many has swallowed. */
function createJudge(delimiter: string) {
  let width = 0
  const cellsOf = (line: string) => line.split(delimiter).length

  /** Whether this share of the lines has as many cells as the row above; doubled quotes belong to a quoted cell. */
  const areRows = (lines: readonly string[], share: number): boolean => {
    const expected = width || cellsOf(lines[0] ?? '')
    const alike = lines.filter((line) => cellsOf(line) === expected && !line.includes('""'))
    return alike.length >= lines.length * share
  }
  /** Whether the second of a cell's lines is cut like a row, and not the last one. */
  const mayHoldRows = (cell: string): boolean => {
    const from = cell.indexOf('\n') + 1
    const end = cell.indexOf('\n', from)
    return from > 0 && end !== -1 && cellsOf(cell.slice(from, end)) === width
  }
  return {
    /** The rows below are most often as wide as this one. */
    follow: (row: readonly string[]) => {
      width = row.length
    },
    /** Whether the next piece may close a quote: what is in quotes without another mistake is a cell, however long. */
    mayClose: (record: string, mistakes: number): boolean => {
      if (record.length < LONGEST_RECORD || !record.includes('\n')) return true
      return mistakes === 1 && !areRows(record.slice(0, LONGEST_RECORD).split('\n'), FEWEST_ALIKE)
    },
    /** Whether a record is several rows: the first one has a quote too many, and the last one a sign for inches. */
    holdsRows: (row: readonly string[], record: string): boolean => {
      if (row.length < 2 || !row.some(mayHoldRows)) return false
      // Two quotes are meant where every cell is in quotes; a space after a delimiter belongs to a sentence.
      if (record.split('"').length !== 3 || record.includes(`${delimiter} `)) return false
      return areRows(record.replace(/\n$/, '').split('\n'), MOST_ALIKE)
    },
  }
}

/** The lines of a text, without one that the next piece completes, and how much of the text they are. */
export function wholeLines(text: string, last: boolean) {
  const length = last ? text.length : text.lastIndexOf('\n') + 1
  const lines = length === 0 ? [] : text.slice(0, length).replace(/\n$/, '').split('\n')
  return { lines, length }
}

function spansLines(row: readonly string[]): boolean {
  return row.some((cell) => cell.includes('\n'))
}
