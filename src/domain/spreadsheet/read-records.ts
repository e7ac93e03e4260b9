/** Records that are complete, and how much of the text they took. */
export type Records = { readonly rows: string[][]; readonly used: number }

export type RecordReader = {
  /** Reads the complete records at the start of a text with `\n` line ends; with `last`, all of it. */
  read(text: string, last: boolean): Records
}

/** A text that spans more than this without completing a record has an unclosed quote. */
const LONGEST_RECORD = 1 << 20

/** After so many unclosed quotes they are inches or seconds, not quotes: taken as they stand. */
const MOST_UNCLOSED_QUOTES = 50

/** Reads records so that a quote that is never closed costs its own line and no other. */
export function createRecordReader(delimiter: string): RecordReader {
  let unclosedQuotes = 0

  const readLines = (text: string, last: boolean): Records => {
    const end = text.lastIndexOf('\n') + 1
    const used = last ? text.length : end
    if (used === 0) return { rows: [], used }
    const lines = text.slice(0, used === end ? end - 1 : used).split('\n')
    return { rows: lines.map((line) => line.split(delimiter)), used }
  }

  const read = (text: string, last: boolean): Records => {
    const lastQuote = text.lastIndexOf('"')
    const rows: string[][] = []
    let used = 0
    while (used <= lastQuote && unclosedQuotes < MOST_UNCLOSED_QUOTES) {
      const record = readRecord(text, used, delimiter, last)
      if (record !== null && !(record.isFaulty && spansLines(record.row))) {
        rows.push(record.row)
        used = record.end
        continue
      }
      const lineEnd = text.indexOf('\n', used)
      const mayWait = text.length - used < LONGEST_RECORD || lineEnd === -1
      if (record === null && mayWait) return { rows, used }
      unclosedQuotes += 1
      rows.push(text.slice(used, lineEnd).split(delimiter))
      used = lineEnd + 1
    }
    const rest = readLines(text.slice(used), last)
    return { rows: used === 0 ? rest.rows : rows.concat(rest.rows), used: used + rest.used }
  }

  return { read }
}

function spansLines(row: readonly string[]): boolean {
  return row.some((cell) => cell.includes('\n'))
}

type OneRecord = {
  readonly row: string[]
  /** Behind its line end. */
  readonly end: number
  /** A quote in it closes no cell, or none closes a cell. */
  readonly isFaulty: boolean
}

const QUOTE = 34
const LINE_END = 10

/** Reads the record at a place of a text; null: it is not there as a whole, and more of the text may come. */
function readRecord(
  text: string,
  from: number,
  delimiter: string,
  last: boolean,
): OneRecord | null {
  const delimiterCode = delimiter.charCodeAt(0)
  const row: string[] = []
  let isFaulty = false
  let at = from
  for (;;) {
    if (text.charCodeAt(at) === QUOTE) {
      const cell = readQuoted(text, at, delimiterCode)
      isFaulty ||= cell.isFaulty
      row.push(cell.value)
      at = cell.end
    } else {
      const start = at
      let code = text.charCodeAt(at)
      while (at < text.length && code !== delimiterCode && code !== LINE_END) {
        at += 1
        code = text.charCodeAt(at)
      }
      row.push(text.slice(start, at))
    }
    if (at >= text.length) return last ? { row, end: text.length, isFaulty } : null
    at += 1
    if (text.charCodeAt(at - 1) === LINE_END) return { row, end: at, isFaulty }
  }
}

type QuotedCell = Pick<OneRecord, 'isFaulty'> & {
  readonly value: string
  /** Where the separator behind it stands, or the text ends. */
  readonly end: number
}

/** Reads a cell that begins with a quote; one that is not followed by the end of the cell is part of the value. */
function readQuoted(text: string, open: number, delimiterCode: number): QuotedCell {
  const start = open + 1
  let isFaulty = false
  let quote = text.indexOf('"', start)
  for (; quote !== -1; quote = text.indexOf('"', quote + 1)) {
    if (text.charCodeAt(quote + 1) === QUOTE) {
      quote += 1
      continue
    }
    const end = endOfCell(text, quote + 1, delimiterCode)
    if (end !== -1) return { value: withoutDoubled(text.slice(start, quote)), end, isFaulty }
    isFaulty = true
  }
  return { value: text.slice(start), end: text.length, isFaulty: true }
}

/** Where the separator behind a closing quote stands, spaces before it passed over; -1: something else stands there. */
function endOfCell(text: string, from: number, delimiterCode: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === delimiterCode || code === LINE_END) return at
    if (text.charAt(at).trim() !== '') return -1
  }
  return from === text.length ? from : -1
}

function withoutDoubled(value: string): string {
  return value.includes('"') ? value.replaceAll('""', '"') : value
}
