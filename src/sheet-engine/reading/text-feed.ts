import type { TextPiece } from '#domain/draft/table/cut-line.ts'
import { SPACES } from '#domain/sheet/text/aligned-lines.ts'
import { createDelimitedReader, type DelimitedReader } from '#domain/sheet/text/parse-delimited.ts'
import { suggestDelimiter } from '#domain/sheet/text/suggest-delimiter.ts'
import type { RowSink } from './row-sink.ts'

export type TextFeed = {
  /** Takes the next piece of the text; false: that is enough. */
  readonly push: (piece: TextPiece, done: number) => boolean
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
  let delimiter: string | null = null
  let reader: DelimitedReader | null = null

  const readAll = (text: string, done: number): boolean => {
    reader ??= createReader(delimiter ?? givenDelimiter)
    rest = ''
    return sink.take(reader.push(text), done)
  }
  const readHead = (piece: TextPiece, done: number): boolean => {
    const { text } = piece
    const length = endOfHead(text, headLength)
    const head = text.slice(0, length)
    if (length === 0 || head.includes('"') || SEPARATOR_LINE.test(head)) return readAll(text, done)
    delimiter = givenDelimiter ?? suggestDelimiter(head)
    if (delimiter === SPACES) return readAll(text, done)
    rest = ''
    const first = createDelimitedReader({ delimiter })
    if (!sink.take([...first.push(head), ...first.end()], done)) return false
    return sink.canScan() ? scan(piece, length, delimiter, done) : readAll(text.slice(length), done)
  }
  /** `rest` and the first line end of the piece are one line: a small piece of its own. */
  const scanCutLine = ({ text }: TextPiece, plainDelimiter: string, done: number): number => {
    if (rest === '') return 0
    const to = text.indexOf('\n') + 1
    const line = rest + text.slice(0, to)
    if (to === 0 || line.includes('"')) return -1
    rest = ''
    sink.scan({ piece: pieceOf(line), from: 0, to: line.length, delimiter: plainDelimiter }, done)
    return to
  }
  const scanNext = (piece: TextPiece, plainDelimiter: string, done: number): boolean => {
    const from = scanCutLine(piece, plainDelimiter, done)
    if (from !== -1) return scan(piece, from, plainDelimiter, done)
    const text = rest + piece.text
    if (text.includes('"')) return readAll(text, done)
    rest = text
    return true
  }
  const scan = (piece: TextPiece, from: number, plainDelimiter: string, done: number): boolean => {
    const { text } = piece
    const quote = text.indexOf('"', from)
    const to = Math.max(from, text.lastIndexOf('\n', quote === -1 ? text.length : quote) + 1)
    const isWanted = to === from || sink.scan({ piece, from, to, delimiter: plainDelimiter }, done)
    rest = text.slice(to)
    return isWanted && quote !== -1 ? readAll(rest, done) : isWanted
  }
  return {
    push: (piece, done) => {
      if (reader !== null) return readAll(piece.text, done)
      if (delimiter !== null) return scanNext(piece, delimiter, done)
      const whole = rest === '' ? piece : pieceOf(rest + piece.text)
      rest = whole.text
      return rest.length < headLength || readHead(whole, done)
    },
    end: (done) => {
      if (reader === null && delimiter === null) readHead(pieceOf(rest), done)
      if (reader === null && delimiter !== null) {
        if (rest !== '') scanNext(pieceOf('\n'), delimiter, done)
        return
      }
      const last = reader ?? createReader(givenDelimiter)
      sink.take([...last.push(rest), ...last.end()], done)
    },
  }
}

function createReader(delimiter: string | null): DelimitedReader {
  return createDelimitedReader(delimiter === null ? {} : { delimiter })
}

function pieceOf(text: string): TextPiece {
  return { text, bytes: null }
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
