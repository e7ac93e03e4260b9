import { createBreathe } from '#worker-calls/breathe.ts'
import { once } from '#worker-calls/once.ts'

/** Up to this size a file is held whole where parts of it are read: a way to and fro for each takes longer. */
export const MOST_AT_ONCE = 16_000_000

/** A file as it is read: its bytes are fetched once when it is small. */
export type OpenFile = {
  readonly size: number
  /** The bytes from..to (exclusive), as far as there are any. */
  readonly slice: (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>
  /** The file from its start, in pieces as the browser has them: the first is soon there. */
  readonly pieces: () => AsyncGenerator<Uint8Array>
}

/** Enough to tell what a file is, which is asked before its pieces are. */
const HEAD_BYTES = 1 << 16

export function openFile(bytes: Blob): OpenFile {
  const head = once(() => readBytes(bytes.slice(0, HEAD_BYTES)))
  const whole = once(() => readBytes(bytes))
  const isSmall = bytes.size <= MOST_AT_ONCE
  return {
    size: bytes.size,
    slice: async (from, to) => {
      if (to <= HEAD_BYTES) return (await head()).subarray(from, to)
      return isSmall ? (await whole()).subarray(from, to) : readBytes(bytes.slice(from, to))
    },
    pieces: () => streamOf(bytes),
  }
}

const readBytes = async (bytes: Blob) => new Uint8Array(await bytes.arrayBuffer())

/** Lets the worker look for messages, such as Cancel. */
export function nextMessages(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

async function* streamOf(bytes: Blob): AsyncGenerator<Uint8Array> {
  // Not every place where the worker's code runs in a test can stream.
  if (typeof bytes.stream !== 'function') return yield readBytes(bytes)
  const reader = bytes.stream().getReader()
  const breathe = createBreathe()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
      // What is there already comes without a pause in which a message, such as Cancel, could be heard.
      await breathe()
    }
  } finally {
    await reader.cancel()
  }
}
