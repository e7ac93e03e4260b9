/** What a file is by its first bytes; its name does not count. */
export type FileKind = 'text' | 'zip' | 'ole' | 'pdf' | 'picture' | 'binary'

/** `zip`: .xlsx, .ods, .numbers. `ole`: .xls, or an .xlsx behind a password. */
const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
  ['picture', [0x49, 0x49, 0x2a, 0x00]],
  ['picture', [0x4d, 0x4d, 0x00, 0x2a]],
]

/** RIFF holds WebP, `ftyp` HEIC and AVIF: told by what stands behind the length. */
const WEBP = [0x57, 0x45, 0x42, 0x50]
const ISO_MEDIA = [0x66, 0x74, 0x79, 0x70]

/** Tells from the first bytes of a file (4 kB or more, all of a shorter one) what it is. */
export function recognizeKind(bytes: Uint8Array): FileKind {
  const signature = SIGNATURES.find(([, mark]) => hasAt(bytes, 0, mark))
  if (signature !== undefined) return signature[0]
  if (hasAt(bytes, 8, WEBP) || (bytes[0] === 0 && hasAt(bytes, 4, ISO_MEDIA))) return 'picture'
  return hasWideMark(bytes) || !holdsNoText(bytes) ? 'text' : 'binary'
}

/** Whether the bytes begin with a mark of UTF-16, in which plain text is full of NUL bytes. */
function hasWideMark(bytes: Uint8Array): boolean {
  return hasAt(bytes, 0, [0xff, 0xfe]) || hasAt(bytes, 0, [0xfe, 0xff])
}

/** A NUL byte, or more than a tenth of characters that no text has. */
function holdsNoText(bytes: Uint8Array): boolean {
  const strange = bytes.filter((byte) => byte < 0x20 && (byte < 0x09 || byte > 0x0d)).length
  return bytes.includes(0) || strange * 10 > bytes.length
}

function hasAt(bytes: Uint8Array, offset: number, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[offset + index] === byte)
}
