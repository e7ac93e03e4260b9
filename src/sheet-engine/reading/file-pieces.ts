import { once } from '#worker-calls/once.ts'

/** A file as it is read. */
export type OpenFile = {
  readonly size: number
  /** The bytes from..to (exclusive), as far as there are any. */
  readonly slice: (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>
  /** The file from its start, in pieces. */
  readonly pieces: () => AsyncGenerator<Uint8Array>
}

/** The first piece is small, so that its rows are on the screen while the next one is read. */
const FIRST_PIECE = 128 * 1024
/** Asking for a piece takes longer than reading it; between two the worker looks for messages, such as Cancel. */
const PIECE = 4 * 1024 * 1024
const PART = 96 * 1024

export function openFile(bytes: Blob): OpenFile {
  const read = async (from: number, to: number) =>
    new Uint8Array(await bytes.slice(from, to).arrayBuffer())
  // What kind of file it is and how it is written is looked up in its head.
  const head = once(() => read(0, FIRST_PIECE))
  const slice: OpenFile['slice'] = async (from, to) =>
    to <= FIRST_PIECE ? (await head()).subarray(from, to) : read(from, to)
  return { size: bytes.size, slice, pieces: () => piecesOf(bytes.size, slice) }
}

async function* piecesOf(size: number, slice: OpenFile['slice']): AsyncGenerator<Uint8Array> {
  let piece = slice(0, FIRST_PIECE)
  for (let from = FIRST_PIECE; from < size; from += PIECE) {
    const next = slice(from, from + PIECE)
    // A failure is met when the piece has its turn.
    next.catch(() => {})
    yield* partsOf(await piece)
    piece = next
  }
  yield* partsOf(await piece)
}

/** What is read of a part is let go of before the next one: cells of 4 MB at once would be kept for long by the engine. */
function* partsOf(piece: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < piece.length; from += PART) yield piece.subarray(from, from + PART)
}

/** Lets the worker look for messages, such as Cancel. */
export function nextMessages(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
