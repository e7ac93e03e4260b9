import { isUtf8 } from 'node:buffer'

/** Entries are flat and at most 10,000; deep nesting or a million empty values would keep the parser busy. */
const MOST_DEPTH = 32
const MOST_PARTS = 20_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** Whether a body is JSON within these limits. */
export function isPlainJson(bytes: Buffer): boolean {
  if (!isUtf8(bytes) || hasTooManyParts(bytes)) return false
  try {
    JSON.parse(bytes.toString())
    return true
  } catch {
    return false
  }
}

function hasTooManyParts(bytes: Buffer): boolean {
  let depth = 0
  let parts = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === QUOTE) at = endOfText(bytes, at + 1)
    else if (CLOSING.has(byte)) depth -= 1
    else if (OPENING.has(byte)) {
      depth += 1
      parts += 1
      if (depth > MOST_DEPTH || parts > MOST_PARTS) return true
    }
  }
  return false
}

/** Index of the closing quote of a string. */
function endOfText(bytes: Buffer, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at
}
