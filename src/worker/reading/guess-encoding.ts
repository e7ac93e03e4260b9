import { createTextReader, type Encoding } from '#domain/sheet/text/encoding/decode.ts'
import {
  ENOUGH_BYTES,
  gatherForeignLines,
  isBrokenUtf8,
} from '#domain/sheet/text/encoding/encoding-sample.ts'
import { findMarkedEncoding } from '#domain/sheet/text/encoding/marked-encoding.ts'
import type { OpenFile } from './file-pieces.ts'
import { loadReader } from './load-reader.ts'

/** Enough for most encodings, and small enough to be read quickly. */
const HEAD_BYTES = 1 << 16

/**
 * Guesses the encoding of a text file. A file that starts as UTF-8 counts as UTF-8 until a byte proves otherwise; then
 * `guessOther` examines the whole file.
 */
export async function guessEncoding(file: OpenFile): Promise<Encoding> {
  const head = await file.slice(0, HEAD_BYTES)
  const marked = findMarkedEncoding(head)
  if (marked !== null) return marked
  // The last character may be cut.
  return createTextReader('utf-8').push(head).ok ? 'utf-8' : guessOther(file)
}

/** Guesses the encoding of a file that isn't flawless UTF-8. */
export async function guessOther(file: OpenFile): Promise<Encoding> {
  const sample = await findSample(file)
  if (isBrokenUtf8(sample)) return 'utf-8'
  const { rankEncodings } = await loadReader(
    () => import('#domain/sheet/text/encoding/rank-encodings.ts'),
  )
  return rankEncodings(sample)[0] ?? 'windows-1252'
}

async function findSample(file: OpenFile): Promise<Uint8Array> {
  const sample: number[] = []
  for await (const piece of file.pieces()) {
    for (const byte of gatherForeignLines(piece)) sample.push(byte)
    if (sample.length >= ENOUGH_BYTES) break
  }
  return Uint8Array.from(sample)
}
