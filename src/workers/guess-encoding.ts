import { createTextReader, type Encoding } from '#domain/spreadsheet/decode.ts'
import { gatherForeignLines } from '#domain/spreadsheet/foreign-lines.ts'
import { findMarkedEncoding } from '#domain/spreadsheet/marked-encoding.ts'
import { MOST_AT_ONCE, type OpenFile } from './file-pieces.ts'
import { loadReader } from './load-reader.ts'

/** What tells UTF-16 without a mark. */
const HEAD_BYTES = 1 << 16

/**
 * How a text file is written. A long file without a mark is taken for UTF-8 until it turns out to be none; then
 * `guessOther` looks through it.
 */
export async function guessEncoding(file: OpenFile): Promise<Encoding> {
  const marked = findMarkedEncoding(await file.slice(0, HEAD_BYTES))
  if (marked !== null) return marked
  if (file.size > MOST_AT_ONCE) return 'utf-8'
  return isUtf8(await file.slice(0, file.size)) ? 'utf-8' : guessOther(file)
}

/** How a file is written that is no UTF-8. */
export async function guessOther(file: OpenFile): Promise<Encoding> {
  return (await rankOthers(file))[0] ?? 'windows-1252'
}

async function rankOthers(file: OpenFile): Promise<readonly Encoding[]> {
  const { rankEncodings } = await loadReader(() => import('#domain/spreadsheet/rank-encodings.ts'))
  for (let from = 0; from < file.size; from += MOST_AT_ONCE) {
    const sample = gatherForeignLines(await file.slice(from, from + MOST_AT_ONCE))
    if (sample.length > 0) return rankEncodings(sample)
  }
  return []
}

/** So little text at once costs no memory worth the name. */
const LOOK = 1 << 16

function isUtf8(bytes: Uint8Array): boolean {
  const reader = createTextReader('utf-8')
  for (let at = 0; at < bytes.length; at += LOOK) {
    if (!reader.push(bytes.subarray(at, at + LOOK)).ok) return false
  }
  return reader.end().ok
}
