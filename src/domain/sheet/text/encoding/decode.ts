import type { Result } from '#base/result.ts'

/** Supported encodings of text files, by the labels of TextDecoder, in the order shown to the user. */
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
  /** Decodes the next bytes, cut anywhere. On `not-this-encoding` the file must be read again with another encoding. */
  push(bytes: Uint8Array): Result<string, 'not-this-encoding'>
  /** Decodes the rest of a cut character. */
  end(): Result<string, 'not-this-encoding'>
}

/** Bytes without a meaning in a single-byte encoding, which TextDecoder turns into control characters. */
const UNUSED = /[\u0080-\u0084\u0086-\u009F]/
const EACH_UNUSED = new RegExp(UNUSED, 'g')

/** Decodes a file in chunks and drops a byte-order mark; fails instead of producing wrong characters. */
export function createTextReader(encoding: Encoding): TextReader {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const read = (bytes: Uint8Array, stream: boolean): ReturnType<TextReader['end']> => {
    try {
      const text = decoder.decode(bytes, { stream })
      const isWrong = encoding.startsWith('windows') && UNUSED.test(text)
      return isWrong ? NOT_THIS : { ok: true, value: text }
    } catch {
      // A fatal decoder throws when the bytes aren't of its encoding.
      return NOT_THIS
    }
  }
  return { push: (bytes) => read(bytes, true), end: () => read(new Uint8Array(), false) }
}

/** At most one character in ten may be broken. */
const PER_BROKEN = 10

/**
 * Decodes a file in chunks although some bytes are broken. Each becomes a character that no ID has, so that only its
 * cell is wrong and not the whole file.
 */
export function createForgivingReader(encoding: Encoding): TextReader {
  const decoder = new TextDecoder(encoding)
  let length = 0
  let broken = 0
  const read = (bytes: Uint8Array, stream: boolean): ReturnType<TextReader['end']> => {
    const text = decoder.decode(bytes, { stream })
    length += text.length
    broken += countBroken(text, encoding)
    return broken > 1 && broken * PER_BROKEN > length ? NOT_THIS : { ok: true, value: text }
  }
  return { push: (bytes) => read(bytes, true), end: () => read(new Uint8Array(), false) }
}

/** The decoder's replacement character. */
const NO_CHARACTER = /\uFFFD/g

/** Counts the characters of a decoded text that this encoding doesn't have. */
export function countBroken(text: string, encoding: Encoding): number {
  const broken = text.includes('\uFFFD') ? (text.match(NO_CHARACTER)?.length ?? 0) : 0
  if (!encoding.startsWith('windows') || !UNUSED.test(text)) return broken
  return broken + (text.match(EACH_UNUSED)?.length ?? 0)
}

const NOT_THIS = { ok: false, reason: 'not-this-encoding' } as const
