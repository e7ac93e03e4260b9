/** The hash of an empty text, with which that of any other begins. */
export const HASH_OF_NOTHING = 0x811c9dc5 | 0

/** The hash of a text, or of a part of it. */
export function hashText(text: string, start = 0, end = text.length): number {
  let hash = HASH_OF_NOTHING
  let at = start
  for (; at + 1 < end; at += 2)
    hash = mix(hash, text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16))
  return at < end ? mix(hash, text.charCodeAt(at)) : hash
}

/** The hash of the same text from its bytes, where each is one character. */
export function hashBytes(bytes: Uint8Array, start: number, end: number): number {
  let hash = HASH_OF_NOTHING
  let at = start
  for (; at + 1 < end; at += 2) hash = mix(hash, (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 16))
  return at < end ? mix(hash, bytes[at] ?? 0) : hash
}

/** Two units at a time, since it is the multiplications that take time. */
function mix(hash: number, units: number): number {
  const mixed = Math.imul(hash ^ units, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}
