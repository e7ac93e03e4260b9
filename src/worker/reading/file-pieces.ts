import { once } from '#base/once.ts'

/** A file opened for reading. */
export type OpenFile = {
  readonly size: number
  /** The bytes from..to (exclusive), as far as they exist. */
  readonly slice: (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>
  /** The file from its start, in chunks. */
  readonly pieces: () => AsyncGenerator<Uint8Array>
}

/** The first chunk is small, so that its rows are on the screen while the next one is read. */
const FIRST_PIECE = 128 * 1024
/** Requesting a chunk takes longer than reading it. Between chunks the worker handles messages such as Cancel. */
const PIECE = 4 * 1024 * 1024
const PART = 96 * 1024

export function openFile(bytes: Blob): OpenFile {
  const read = async (from: number, to: number) =>
    new Uint8Array(await bytes.slice(from, to).arrayBuffer())
  // Kind and encoding of the file are determined from its start, which is read once.
  const head = once(() => read(0, FIRST_PIECE))
  const slice: OpenFile['slice'] = async (from, to) =>
    to <= FIRST_PIECE ? (await head()).subarray(from, to) : read(from, to)
  return { size: bytes.size, slice, pieces: () => piecesOf(bytes.size, slice) }
}

async function* piecesOf(size: number, slice: OpenFile['slice']): AsyncGenerator<Uint8Array> {
  let piece = slice(0, FIRST_PIECE)
  for (let from = FIRST_PIECE; from < size; from += PIECE) {
    const next = slice(from, from + PIECE)
    // A failure is thrown when the chunk is awaited.
    next.catch(() => {})
    yield* partsOf(await piece)
    piece = next
  }
  yield* partsOf(await piece)
}

/** Splits a chunk, so that cells can be freed in between: the engine would hold the cells of 4 MB for long. */
function* partsOf(piece: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < piece.length; from += PART) yield piece.subarray(from, from + PART)
}

/** Lets the worker handle messages such as Cancel. */
export function nextMessages(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
