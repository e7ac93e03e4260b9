import type { Result } from '#domain/entry/result.ts'

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

/** Decodes a file piece by piece; drops a byte-order mark; says so rather than put in wrong characters. */
export function createTextReader(encoding: Encoding): TextReader {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const read = (bytes: Uint8Array, stream: boolean): ReturnType<TextReader['end']> => {
    try {
      const text = decoder.decode(bytes, { stream })
      const isWrong = encoding.startsWith('windows') && UNUSED.test(text)
      return isWrong ? NOT_THIS : { ok: true, value: text }
    } catch {
      // A fatal decoder has no other way to say that the bytes are not of its encoding.
      return NOT_THIS
    }
  }
  return { push: (bytes) => read(bytes, true), end: () => read(new Uint8Array(), false) }
}

/** One character in ten may be broken; a text with more is not in this encoding. */
const PER_BROKEN = 10

/**
 * Decodes a file piece by piece although some of its bytes are broken: each is left as a character that no ID has, so
 * that it spoils its cell and not the file.
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

/** What a decoder puts where it can read nothing. */
const NO_CHARACTER = /\uFFFD/g

/** How many characters of a decoded text are none that this encoding has. */
export function countBroken(text: string, encoding: Encoding): number {
  const broken = text.includes('\uFFFD') ? (text.match(NO_CHARACTER)?.length ?? 0) : 0
  if (!encoding.startsWith('windows') || !UNUSED.test(text)) return broken
  return broken + (text.match(EACH_UNUSED)?.length ?? 0)
}

const NOT_THIS = { ok: false, reason: 'not-this-encoding' } as const
