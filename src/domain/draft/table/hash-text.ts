/**
 * The hash of a part of a text: the same for the same characters, and rarely for others. Numbers that follow one
 * another have hashes close together, so that what is looked up next is most often in the processor's cache. Of 30
 * bits: browsers make an object of a larger number.
 */
export function hashText(text: string, start = 0, end = text.length): number {
  let hash = 0
  for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  return hash & 0x3fffffff
}
