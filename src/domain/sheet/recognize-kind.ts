import { findMarkedEncoding } from '#domain/sheet/text/encoding/marked-encoding.ts'

/** Kind of a file by its first bytes, independent of its name. */
export type FileKind =
  | 'text'
  | 'zip'
  | 'archive'
  | 'ole'
  | 'old-xls'
  | 'old-format'
  | 'pdf'
  | 'picture'
  | 'binary'

/**
 * `zip`: .xlsx, .ods, .numbers. `archive`: .gz, .rar, .7z, which aren't read. `ole`: .xls, or an .xlsx with a password.
 * `old-xls`: .xls of Excel 2 to 4, without a container. `old-format`: Lotus 1-2-3 or dBase.
 */
const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['old-xls', [0x09, 0x00, 0x04, 0x00]],
  ['old-xls', [0x09, 0x02, 0x06, 0x00]],
  ['old-xls', [0x09, 0x04, 0x06, 0x00]],
  ['old-format', [0x00, 0x00, 0x02, 0x00]],
  ['old-format', [0x00, 0x00, 0x1a, 0x00]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
  ['picture', [0x49, 0x49, 0x2a, 0x00]],
  ['picture', [0x4d, 0x4d, 0x00, 0x2a]],
]

/** RIFF can contain WebP, and `ftyp` HEIC or AVIF: the bytes behind the length tell. */
const WEBP = [0x57, 0x45, 0x42, 0x50]
const ISO_MEDIA = [0x66, 0x74, 0x79, 0x70]

/** Recognizes a file by its first bytes (at least 4 kB, or all of a shorter file). */
export function recognizeKind(bytes: Uint8Array): FileKind {
  const signature = SIGNATURES.find(([, mark]) => hasAt(bytes, 0, mark))
  if (signature !== undefined) return signature[0]
  if (hasAt(bytes, 8, WEBP) || (bytes[0] === 0 && hasAt(bytes, 4, ISO_MEDIA))) return 'picture'
  return findMarkedEncoding(bytes) !== null || !holdsNoText(bytes) ? 'text' : 'binary'
}

/** Whether more than a tenth of the bytes are control characters; with a NUL, more than one and one in a hundred. */
function holdsNoText(bytes: Uint8Array): boolean {
  const strange = bytes.filter((byte) => byte < 0x20 && (byte < 0x09 || byte > 0x0d)).length
  const most = bytes.includes(0) ? 1 + bytes.length / 100 : bytes.length / 10
  return strange > Math.min(most, bytes.length / 10)
}

function hasAt(bytes: Uint8Array, offset: number, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[offset + index] === byte)
}

/** Content of Microsoft's OLE container: an .xls, a file with a password, or a file of another program. */
export type OleKind = 'xls' | 'password' | 'document' | 'slides' | 'mail' | 'other'

/** Names of streams that only one kind of file has. */
const STREAMS: readonly (readonly [OleKind, string])[] = [
  ['password', 'EncryptedPackage'],
  ['document', 'WordDocument'],
  ['slides', 'PowerPoint Document'],
  ['mail', '__properties_version1.0'],
  ['xls', 'Workbook'],
  ['xls', 'Book'],
]

/** Recognizes an OLE container by the names of its streams, in order: a document may contain a sheet. */
export function recognizeOle(bytes: Uint8Array): OleKind {
  return STREAMS.find(([, name]) => holdsName(bytes, name))?.[0] ?? 'other'
}

/** Stream names are UTF-16. */
function holdsName(bytes: Uint8Array, name: string): boolean {
  const wide = Array.from(name).flatMap((character) => [character.charCodeAt(0), 0])
  const first = wide[0] ?? 0
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (hasAt(bytes, at, wide)) return true
  }
  return false
}

/** Kind of a zip archive: a readable workbook, or another format with the same container. */
export type ArchiveKind =
  | 'xlsx'
  | 'opendocument'
  | 'xlsb'
  | 'numbers'
  | 'password'
  | 'document'
  | 'slides'
  | 'other'

