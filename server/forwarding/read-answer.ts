import type { IncomingMessage } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** An answer up to this size is passed on when complete, a longer one as a stream. */
const MOST_BYTES_WHOLE = 1024 * 1024

export type AnswerBody =
  | { readonly kind: 'whole'; readonly body: Buffer }
  /** `done` resolves when the body has ended or broken off. */
  | { readonly kind: 'long'; readonly body: Readable; readonly done: Promise<void> }
  /** Over the limit; the service has processed the request. */
  | { readonly kind: 'too-long' }
  | { readonly kind: 'unreadable' }

class TooLong extends Error {}

/** Reads and decompresses the body of an answer; rejects when it breaks off before it is passed on. */
export async function readAnswer(
  response: IncomingMessage,
  mostBytes: number,
): Promise<AnswerBody> {
  const decoded = decodeContent(response, response.headers['content-encoding'])
  if (decoded === null) return { kind: 'unreadable' }
  const pieces = upTo(mostBytes, decoded)
  const first: Buffer[] = []
  let size = 0
  try {
    while (size <= MOST_BYTES_WHOLE) {
      const { value, done } = await pieces.next()
      if (done) return { kind: 'whole', body: Buffer.concat(first) }
      first.push(value)
      size += value.length
    }
  } catch (error) {
    if (error instanceof TooLong) return { kind: 'too-long' }
    throw error
  }
  return passOn(first, pieces)
}

function passOn(first: readonly Buffer[], pieces: AsyncGenerator<Buffer>): AnswerBody {
  async function* all() {
    yield* first
    yield* pieces
  }
  const body = Readable.from(all(), { objectMode: false })
  const done = new Promise<void>((resolve) => body.once('close', resolve))
  // The caller handles errors; without a caller, an error must not end the server.
  body.on('error', () => undefined)
  return { kind: 'long', body, done }
}

async function* upTo(mostBytes: number, stream: Readable): AsyncGenerator<Buffer, undefined> {
  let size = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > mostBytes) throw new TooLong()
    yield piece
  }
}

type Decode = (packed: Readable) => Readable

/** Errors reach the reader of the stream. */
const through =
  (create: () => NodeJS.ReadWriteStream): Decode =>
  (packed) =>
    pipeline(packed, create(), () => undefined) as unknown as Readable

/** A map, since the key is untrusted and a plain object has inherited keys. */
const DECODERS: ReadonlyMap<string, Decode> = new Map([
  ['gzip', through(createGunzip)],
  ['x-gzip', through(createGunzip)],
  ['deflate', through(createInflate)],
  ['br', through(createBrotliDecompress)],
  ['identity', (plain) => plain],
])

/** Decodes an answer, since its encoding header isn't passed on; null for an unknown encoding. */
function decodeContent(body: Readable, encoding: string | undefined): Readable | null {
  const decode = DECODERS.get(encoding?.trim().toLowerCase() || 'identity')
  return decode === undefined ? null : decode(body)
}
