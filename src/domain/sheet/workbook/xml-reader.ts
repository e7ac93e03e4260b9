/** What an XML text is told as. Names come without their prefix; attributes as they are written in the tag. */
export type XmlHandler = {
  readonly onOpen: (name: string, attributes: string) => void
  /** A text, its entities replaced. */
  readonly onText: (text: string) => void
  readonly onClose: (name: string) => void
}

export type XmlReader = {
  /** Takes the next piece, cut anywhere. */
  readonly push: (text: string) => void
}

/** No tag and no cell of a workbook is longer; what is longer must not fill the memory. */
const LONGEST = 1 << 20

const EXCLAMATION_MARK = 33
const QUESTION_MARK = 63
const SLASH = 47
const COLON = 58
const SPACE = 32
const END_OF_TAG = 62

/**
 * Reads XML as it comes, as fast as a sheet of 100,000 rows needs it. Made for what programs write into workbooks;
 * never an error: what is no XML gives names and texts that mean nothing.
 */
export function createXmlReader(handler: XmlHandler): XmlReader {
  let rest = ''
  return {
    push: (piece) => {
      const text = rest + piece
      let at = 0
      for (;;) {
        const start = text.indexOf('<', at)
        const end = start === -1 ? -1 : endOfMarkup(text, start)
        if (end === -1) break
        if (start > at) handler.onText(decodeEntities(text.slice(at, start)))
        takeMarkup(text, start, end, handler)
        at = end
      }
      rest = text.length - at > LONGEST ? '' : text.slice(at)
    },
  }
}

/** Behind the tag, comment or section that begins at `start`; -1: it is not there as a whole. */
function endOfMarkup(text: string, start: number): number {
  const next = text.charCodeAt(start + 1)
  if (next === QUESTION_MARK) return behind(text, '?>', start)
  if (next !== EXCLAMATION_MARK) return behindTag(text, start)
  if (text.startsWith('<!--', start)) return behind(text, '-->', start + 4)
  if (text.startsWith('<![CDATA[', start)) return behind(text, ']]>', start)
  // Nine characters tell a section; the next piece may bring them.
  return text.length - start < 9 ? -1 : behind(text, '>', start)
}

function behind(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at === -1 ? -1 : at + mark.length
}

/** Behind the `>` of a tag; one in the value of an attribute does not end it. */
function behindTag(text: string, start: number): number {
  let quote = 0
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === END_OF_TAG) return at + 1
    else if (code === 34 || code === 39) quote = code
  }
  return -1
}

function takeMarkup(text: string, start: number, end: number, handler: XmlHandler): void {
  const first = text.charCodeAt(start + 1)
  if (first === QUESTION_MARK) return
  if (first === EXCLAMATION_MARK) {
    if (text.startsWith('<![CDATA[', start)) handler.onText(text.slice(start + 9, end - 3))
    return
  }
  if (first === SLASH) return handler.onClose(nameAt(text, start + 2))
  const isEmpty = text.charCodeAt(end - 2) === SLASH
  const name = nameAt(text, start + 1)
  const attributes = text.slice(start + 1, isEmpty ? end - 2 : end - 1)
  handler.onOpen(name, attributes)
  if (isEmpty) handler.onClose(name)
}

/** The name at this place, without its prefix. */
function nameAt(text: string, start: number): string {
  let from = start
  let at = start
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === COLON) from = at + 1
    else if (code <= SPACE || code === SLASH || code === END_OF_TAG) break
  }
  return text.slice(from, at)
}

/** The value of an attribute of a tag, found by its name with its prefix; null when the tag has none. */
export function attributeOf(tag: string, name: string): string | null {
  const plain = tag.indexOf(` ${name}="`)
  if (plain !== -1) {
    const from = plain + name.length + 3
    return decodeEntities(tag.slice(from, tag.indexOf('"', from)))
  }
  if (!tag.includes(name)) return null
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  const found = pattern.exec(tag)
  return found === null ? null : decodeEntities(found[1] ?? found[2] ?? '')
}

/** A number of rows or columns that a tag says; 0 where it says none. */
export function countOf(tag: string, name: string): number {
  const count = Math.floor(Number(attributeOf(tag, name)))
  return count > 0 ? count : 0
}

/** Whether an attribute of XML says yes. */
export function isTrue(value: string | null): boolean {
  return value === '1' || value === 'true'
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Replaces what XML writes for characters; what it does not know stays as it is. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (all, hex, decimal, name) => {
      if (typeof name === 'string') return NAMED[name] ?? all
      const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : all
    },
  )
}
