import type { Result } from '#domain/tracking/result.ts'
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

/** Of these, long pieces are decoded in less time than a browser takes. */
const PAIRED: readonly Encoding[] = ['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr']
const LONG_PIECE = 1 << 18
const LINE_FEED = 10

/** Decodes a file piece by piece; drops a byte-order mark; says so rather than put in wrong characters. */
export function createTextReader(encoding: Encoding): TextReader {
  const decoder = new TextDecoder(encoding, { fatal: true })
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
  const decode = (bytes: Uint8Array, stream: boolean): ReturnType<TextReader['end']> => {
    const isLong = decodePairs !== null && bytes.length >= LONG_PIECE
    const text = isLong ? decodeLines(bytes) : decodeOrNull(decoder, bytes, stream)
    const isWrong = encoding.startsWith('windows') && UNUSED.test(text ?? '')
    if (text === null || isWrong) return { ok: false, reason: 'not-this-encoding' }
    return { ok: true, value: text }
  }
  return {
    push: (bytes) => decode(bytes, true),
    end: () => decode(new Uint8Array(), false),
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
