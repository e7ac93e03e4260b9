import Papa from 'papaparse'

/** Complete records, and the length of the text they took. */
export type Records = { readonly rows: string[][]; readonly used: number }

export type RecordReader = {
  /** Reads the complete records at the start of a text with `\n` line ends; with `last`, reads all of it. */
  read(text: string, last: boolean): Records
}

/** If a longer text completes no record and its lines look like rows, a quote is unclosed. */
const LONGEST_RECORD = 100_000

/** Half of the lines are enough: users notice a cell cut into rows, but not rows lost inside a cell. */
const FEWEST_ALIKE = 0.5

/** A short note can look like rows by chance, so nearly all of its lines must. */
const MOST_ALIKE = 0.9

/** From this number on, unclosed quotes are inches or seconds and are read as plain characters. */
const MOST_UNCLOSED_QUOTES = 50

/** Reads records with papaparse, such that an unclosed quote only affects its own line. */
export function createRecordReader(delimiter: string): RecordReader {
  const judge = createJudge(delimiter)
  let unclosedQuotes = 0

  /** Takes records up to one that is broken or may continue in the next chunk. */
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
  /** Without quotes each line is a record, which papaparse reads several times faster. */
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

/** Distinguishes a cell of several lines from rows swallowed by an extra quote. */
function createJudge(delimiter: string) {
  let width = 0
  const cellsOf = (line: string) => line.split(delimiter).length

  /** Whether this share of the lines has as many cells as the row above. Doubled quotes belong to a quoted cell. */
  const areRows = (lines: readonly string[], share: number): boolean => {
    const expected = width || cellsOf(lines[0] ?? '')
    const alike = lines.filter((line) => cellsOf(line) === expected && !line.includes('""'))
    return alike.length >= lines.length * share
  }
  /** Whether a cell's second line has as many cells as a row, and isn't the last line. */
  const mayHoldRows = (cell: string): boolean => {
    const from = cell.indexOf('\n') + 1
    const end = cell.indexOf('\n', from)
    return from > 0 && end !== -1 && cellsOf(cell.slice(from, end)) === width
  }
  return {
    /** Notes the width of a row, which the rows below mostly share. */
    follow: (row: readonly string[]) => {
      width = row.length
    },
    /** Whether the next chunk may close a quote. A quoted text without other mistakes is a cell of any length. */
    mayClose: (record: string, mistakes: number): boolean => {
      if (record.length < LONGEST_RECORD || !record.includes('\n')) return true
      return mistakes === 1 && !areRows(record.slice(0, LONGEST_RECORD).split('\n'), FEWEST_ALIKE)
    },
    /** Whether a record is several rows: an extra quote in the first, and an inch sign in the last. */
    holdsRows: (row: readonly string[], record: string): boolean => {
      if (row.length < 2 || !row.some(mayHoldRows)) return false
      // With every cell quoted, two quotes are intended; a space behind a delimiter belongs to a sentence.
      if (record.split('"').length !== 3 || record.includes(`${delimiter} `)) return false
      return areRows(record.replace(/\n$/, '').split('\n'), MOST_ALIKE)
    },
  }
}

/** The complete lines of a text (all lines with `last`), and their length. */
export function wholeLines(text: string, last: boolean) {
  const length = last ? text.length : text.lastIndexOf('\n') + 1
  const lines = length === 0 ? [] : text.slice(0, length).replace(/\n$/, '').split('\n')
  return { lines, length }
}

function spansLines(row: readonly string[]): boolean {
  return row.some((cell) => cell.includes('\n'))
}
