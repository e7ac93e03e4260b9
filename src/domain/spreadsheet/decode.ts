import type { Result } from '#domain/tracking/result.ts'

/** How the characters of a text file are written; the label of TextDecoder. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export type TextReader = {
  /** Decodes the next bytes, cut anywhere. `not-this-encoding`: the file is to be read again with another. */
  push(bytes: Uint8Array): Result<string, 'not-this-encoding'>
  /** Decodes what is left of a character that was cut. */
  end(): Result<string, 'not-this-encoding'>
}

/** Five bytes mean nothing in windows-1252; TextDecoder makes control characters of them. */
const UNUSED_IN_WINDOWS_1252 = /[\u0081\u008D\u008F\u0090\u009D]/

/** The encoding that the first bytes of a file name by their mark; UTF-8 without one. */
export function suggestEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** What to try when a file turned out not to be written in an encoding; null: nothing is left. */
export function nextEncoding(encoding: Encoding): Encoding | null {
  return encoding === 'utf-8' ? 'windows-1252' : null
}

/** Decodes a file piece by piece; drops a byte-order mark; says so rather than put in wrong characters. */
export function createTextReader(encoding: Encoding): TextReader {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (bytes: Uint8Array, stream: boolean): ReturnType<TextReader['end']> => {
    const text = decodeOrNull(decoder, bytes, stream)
    const isWrong = encoding === 'windows-1252' && UNUSED_IN_WINDOWS_1252.test(text ?? '')
    if (text === null || isWrong) return { ok: false, reason: 'not-this-encoding' }
    return { ok: true, value: text }
  }
  return {
    push: (bytes) => decode(bytes, true),
    end: () => decode(new Uint8Array(), false),
  }
}

function decodeOrNull(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string | null {
  try {
    return decoder.decode(bytes, { stream })
  } catch {
    // A fatal decoder has no other way to say that the bytes are not of its encoding.
    return null
  }
}
