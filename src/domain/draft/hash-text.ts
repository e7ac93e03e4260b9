/** Where a hash begins; each character is mixed in by `mixHash` (FNV-1a). */
export const HASH_START = 0x811c9dc5 | 0

/** A hash with one more UTF-16 unit. */
export function mixHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

/** The hash of a text, or of a part of it. */
export function hashText(text: string, start = 0, end = text.length): number {
  let hash = HASH_START
  for (let index = start; index < end; index += 1) hash = mixHash(hash, text.charCodeAt(index))
  return hash
}
