import type { Result } from '#domain/entry/result.ts'
import { createPairDecoder } from './pair-decoder.ts'

/** How the characters of a text file are written, by the label of TextDecoder; in the order of the choice. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1257',
] as const

export type Encoding = (typeof ENCODINGS)[number]

export type TextReader = {
  /** Decodes the next bytes, cut anywhere. `not-this-encoding`: the file is to be read again with another. */
  push(bytes: Uint8Array): Result<string, 'not-this-encoding'>
  /** Decodes what is left of a character that was cut. */
  end(): Result<string, 'not-this-encoding'>
}

/** Bytes that mean nothing in an encoding of single bytes; TextDecoder makes control characters of them. */
const UNUSED = /[\u0080-\u0084\u0086-\u009F]/
const EACH_UNUSED = new RegExp(UNUSED, 'g')

/** Of these, long pieces are decoded in less time than a browser takes. */
const PAIRED: readonly Encoding[] = ['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr']
const LONG_PIECE = 1 << 18
const LINE_FEED = 10

/** Decodes a file piece by piece; drops a byte-order mark; says so rather than put in wrong characters. */
export function createTextReader(encoding: Encoding): TextReader {
  const decode = createDecoder(encoding, true)
  const read = (bytes: Uint8Array, stream: boolean): ReturnType<TextReader['end']> => {
    const text = decode(bytes, stream)
    const isWrong = text === null || (encoding.startsWith('windows') && UNUSED.test(text))
    return isWrong ? NOT_THIS : { ok: true, value: text }
  }
  return { push: (bytes) => read(bytes, true), end: () => read(new Uint8Array(), false) }
}

/** Of so many characters one may be broken: where more are, it is no text of this encoding. */
const PER_BROKEN = 10

/**
 * Decodes a file piece by piece although some of its bytes are broken: each is left as a character that no ID has, so
 * that it spoils its cell and not the file.
 */
export function createForgivingReader(encoding: Encoding): TextReader {
  const decode = createDecoder(encoding, false)
  let length = 0
  let broken = 0
  const read = (bytes: Uint8Array, stream: boolean): ReturnType<TextReader['end']> => {
    const text = decode(bytes, stream) ?? ''
    length += text.length
    broken += countBroken(text, encoding)
    return broken > 1 && broken * PER_BROKEN > length ? NOT_THIS : { ok: true, value: text }
  }
  return { push: (bytes) => read(bytes, true), end: () => read(new Uint8Array(), false) }
}

/** What a decoder puts where it can read nothing. */
const NO_CHARACTER = /\uFFFD/g

/** How many characters of a decoded text are none that this encoding has. */
export function countBroken(text: string, encoding: Encoding): number {
  const broken = text.includes('\uFFFD') ? (text.match(NO_CHARACTER)?.length ?? 0) : 0
  if (!encoding.startsWith('windows') || !UNUSED.test(text)) return broken
  return broken + (text.match(EACH_UNUSED)?.length ?? 0)
}

const NOT_THIS = { ok: false, reason: 'not-this-encoding' } as const

type Decode = (bytes: Uint8Array, stream: boolean) => string | null

/** `fatal`: null where bytes are not of the encoding; else they become U+FFFD. */
function createDecoder(encoding: Encoding, fatal: boolean): Decode {
  const decoder = new TextDecoder(encoding, { fatal })
  const decodePairs = PAIRED.includes(encoding) ? createPairDecoder(encoding) : null
  /** What was cut before the piece or is cut at its end is in its first or its last line. */
  const decodeLines = (bytes: Uint8Array): string | null => {
    const from = bytes.indexOf(LINE_FEED) + 1
    const to = bytes.lastIndexOf(LINE_FEED) + 1
    const first = decodeOrNull(decoder, bytes.subarray(0, from), true)
    const lines = bytes.subarray(from, to)
    const text = decodePairs?.(lines) ?? decodeOrNull(decoder, lines, true)
    const last = decodeOrNull(decoder, bytes.subarray(to), true)
    return first === null || text === null || last === null ? null : first + text + last
  }
  return (bytes, stream) => {
    const isLong = decodePairs !== null && bytes.length >= LONG_PIECE
    return isLong ? decodeLines(bytes) : decodeOrNull(decoder, bytes, stream)
  }
}

/** All of some bytes as text; null when they are not written in this encoding. */
export function decodeWhole(bytes: Uint8Array, encoding: Encoding): string | null {
  const reader = createTextReader(encoding)
  const [text, last] = [reader.push(bytes), reader.end()]
  return text.ok && last.ok ? text.value + last.value : null
}

function decodeOrNull(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string | null {
  try {
    return decoder.decode(bytes, { stream })
  } catch {
    // A fatal decoder has no other way to say that the bytes are not of its encoding.
    return null
  }
}
