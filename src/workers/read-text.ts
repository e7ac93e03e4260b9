import type { TextPiece } from '#domain/draft/cut-line.ts'
import { createTextReader, type Encoding } from '#domain/spreadsheet/decode.ts'
import type { Reading } from '#domain/spreadsheet/reading.ts'
import { type MarkupKind, recognizeMarkup } from '#domain/spreadsheet/recognize-kind.ts'
import type { OpenFile } from './file-pieces.ts'
import { guessEncoding, guessOther } from './guess-encoding.ts'
import { loadReader } from './load-reader.ts'
import type { SheetRead } from './read-sheet.ts'
import type { RowSink } from './row-sink.ts'
import { createTextFeed } from './text-feed.ts'

type TextReading = Extract<Reading, { kind: 'text' | 'markup' }>

/** Reads delimited text, or a table of markup, as it comes. */
export async function readText(
  file: OpenFile,
  given: TextReading | null,
  sink: RowSink,
): Promise<SheetRead> {
  const encoding = given?.encoding ?? (await guessEncoding(file))
  const delimiter = given?.kind === 'text' ? given.delimiter : null
  const end = await readAs(file, encoding, delimiter, sink)
  if (typeof end === 'object') {
    const { readMarkup } = await loadReader(() => import('./read-markup.ts'))
    const reading = given?.kind === 'markup' ? given : ({ kind: 'markup', encoding } as const)
    return readMarkup(file, end.markup, reading, sink)
  }
  if (end === 'read') {
    return { kind: 'read', reading: { kind: 'text', encoding, delimiter }, notes: null, rescued: 0 }
  }
  const other = given === null && encoding === 'utf-8' ? await guessOther(file) : encoding
  if (other === encoding) return { kind: 'problem', problem: 'not-text' }
  sink.restart()
  return readText(file, { kind: 'text', encoding: other, delimiter: null }, sink)
}

async function readAs(
  file: OpenFile,
  encoding: Encoding,
  delimiter: string | null,
  sink: RowSink,
): Promise<'read' | 'other-encoding' | { readonly markup: MarkupKind }> {
  const text = createTextReader(encoding)
  const feed = createTextFeed(sink, delimiter)
  let done = 0
  for await (const piece of file.pieces()) {
    const decoded = text.push(piece)
    if (!decoded.ok) return 'other-encoding'
    const markup = done === 0 ? recognizeMarkup(decoded.value) : null
    if (markup !== null) return { markup }
    done += piece.length
    if (!feed.push(asPiece(decoded.value, piece, encoding), done)) return 'read'
  }
  const last = text.end()
  if (!last.ok) return 'other-encoding'
  if (last.value !== '') feed.push({ text: last.value, bytes: null }, done)
  feed.end(done)
  return 'read'
}

/** The bytes go along where each of them is one character: they are looked at twice as fast as text. */
function asPiece(text: string, piece: Uint8Array, encoding: Encoding): TextPiece {
  const hasMark = piece[0] === 0xef && piece[1] === 0xbb && piece[2] === 0xbf
  const bytes = hasMark ? piece.subarray(3) : piece
  // The first one tells a character that began in the piece before.
  const isAscii = text.length === bytes.length && text.charCodeAt(0) === bytes[0]
  return { text, bytes: encoding === 'utf-8' && isAscii ? bytes : null }
}
