import { createDelimitedReader, type DelimitedReader } from '#domain/spreadsheet/parse-delimited.ts'
import { suggestDelimiter } from '#domain/spreadsheet/suggest-delimiter.ts'
import type { RowSink } from './row-sink.ts'

export type TextFeed = {
  /** Takes the next piece of the text; false: that is enough. */
  readonly push: (text: string, done: number) => boolean
  readonly end: (done: number) => void
}

/** What must be there before the delimiter is guessed. */
const HEAD_LENGTH = 1 << 16

const SEPARATOR_LINE = /^\uFEFF?sep=/i

/**
 * Hands delimited text on as it comes: the first lines as rows, for the columns to be found; then plain lines as
 * they stand, which is twice as fast; from the first quote on as rows again.
 */
export function createTextFeed(sink: RowSink, headLength = HEAD_LENGTH): TextFeed {
  let rest = ''
  let delimiter: string | null = null
  let reader: DelimitedReader | null = null

  const readRest = (done: number): boolean => {
    reader = createDelimitedReader(delimiter === null ? {} : { delimiter })
    const rows = reader.push(rest)
    rest = ''
    return sink.take(rows, done)
  }
  const readHead = (done: number): boolean => {
    const length = endOfHead(rest, headLength)
    const head = rest.slice(0, length)
    if (length === 0 || head.includes('"') || SEPARATOR_LINE.test(head)) return readRest(done)
    rest = rest.slice(length)
    delimiter = suggestDelimiter(head)
    const first = createDelimitedReader({ delimiter })
    const isWanted = sink.take([...first.push(head), ...first.end()], done)
    if (!isWanted) return false
    return sink.canScan() ? scan(delimiter, done) : readRest(done)
  }
  const scan = (plainDelimiter: string, done: number): boolean => {
    const quote = rest.indexOf('"')
    const length = rest.lastIndexOf('\n', quote === -1 ? rest.length : quote) + 1
    const isWanted = length === 0 || sink.scan(rest.slice(0, length), plainDelimiter, done)
    rest = rest.slice(length)
    return isWanted && quote !== -1 ? readRest(done) : isWanted
  }
  return {
    push: (text, done) => {
      if (reader !== null) return sink.take(reader.push(text), done)
      rest += text
      if (delimiter !== null) return scan(delimiter, done)
      return rest.length < headLength || readHead(done)
    },
    end: (done) => {
      if (reader === null && delimiter !== null) {
        if (rest !== '') sink.scan(`${rest}\n`, delimiter, done)
        return
      }
      const last = reader ?? createDelimitedReader({})
      sink.take([...last.push(rest), ...last.end()], done)
    },
  }
}

/** Where the last line that fits ends; 0 when there is no whole line. */
function endOfHead(text: string, length: number): number {
  const last = text.lastIndexOf('\n', length)
  return (last === -1 ? text.indexOf('\n') : last) + 1
}
