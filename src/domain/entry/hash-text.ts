/** The same for the same characters, and rarely for others. Of 30 bits: browsers make an object of a larger number. */
export function hashText(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  return hash & 0x3fffffff
}
