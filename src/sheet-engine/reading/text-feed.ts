import { SPACES } from '#domain/sheet/reading.ts'
import { createDelimitedReader, type DelimitedReader } from '#domain/sheet/text/parse-delimited.ts'
import { suggestDelimiter } from '#domain/sheet/text/suggest-delimiter.ts'
import type { RowSink } from './row-sink.ts'

export type TextFeed = {
  /** Takes the next piece of the text; false: that is enough. */
  readonly push: (text: string, done: number) => boolean
  readonly end: (done: number) => void
}

/** What must be there before the delimiter is guessed, and where that is enough; more lines than columns need. */
const HEAD_LENGTH = 1 << 16
const HEAD_LINES = 256

const SEPARATOR_LINE = /^\uFEFF?sep=/i

/**
 * Hands delimited text on as it comes: the first lines as rows, for the columns to be found; then plain lines as
 * they stand, which is several times as fast; from the first quote on as rows again.
 */
export function createTextFeed(
  sink: RowSink,
  givenDelimiter: string | null = null,
  headLength = HEAD_LENGTH,
): TextFeed {
  let rest = ''
  let plain: PlainLines | null = null
  let reader: DelimitedReader | null = null

  const readAll = (text: string, done: number): boolean => {
    reader ??= createReader(plain?.delimiter ?? givenDelimiter)
    return sink.take(reader.push(text), done)
  }
  const readHead = (text: string, done: number): boolean => {
    rest = ''
    const length = endOfHead(text, headLength)
    const head = text.slice(0, length)
    if (length === 0 || head.includes('"') || SEPARATOR_LINE.test(head)) return readAll(text, done)
    const delimiter = givenDelimiter ?? suggestDelimiter(head)
    plain = createPlainLines(sink, delimiter)
    if (delimiter === SPACES) return readAll(text, done)
    const first = createReader(delimiter)
    if (!sink.take([...first.push(head), ...first.end()], done)) return false
    return sink.canScan() ? scan(plain, text, length, done) : readAll(text.slice(length), done)
  }
  const scan = (lines: PlainLines, text: string, from: number, done: number): boolean => {
    const came = lines.take(text, from, done)
    return came === 'quote' ? readAll(lines.rest(), done) : came === 'more'
  }
  return {
    push: (text, done) => {
      if (reader !== null) return readAll(text, done)
      if (plain !== null) return scan(plain, text, 0, done)
      rest += text
      return rest.length < headLength || readHead(rest, done)
    },
    end: (done) => {
      if (reader === null && plain === null) readHead(rest, done)
      if (reader === null && plain !== null) {
        if (plain.rest() !== '') scan(plain, '\n', 0, done)
        return
      }
      const last = reader ?? createReader(givenDelimiter)
      sink.take(last.end(), done)
    },
  }
}

type PlainLines = ReturnType<typeof createPlainLines>

/** Hands whole lines on as they are, up to the first one with a quote. */
function createPlainLines(sink: RowSink, delimiter: string) {
  let rest = ''
  /** The part of a line that was cut and the first line end of the next piece are a small piece of their own. */
  const takeCutLine = (text: string, done: number): number | null => {
    if (rest === '') return 0
    const to = text.indexOf('\n') + 1
    const line = rest + text.slice(0, to)
    if (to === 0 || line.includes('"')) return null
    sink.scan({ text: line, from: 0, to: line.length, delimiter }, done)
    return to
  }
  return {
    delimiter,
    /** What was not handed on: the beginning of a line, or all from the line of the first quote on. */
    rest: () => rest,
    take: (text: string, start: number, done: number): 'more' | 'enough' | 'quote' => {
      const from = start === 0 ? takeCutLine(text, done) : start
      if (from === null) {
        rest += text
        return rest.includes('"') ? 'quote' : 'more'
      }
      const quote = text.indexOf('"', from)
      const to = Math.max(from, text.lastIndexOf('\n', quote === -1 ? text.length : quote) + 1)
      rest = text.slice(to)
      if (to > from && !sink.scan({ text, from, to, delimiter }, done)) return 'enough'
      return quote === -1 ? 'more' : 'quote'
    },
  }
}

function createReader(delimiter: string | null): DelimitedReader {
  return createDelimitedReader(delimiter === null ? {} : { delimiter })
}

/** Where the last line ends that fits; 0 when there is no whole line. */
function endOfHead(text: string, length: number): number {
  let end = text.indexOf('\n') + 1
  for (let lines = 1; lines < HEAD_LINES; lines += 1) {
    const next = text.indexOf('\n', end) + 1
    if (next === 0 || next > length) return end
    end = next
  }
  return end
}
