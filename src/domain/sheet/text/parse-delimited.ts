import { SPACES } from '#domain/sheet/reading.ts'
import { endsInEscape, escapesByBackslash, withDoubledQuotes } from './backslash-escapes.ts'
import { createAlignedReader } from './space-columns.ts'
import {
  asFramed,
  createWholeLineReader,
  delimiterInQuotes,
  isFramedTable,
} from './drawn-tables.ts'
import {
  isFence,
  isMarkdownTable,
  shownInMarkdown,
  wikiAsMarkdown,
  withoutEscapedBars,
} from './markdown-cells.ts'
import { createRecordReader, type RecordReader } from './read-records.ts'
import { suggestDelimiter } from './suggest-delimiter.ts'

export type DelimitedReader = {
  /** Parses the next chunk of the text; returns the rows that it completes. */
  push(text: string): string[][]
  /** Returns the remaining rows. */
  end(): string[][]
}

/** Length of text that is collected before the delimiter is guessed. */
const HEAD_LENGTH = 1 << 16

/** A longer cell is parsed again only after the waiting text has doubled. */
const LONG_CELL = 1 << 18

const SEPARATOR_LINE = /^sep=(.)(?:\n|$)/i

/**
 * Reads delimited text in chunks cut anywhere. Each line is a row, including blank ones, so that row numbers match the
 * user's program; a final line end and a leading `sep=` line don't count.
 */
export function createDelimitedReader(options: { readonly delimiter?: string }): DelimitedReader {
  let waiting = ''
  // A `\r` at the end of a chunk, whose `\n` may follow, or the first half of an escaped quote.
  let held = ''
  let isEscaped = false
  let records: RecordReader | null = null
  let enough = 0

  const mustWait = (): boolean =>
    waiting.length < HEAD_LENGTH && (options.delimiter === undefined || !waiting.includes('\n'))

  const begin = (): RecordReader => {
    waiting = waiting.replace(/^\uFEFF/, '')
    isEscaped = escapesByBackslash(waiting.slice(0, HEAD_LENGTH))
    if (isEscaped) waiting = withDoubledQuotes(waiting)
    const wiki = wikiAsMarkdown(waiting)
    waiting = wiki ?? waiting
    const inQuotes = delimiterInQuotes(waiting)
    if (inQuotes !== null) return createWholeLineReader(inQuotes)
    const separator = SEPARATOR_LINE.exec(waiting)
    waiting = waiting.slice(separator?.[0].length ?? 0)
    const delimiter = options.delimiter ?? separator?.[1] ?? suggestDelimiter(waiting)
    if (delimiter === SPACES) return createAlignedReader()
    const reader = createRecordReader(delimiter)
    if (delimiter === '|' && isFramedTable(waiting)) return asFramed(reader)
    return delimiter === '|' && (wiki !== null || isMarkdownTable(waiting))
      ? asMarkdown(reader)
      : reader
  }

  const take = (last: boolean): string[][] => {
    records ??= begin()
    const { rows, used } = records.read(waiting, last)
    waiting = waiting.slice(used)
    enough = waiting.length > LONG_CELL ? waiting.length * 2 : 0
    return rows
  }

  return {
    push: (text) => {
      const all = held + text
      held = all.endsWith('\r') || endsInEscape(all) ? all.slice(-1) : ''
      const lines = withLineFeeds(all.slice(0, all.length - held.length))
      const piece = isEscaped ? withDoubledQuotes(lines) : lines
      waiting += piece
      if (records === null) return mustWait() ? [] : take(false)
      // A chunk without a line end completes no row, so a file of one line is parsed once at its end.
      return waiting.length >= enough && piece.includes('\n') ? take(false) : []
    },
    end: () => {
      if (held !== '') waiting += held === '\r' ? '\n' : held
      return take(true)
    },
  }
}

/** Replaces all line ends by `\n`, in two steps, since a single pattern takes four times as long. */
function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
}

function asMarkdown(records: RecordReader): RecordReader {
  return {
    read: (text, last) => {
      const { rows, used } = records.read(withoutEscapedBars(text), last)
      return { rows: rows.map((row) => (isFence(row) ? [''] : row.map(shownInMarkdown))), used }
    },
  }
}
