/** Characters beyond ASCII that are right, for each that is broken: a text of pairs that reads so well is UTF-8. */
const RIGHT_PER_BROKEN = 2

/**
 * Whether a sample of lines is UTF-8 although some of its bytes are broken: most characters beyond ASCII are right, or
 * the broken ones stand alone in the midst of numbers, where no language has a letter.
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

/** Every byte beyond ASCII stands alone between a capital or a digit and a digit, and is a letter in most encodings. */
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
