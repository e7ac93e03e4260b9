import type { Encoding } from './decode.ts'

/** The encoding that the first bytes of a file tell without doubt: by a mark, or by the NUL bytes of UTF-16. */
export function findMarkedEncoding(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return findWideEncoding(bytes)
}

/** Of twenty characters in a sheet of ids, commas and line ends, at least one is ASCII. */
const LEAST_ASCII = 0.05

/**
 * UTF-16 without a mark: one half of each ASCII character is NUL, always the same half, and the other half is a
 * character of text. Chinese sheets too are full of digits and line ends.
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

/** Counts ASCII characters of two bytes, whose letter is the first byte (0) or the second (1); 0 where there is no text. */
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

/** Of the characters of Chinese text a third look like two of ASCII; where nearly all do, it is ASCII with NUL bytes. */
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
