import type { Readable } from 'node:stream'

/** Beyond this a too large body is not even read to its end. */
const MOST_BYTES_DISCARDED = 64 * 1024 * 1024

export type RequestBody =
  | { readonly kind: 'whole'; readonly bytes: Buffer }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'cut' }

/**
 * Reads a body to its end, keeping at most `limit` bytes. A too large one is read on and thrown away: a browser that
 * is answered while it still sends sees a broken connection instead of the answer.
 */
export async function readBody(stream: Readable, limit: number): Promise<RequestBody> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else chunks.length = 0
      if (size > limit + MOST_BYTES_DISCARDED) break
    }
  } catch {
    // The browser went away in the middle: no one is left to be told.
    return { kind: 'cut' }
  }
  return size > limit ? { kind: 'too-large' } : { kind: 'whole', bytes: Buffer.concat(chunks) }
}
