/** The hash of an empty text, with which that of any other begins. */
const HASH_OF_NOTHING = 0x811c9dc5 | 0

/** The hash of a part of a text: the same for the same characters, and rarely for others. */
export function hashText(text: string, start = 0, end = text.length): number {
  let hash = HASH_OF_NOTHING
  let at = start
  for (; at + 1 < end; at += 2)
    hash = mix(hash, text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16))
  return at < end ? mix(hash, text.charCodeAt(at)) : hash
}

/** Two units at a time, since it is the multiplications that take time. */
function mix(hash: number, units: number): number {
  const mixed = Math.imul(hash ^ units, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}
