import type { ReadProblem } from '#domain/draft/draft-view.ts'
import type { TextPiece } from '#domain/draft/scan-lines.ts'
import {
  createTextReader,
  type Encoding,
  nextEncoding,
  suggestEncoding,
} from '#domain/spreadsheet/decode.ts'
import { parsePaste } from '#domain/spreadsheet/parse-paste.ts'
import { type FileKind, recognizeKind } from '#domain/spreadsheet/recognize-kind.ts'
import type { SheetInput } from './draft-session.ts'
import type { RowSink } from './row-sink.ts'
import { createTextFeed } from './text-feed.ts'

export type SheetRead = { readonly problem: ReadProblem | null; readonly rescued: number }

/** So large that not even its columns would fit into the memory of a tab. */
const MOST_BYTES = 400_000_000

/** Reads a sheet as it comes, so that its first rows are there before its last are read. */
export async function readSheet(input: SheetInput, sink: RowSink): Promise<SheetRead> {
  if (input.kind === 'bytes') return { problem: await readBytes(input.bytes, sink), rescued: 0 }
  const { rows, rescued } = parsePaste(input.text, input.html)
  sink.take(rows, input.text.length)
  return { problem: null, rescued }
}

/** Bytes or characters, for the progress. */
export function sizeOf(input: SheetInput): number {
  return input.kind === 'bytes' ? input.bytes.size : input.text.length
}

async function readBytes(bytes: Blob, sink: RowSink): Promise<ReadProblem | null> {
  if (bytes.size === 0) return 'empty'
  if (bytes.size > MOST_BYTES) return 'too-large'
  try {
    return await readText(bytes, null, sink)
  } catch (error) {
    // The file was moved, or its device taken away, since it was chosen.
    if (error instanceof DOMException) return 'unreadable'
    throw error
  }
}

const PROBLEM_OF: Readonly<Record<FileKind, ReadProblem | null>> = {
  text: null,
  zip: 'spreadsheet-program-file',
  ole: 'spreadsheet-program-file',
  pdf: 'not-text',
  picture: 'not-text',
  binary: 'not-text',
}

/** What tells a file's kind. */
const HEAD_BYTES = 4096

async function readText(
  bytes: Blob,
  given: Encoding | null,
  sink: RowSink,
): Promise<ReadProblem | null> {
  const pieces = piecesOf(bytes)
  const first = await pieces.next()
  const head = first.done ? new Uint8Array() : first.value
  const problem = PROBLEM_OF[recognizeKind(head.subarray(0, HEAD_BYTES))]
  if (problem !== null) {
    await pieces.return(undefined)
    return problem
  }
  const encoding = given ?? suggestEncoding(head)
  if (await readAs(encoding, head, pieces, sink)) return null
  const next = nextEncoding(encoding)
  if (next === null) return 'not-text'
  sink.restart()
  return readText(bytes, next, sink)
}

/** false: the file is not written in this encoding. */
async function readAs(
  encoding: Encoding,
  head: Uint8Array,
  pieces: AsyncGenerator<Uint8Array>,
  sink: RowSink,
): Promise<boolean> {
  const text = createTextReader(encoding)
  const feed = createTextFeed(sink)
  let done = 0
  const push = (piece: Uint8Array): 'more' | 'enough' | 'other-encoding' => {
    const decoded = text.push(piece)
    if (!decoded.ok) return 'other-encoding'
    done += piece.length
    return feed.push(asPiece(decoded.value, piece, encoding), done) ? 'more' : 'enough'
  }
  let state = push(head)
  while (state === 'more') {
    const next = await pieces.next()
    if (next.done) break
    state = push(next.value)
  }
  await pieces.return(undefined)
  if (state !== 'more') return state === 'enough'
  const last = text.end()
  if (!last.ok) return false
  if (last.value !== '') feed.push({ text: last.value, bytes: null }, done)
  feed.end(done)
  return true
}

/** The bytes go along where each of them is one character: they are looked at twice as fast as text. */
function asPiece(text: string, piece: Uint8Array, encoding: Encoding): TextPiece {
  const hasMark = piece[0] === 0xef && piece[1] === 0xbb && piece[2] === 0xbf
  const bytes = hasMark ? piece.subarray(3) : piece
  // The first one tells a character that began in the piece before.
  const isAscii = text.length === bytes.length && text.charCodeAt(0) === bytes[0]
  return { text, bytes: encoding === 'utf-8' && isAscii ? bytes : null }
}

/** Up to this size a file is read at once: the way to and fro for each piece takes longer than the reading. */
const MOST_AT_ONCE = 16_000_000
/** The first piece is small, so that its rows are on the screen while the others are read. */
const FIRST_PIECE = 128 * 1024
const PIECE = 1024 * 1024
/** The pieces after which the worker looks for messages, such as Cancel. */
const PIECES_BETWEEN_LOOKS = 4

async function* piecesOf(bytes: Blob): AsyncGenerator<Uint8Array> {
  // Not every place where the worker's code runs in a test can stream.
  if (bytes.size > MOST_AT_ONCE && typeof bytes.stream === 'function') yield* streamOf(bytes)
  else yield* cut(new Uint8Array(await bufferOf(bytes)))
}

async function* cut(all: Uint8Array): AsyncGenerator<Uint8Array> {
  yield all.subarray(0, FIRST_PIECE)
  for (let from = FIRST_PIECE, count = 1; from < all.length; from += PIECE, count += 1) {
    yield all.subarray(from, from + PIECE)
    if (count % PIECES_BETWEEN_LOOKS === 0) await nextMessages()
  }
}

function nextMessages(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

async function* streamOf(bytes: Blob): AsyncGenerator<Uint8Array> {
  const reader = bytes.stream().getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

/** All bytes of a file. */
export function bufferOf(bytes: Blob): Promise<ArrayBuffer> {
  return bytes.arrayBuffer()
}
