import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

type Decode = (packed: Readable) => Readable

/** What goes wrong on the way is thrown to whoever reads. */
const through =
  (create: () => NodeJS.ReadWriteStream): Decode =>
  (packed) =>
    pipeline(packed, create(), () => undefined) as unknown as Readable

/** A map: the name comes from outside, and every object has names that nobody gave it. */
const DECODERS: ReadonlyMap<string, Decode> = new Map([
  ['gzip', through(createGunzip)],
  ['x-gzip', through(createGunzip)],
  ['deflate', through(createInflate)],
  ['br', through(createBrotliDecompress)],
  ['identity', (plain) => plain],
])

/** Undoes the encoding of an answer, since its header does not go on; null when nobody knows how. */
export function decodeContent(body: Readable, encoding: string | undefined): Readable | null {
  const decode = DECODERS.get(encoding?.trim().toLowerCase() || 'identity')
  return decode === undefined ? null : decode(body)
}
