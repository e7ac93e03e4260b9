/** Number of bytes for guessing an encoding; more wouldn't improve the guess. */
export const ENOUGH_BYTES = 1 << 13

/** If more text than this precedes a line's first non-ASCII byte, that text is skipped. */
const LONGEST_START = 1 << 10

const LINE_FEED = 10

/**
 * Collects the lines with non-ASCII bytes from anywhere in the file: a single name among thousands of numbers may be
 * the only evidence. Only the last line can be cut.
 */
export function gatherForeignLines(bytes: Uint8Array): Uint8Array {
  const found = new Uint8Array(Math.min(bytes.length, ENOUGH_BYTES))
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

/** Valid non-ASCII characters needed for each broken one: UTF-8 sequences are rarely valid by chance. */
const RIGHT_PER_BROKEN = 2

/**
 * Whether a sample of lines is UTF-8 with some broken bytes: most non-ASCII characters are valid, or the broken bytes
 * are single ones inside numbers, where no language has letters.
 */
export function isBrokenUtf8(sample: Uint8Array): boolean {
  // The last character of a sample may be cut.
  const text = new TextDecoder('utf-8').decode(sample, { stream: true })
  const beyond = Array.from(text).filter((character) => character > '\u007F')
  const broken = beyond.filter((character) => character === '\uFFFD').length
  const right = beyond.length - broken
  if (right > 0) return right >= RIGHT_PER_BROKEN * broken
  return broken > 0 && hasOnlyStrays(sample)
}

/** Whether each non-ASCII byte is a letter in most encodings, between a capital or digit and a digit. */
function hasOnlyStrays(sample: Uint8Array): boolean {
  return sample.every((byte, at) => byte < 0x80 || isStray(sample, at))
}

function isStray(sample: Uint8Array, at: number): boolean {
  const [before = 0, byte = 0, after = 0] = [sample[at - 1], sample[at], sample[at + 1]]
  const isSign = byte < 0xc0 || byte === MULTIPLIED || byte === DIVIDED
  return !isSign && (isDigit(before) || isCapital(before)) && isDigit(after)
}

const MULTIPLIED = 0xd7
const DIVIDED = 0xf7

const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39
const isCapital = (byte: number) => byte >= 0x41 && byte <= 0x5a
