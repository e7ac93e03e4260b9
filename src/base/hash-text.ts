/** Returns a hash of 30 bits, since engines allocate larger integers on the heap. */
export function hashText(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  return hash & 0x3fffffff
}
