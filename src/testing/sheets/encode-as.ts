import { createTextReader, type Encoding } from '#domain/sheet/text/encoding/decode.ts'

const codes = new Map<Encoding, ReadonlyMap<string, readonly number[]>>()

/** Encodes a text in any encoding that browsers can read; TextEncoder only writes UTF-8. */
export function encodeAs(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return encodeWide(text, encoding)
  const table = codes.get(encoding) ?? readTable(encoding)
  codes.set(encoding, table)
  return Uint8Array.from(
    Array.from(text).flatMap((character) => {
      const bytes = table.get(character)
      if (bytes === undefined) throw new Error(`${encoding} cannot write ${character}`)
      return bytes
    }),
  )
}

function encodeWide(text: string, encoding: 'utf-16le' | 'utf-16be'): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at += 1) {
    view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le')
  }
  return bytes
}

/** Builds the table of one- and two-byte characters with the decoder. */
function readTable(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const table = new Map<string, readonly number[]>()
  const learn = (bytes: readonly number[]) => {
    try {
      // Streamed: Node decodes windows-1252 incorrectly in a single call.
      const character = decoder.decode(Uint8Array.from(bytes), { stream: true }) + decoder.decode()
      if (Array.from(character).length === 1 && !table.has(character)) table.set(character, bytes)
    } catch {
      // These bytes mean no character.
    }
  }
  for (let first = 0; first < 256; first += 1) learn([first])
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) learn([lead, trail])
  }
  return table
}

/** Decodes bytes completely; null if they are invalid in this encoding. */
export function decodeWhole(bytes: Uint8Array, encoding: Encoding): string | null {
  const reader = createTextReader(encoding)
  const [text, last] = [reader.push(bytes), reader.end()]
  return text.ok && last.ok ? text.value + last.value : null
}
