import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

type Decode = (packed: Readable) => Readable

/** Errors on the way are thrown to the reader. */
const through =
  (create: () => NodeJS.ReadWriteStream): Decode =>
  (packed) =>
    pipeline(packed, create(), () => undefined) as unknown as Readable

/** A map, since the name comes from outside and a plain object inherits names. */
const DECODERS: ReadonlyMap<string, Decode> = new Map([
  ['gzip', through(createGunzip)],
  ['x-gzip', through(createGunzip)],
  ['deflate', through(createInflate)],
  ['br', through(createBrotliDecompress)],
  ['identity', (plain) => plain],
])

/** Decodes an answer, since its encoding header isn't passed on; null for an unknown encoding. */
export function decodeContent(body: Readable, encoding: string | undefined): Readable | null {
  const decode = DECODERS.get(encoding?.trim().toLowerCase() || 'identity')
  return decode === undefined ? null : decode(body)
}
