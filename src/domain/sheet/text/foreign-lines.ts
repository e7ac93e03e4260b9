/** What guessing an encoding looks at: more would tell no more. */
const ENOUGH = 1 << 13

/** Of a line longer than this, what stands in front of its first byte beyond ASCII tells nothing. */
const LONGEST_START = 1 << 10

const LINE_FEED = 10

/**
 * The lines that have bytes beyond ASCII, one after the other, wherever they stand: a single name among thousands of
 * numbers is all that tells how a file is written. Only the last line can be cut.
 */
export function gatherForeignLines(bytes: Uint8Array): Uint8Array {
  const found = new Uint8Array(Math.min(bytes.length, ENOUGH))
  let length = 0
  for (let at = 0; at < bytes.length && length < found.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue
    const lineStart = bytes.lastIndexOf(LINE_FEED, at) + 1
    const feed = bytes.indexOf(LINE_FEED, at)
    const end = feed === -1 ? bytes.length : feed + 1
    const start = at - lineStart > LONGEST_START ? at : lineStart
    const line = bytes.subarray(start, Math.min(end, start + found.length - length))
    found.set(line, length)
    length += line.length
    at = end - 1
  }
  return found.subarray(0, length)
}
