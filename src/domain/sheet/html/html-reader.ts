import { decodeHtml } from './html-entities.ts'

/** Callbacks for the parts of an HTML text; element names are lower-case. */
export type HtmlHandler = {
  readonly onOpen: (name: string, tag: string) => void
  /** Called with text, its entities replaced. */
  readonly onText: (text: string) => void
  readonly onClose: (name: string) => void
}

/** Elements whose content is neither markup nor visible text. */
const RAW = new Set(['script', 'style', 'title', 'template'])

/** Marks of spreadsheet programs. In their cells a soft hyphen is data; in a page it is a place to break a word. */
const OF_SHEETS = /office:excel|data-sheets-|google-sheets|sdval|LibreOffice/i
const LONGEST_HEAD = 20_000
const SOFT_HYPHEN = '\u00AD'

const NAME = /[a-z][^\s/>]*/iy

/** Reads HTML to the end, as tolerant of errors in tables as browsers; never throws. */
export function readHtml(html: string, handler: HtmlHandler): void {
  const isOfSheet = OF_SHEETS.test(html.slice(0, LONGEST_HEAD))
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    const end = start === -1 ? html.length : start
    if (end > at) {
      const text = decodeHtml(html.slice(at, end))
      handler.onText(isOfSheet ? text : text.replaceAll(SOFT_HYPHEN, ''))
    }
    if (start === -1) return
    at = takeMarkup(html, start, handler)
  }
}

/** Reports the markup at a `<`; returns its end. */
function takeMarkup(html: string, start: number, handler: HtmlHandler): number {
  if (html.startsWith('<!--', start)) return behind(html, '-->', start + 4)
  const next = html.charAt(start + 1)
  if (next === '!' || next === '?') return behind(html, '>', start)
  const isClosing = next === '/'
  const name = nameAt(html, start + (isClosing ? 2 : 1))
  if (name === '') {
    handler.onText('<')
    return start + 1
  }
  const end = endOfTag(html, start + 1)
  if (isClosing) handler.onClose(name)
  else handler.onOpen(name, html.slice(start + 1 + name.length, end - 1))
  return !isClosing && RAW.has(name) ? endOfRaw(html, name, end) : end
}

function nameAt(html: string, start: number): string {
  NAME.lastIndex = start
  return NAME.exec(html)?.[0].toLowerCase() ?? ''
}

function behind(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at === -1 ? html.length : at + mark.length
}

/** The index behind the `>` of a tag; a `>` in a quoted value doesn't end it. */
function endOfTag(html: string, start: number): number {
  let before = ''
  for (let at = start; at < html.length; at += 1) {
    const character = html.charAt(at)
    if (character === '>') return at + 1
    const isQuote = before === '=' && (character === '"' || character === "'")
    const closing = isQuote ? html.indexOf(character, at + 1) : -1
    if (closing !== -1) at = closing
    if (character.trim() !== '') before = character
  }
  return html.length
}

function endOfRaw(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}\\b`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? html.length
}

const ATTRIBUTE = /([^\s=/"'>]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g

/** The attributes of a tag, with lower-case names; the first of two with the same name counts. */
export function readAttributes(tag: string): Readonly<Record<string, string | undefined>> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, plain] of tag.matchAll(ATTRIBUTE)) {
    const value = decodeHtml(double ?? single ?? plain ?? '')
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), value)
  }
  return Object.fromEntries(attributes)
}
