import type { Encoding } from './decode.ts'

/** The encoding that the first bytes of a file reveal for certain: by a byte-order mark, or the NUL bytes of UTF-16. */
export function findMarkedEncoding(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return findWideEncoding(bytes)
}

/** In a sheet of IDs, at least one of twenty characters is ASCII. */
const LEAST_ASCII = 0.05

/**
 * UTF-16 without a byte-order mark: in ASCII characters one byte is NUL, always on the same side, and the other is a
 * text character. Chinese sheets also have many digits and line ends.
 */
function findWideEncoding(bytes: Uint8Array): Encoding | null {
  if (!bytes.includes(0)) return null
  const little = countAscii(bytes, 0)
  const big = countAscii(bytes, 1)
  const most = Math.max(little, big)
  const isWide = most >= 2 && most * 2 >= bytes.length * LEAST_ASCII
  if (!isWide || Math.min(little, big) * 20 > most || isAsciiBetween(bytes)) return null
  return little > big ? 'utf-16le' : 'utf-16be'
}

/** Counts ASCII characters of two bytes, with the letter in the first (0) or second (1) byte; 0 if it isn't text. */
function countAscii(bytes: Uint8Array, place: 0 | 1): number {
  let count = 0
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    if (bytes[at + 1 - place] !== 0) continue
    const character = bytes[at + place] ?? 0
    if (character < 0x20 && (character < 0x09 || character > 0x0d)) return 0
    count += 1
  }
  return count
}

/** In Chinese text, a third of the byte pairs look like ASCII. If nearly all do, the text is ASCII with NUL bytes. */
const MOST_LIKE_ASCII = 0.8

function isAsciiBetween(bytes: Uint8Array): boolean {
  let whole = 0
  let ascii = 0
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]]
    if (first === 0 || second === 0) continue
    whole += 1
    if (first < 0x80 && second < 0x80) ascii += 1
  }
  return whole > 8 && ascii > whole * MOST_LIKE_ASCII
}
