import { once } from '#worker-calls/once.ts'

/** Up to this size a file is fetched in two goes, its first piece and all of it: asking for each piece takes longer than reading it. */
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
  // Not every place where the worker's code runs in a test can stream.
  const isSmall = bytes.size <= MOST_AT_ONCE || typeof bytes.stream !== 'function'
  return isSmall ? openSmall(bytes) : openLarge(bytes)
}

/** The first piece is small, so that its rows are on the screen while the others are read. */
const FIRST_PIECE = 128 * 1024
const PIECE = 1024 * 1024
/** The pieces after which the worker looks for messages, such as Cancel. */
const PIECES_BETWEEN_LOOKS = 4

function openSmall(bytes: Blob): OpenFile {
  const head = once(() => bytesOf(bytes.slice(0, FIRST_PIECE)))
  const whole = bytes.size <= FIRST_PIECE ? head : once(() => bytesOf(bytes))
  return {
    size: bytes.size,
    slice: async (from, to) => (await (to <= FIRST_PIECE ? head() : whole())).subarray(from, to),
    pieces: () => cut(head, whole),
  }
}

function openLarge(bytes: Blob): OpenFile {
  return {
    size: bytes.size,
    slice: (from, to) => bytesOf(bytes.slice(from, to)),
    pieces: () => streamOf(bytes),
  }
}

async function bytesOf(bytes: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await bytes.arrayBuffer())
}

type Fetch = () => Promise<Uint8Array>

async function* cut(head: Fetch, whole: Fetch): AsyncGenerator<Uint8Array> {
  const first = await head()
  // Fetched while the first piece is read; a failure is met below.
  whole().catch(() => {})
  yield first
  const all = await whole()
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
