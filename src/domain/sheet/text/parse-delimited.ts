import { SPACES } from '#domain/sheet/reading.ts'
import { endsInEscape, escapesByBackslash, withDoubledQuotes } from './backslash-escapes.ts'
import { createAlignedReader } from './space-columns.ts'
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
  /** Takes the next piece of the text; returns the rows that it completed. */
  push(text: string): string[][]
  /** Returns the rows that are left. */
  end(): string[][]
}

/** What must be there before the delimiter is guessed. */
const HEAD_LENGTH = 1 << 16

/** A cell that is longer is looked at again only when there is twice as much of it. */
const LONG_CELL = 1 << 18

const SEPARATOR_LINE = /^sep=(.)(?:\n|$)/i

/**
 * Reads delimited text as it comes, in pieces cut anywhere. Every line is a row, blank ones too, so that row
 * numbers are those of the person's program; a line end at the very end and a `sep=` line in front are none.
 */
export function createDelimitedReader(options: { readonly delimiter?: string }): DelimitedReader {
  let waiting = ''
  // A `\r` at the end of a piece: the next one may begin with its `\n`. Or the first half of an escaped quote.
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
    const separator = SEPARATOR_LINE.exec(waiting)
    waiting = waiting.slice(separator?.[0].length ?? 0)
    const delimiter = options.delimiter ?? separator?.[1] ?? suggestDelimiter(waiting)
    if (delimiter === SPACES) return createAlignedReader()
    const reader = createRecordReader(delimiter)
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
      // Without a line end it completes no row: a file of one line is parsed once, at its end.
      return waiting.length >= enough && piece.includes('\n') ? take(false) : []
    },
    end: () => {
      if (held !== '') waiting += held === '\r' ? '\n' : held
      return take(true)
    },
  }
}

/** Every kind of line end as `\n`; in two steps, since one pattern for both takes four times as long. */
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
