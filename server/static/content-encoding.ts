import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'

type Decode = (bytes: Buffer, options: { readonly maxOutputLength: number }) => Promise<Buffer>

const DECODERS: Readonly<Record<string, Decode>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  identity: async (bytes) => bytes,
}

/**
 * Undoes the encoding of an answer, since its header does not go on; null when that cannot be done, or when it would
 * unpack to more than `mostBytes`.
 */
export async function decodeContent(
  body: Buffer,
  encoding: string | undefined,
  mostBytes: number,
): Promise<Buffer | null> {
  const decode = DECODERS[encoding?.trim().toLowerCase() || 'identity']
  if (decode === undefined) return null
  if (body.length === 0) return body
  return decode(body, { maxOutputLength: mostBytes }).catch(() => null)
}
