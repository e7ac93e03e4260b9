/** Up to this size a file is read at once: the way to and fro for each piece takes longer than the reading. */
export const MOST_AT_ONCE = 16_000_000

/** A file as it is read: its bytes are fetched once when it is small. */
export type OpenFile = {
  readonly size: number
  /** The bytes from..to (exclusive), as far as there are any. */
  readonly slice: (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>
  /** The file from its start, in pieces. */
  readonly pieces: () => AsyncGenerator<Uint8Array>
}

export function openFile(bytes: Blob): OpenFile {
  let whole: Promise<Uint8Array<ArrayBuffer>> | null = null
  const all = () => (whole ??= bytes.arrayBuffer().then((buffer) => new Uint8Array(buffer)))
  // Not every place where the worker's code runs in a test can stream.
  const isSmall = bytes.size <= MOST_AT_ONCE || typeof bytes.stream !== 'function'
  return {
    size: bytes.size,
    slice: async (from, to) => {
      if (isSmall) return (await all()).subarray(from, to)
      return new Uint8Array(await bytes.slice(from, to).arrayBuffer())
    },
    pieces: () => (isSmall ? cut(all()) : streamOf(bytes)),
  }
}

/** The first piece is small, so that its rows are on the screen while the others are read. */
const FIRST_PIECE = 128 * 1024
const PIECE = 1024 * 1024
/** The pieces after which the worker looks for messages, such as Cancel. */
const PIECES_BETWEEN_LOOKS = 4

async function* cut(whole: Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  const all = await whole
  yield all.subarray(0, FIRST_PIECE)
  for (let from = FIRST_PIECE, count = 1; from < all.length; from += PIECE, count += 1) {
    yield all.subarray(from, from + PIECE)
    if (count % PIECES_BETWEEN_LOOKS === 0) await nextMessages()
  }
}

/** Lets the worker look for messages, such as Cancel. */
export function nextMessages(): Promise<void> {
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
