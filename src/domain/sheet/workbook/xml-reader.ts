/** Callbacks for the parts of an XML text. Names have no prefix; attributes are the raw text of the tag. */
export type XmlHandler = {
  readonly onOpen: (name: string, attributes: string) => void
  /** Called with text, its entities replaced. */
  readonly onText: (text: string) => void
  readonly onClose: (name: string) => void
}

export type XmlReader = {
  /** Parses the next chunk, cut anywhere. */
  readonly push: (text: string) => void
}

/** No tag or cell of a workbook is longer; longer ones are dropped to bound the memory. */
const LONGEST = 1 << 20

const EXCLAMATION_MARK = 33
const QUESTION_MARK = 63
const SLASH = 47
const COLON = 58
const SPACE = 32
const END_OF_TAG = 62

/**
 * Parses XML in chunks, fast enough for sheets of 100,000 rows. Made for the XML of workbooks; never throws, and
 * returns meaningless names and texts for other input.
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

/** The index behind the tag, comment or section at `start`; -1 if its end is missing. */
function endOfMarkup(text: string, start: number): number {
  const next = text.charCodeAt(start + 1)
  if (next === QUESTION_MARK) return behind(text, '?>', start)
  if (next !== EXCLAMATION_MARK) return behindTag(text, start)
  if (text.startsWith('<!--', start)) return behind(text, '-->', start + 4)
  if (text.startsWith('<![CDATA[', start)) return behind(text, ']]>', start)
  // A section needs nine characters to be recognized, which may be in the next chunk.
  return text.length - start < 9 ? -1 : behind(text, '>', start)
}

function behind(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at === -1 ? -1 : at + mark.length
}

/** The index behind the `>` of a tag; a `>` in a quoted value doesn't end it. */
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

/** The name at an index, without its prefix. */
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

/** The value of a tag's attribute, by its name with prefix; null when missing. */
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

/** The positive whole number in an attribute; 0 when missing. */
export function countOf(tag: string, name: string): number {
  const count = Math.floor(Number(attributeOf(tag, name)))
  return count > 0 ? count : 0
}

export function isTrue(value: string | null): boolean {
  return value === '1' || value === 'true'
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Replaces XML entities; unknown ones stay. */
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