const PARTS: readonly (readonly [ArchiveKind, RegExp])[] = [
  ['xlsb', /^xl\/workbook\.bin$/i],
  ['document', /^word\/document\d*\.xml$/i],
  ['slides', /^ppt\/presentation\d*\.xml$/i],
  ['xlsx', /(^|\/)workbook\d*\.xml$/i],
]

/** Recognizes a zip archive by the names of its files. */
export function recognizeArchive(names: readonly string[]): ArchiveKind {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  const office = PARTS.find(([, pattern]) => has(pattern))
  if (office !== undefined) return office[0]
  if (has(/^content\.xml$/) && has(/^META-INF\/manifest\.xml$/)) return 'opendocument'
  if (has(/^encrypted-package$/)) return 'password'
  if (has(/(^|\/)(Index\.zip|Index\/Document\.iwa)$/)) return 'numbers'
  return 'other'
}

/** Format of a text that isn't delimited. */
export type MarkupKind =
  | 'html'
  | 'xml-spreadsheet'
  | 'flat-opendocument'
  | 'xml'
  | 'json'
  | 'sql'
  | 'rtf'
  | 'old-format'
  | 'mail'
  | 'web-archive'

/** Patterns for the start of the text; the first match counts. */
const MARKUP: readonly (readonly [MarkupKind, RegExp])[] = [
  ['xml-spreadsheet', /<(?:\w+:)?Workbook\b[^>]*schemas-microsoft-com:office:spreadsheet/i],
  ['flat-opendocument', /<office:document\b[^>]*opendocument\.spreadsheet/i],
  [
    'html',
    /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*<(?:!doctype\s+html|html|head|meta|body|table|div|style)\b/i,
  ],
  ['xml', /^\s*<(?:\?xml\b|!--|[a-z][\w:.-]*(?:\s[^<>]*)?>\s*<)/i],
  // Not a single bracket: a chat starts with the time in brackets.
  ['json', /^\s*(?:\[\s*[[{"\]]|\{\s*["}])/],
  // At the start of any line, since blank lines may come first.
  ['sql', /^[^\S\r\n]*(?:insert\s+into|create\s+table)\s+[\w`"[]/im],
  ['rtf', /^\s*\{\\rtf/],
  // SYLK and DIF, which are text formats.
  ['old-format', /^\s*(?:ID;P[^\r\n]*[\r\n]+[A-Z];|TABLE\r?\n0,1\r?\n)/],
]

/** The start of the text is enough to tell. */
const HEAD_LENGTH = 4096

/** Recognizes the format of a text by its start; null if it is delimited, or no table. */
export function recognizeMarkup(text: string): MarkupKind | null {
  const head = text.slice(0, HEAD_LENGTH)
  return MARKUP.find(([, pattern]) => pattern.test(head))?.[0] ?? recognizeMessage(head)
}

/** A header line of a message. */
const HEAD_LINE = /^(?:[\w-]{2,40}):\s/
const ONLY_IN_MESSAGES =
  /^(?:MIME-Version|Message-ID|Received|Return-Path|Delivered-To|Content-Transfer-Encoding):\s/im
const CONTINUED = /^[ \t]/

/** Recognizes a stored mail, or a web page stored as one, by its message headers. */
function recognizeMessage(head: string): MarkupKind | null {
  const lines = head.trimStart().split(/\r?\n/)
  const end = lines.findIndex((line) => !HEAD_LINE.test(line) && !CONTINUED.test(line))
  const begun = lines.slice(0, end === -1 ? lines.length : end)
  const isMessage = begun.length > 2 && ONLY_IN_MESSAGES.test(begun.join('\n'))
  if (!isMessage) return null
  return /multipart\/related/i.test(begun.join('\n')) &&
    !/^(?:To|Received):/im.test(begun.join('\n'))
    ? 'web-archive'
    : 'mail'
}
