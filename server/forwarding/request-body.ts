import type { Readable } from 'node:stream'

import type { Hold } from './traffic.ts'

/** A discarded body is read up to this size, then cut. */
const MOST_BYTES_DISCARDED = 64 * 1024 * 1024

export type RequestBody =
  | { readonly kind: 'whole'; readonly bytes: Buffer }
  | { readonly kind: 'too-large' }
  /** Other requests hold too much memory. */
  | { readonly kind: 'too-busy' }
  | { readonly kind: 'cut' }

/**
 * Reads a body, keeping at most `limit` bytes and as much as `hold` allows. The rest is read and discarded: a browser
 * that is answered while it still sends sees a broken connection instead of the answer.
 */
export async function readBody(stream: Readable, limit: number, hold: Hold): Promise<RequestBody> {
  const chunks: Buffer[] = []
  let size = 0
  let refused: 'too-large' | 'too-busy' | null = null
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) refused = 'too-large'
      else if (refused === null && !hold.take(chunk.length)) refused = 'too-busy'
      if (refused === null) {
        chunks.push(chunk)
        continue
      }
      chunks.length = 0
      hold.release()
      if (size > limit + MOST_BYTES_DISCARDED) break
    }
  } catch {
    // The browser has disconnected.
    return { kind: 'cut' }
  }
  return refused ? { kind: refused } : { kind: 'whole', bytes: Buffer.concat(chunks) }
}
