import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  identity: async (bytes) => bytes,
}

/** Undoes the encoding of an answer, since its header does not go on; null when that cannot be done. */
export async function decodeContent(
  body: Buffer,
  encoding: string | undefined,
): Promise<Buffer | null> {
  const decode = DECODERS[encoding?.trim().toLowerCase() || 'identity']
  if (decode === undefined) return null
  if (body.length === 0) return body
  return decode(body).catch(() => null)
}
