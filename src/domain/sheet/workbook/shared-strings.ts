import { attributeOf, createXmlReader, isTrue, type XmlReader } from './xml-reader.ts'

/** Excel's limit for the text of a cell. */
const LONGEST_TEXT = 32_767

/**
 * Collects the text of `t` elements. Rich text has several; struck-through ones are left out, and so are Japanese
 * reading aids (`rPh`).
 */
export function createTextCollector() {
  let text = ''
  let shown = ''
  let isInText = false
  let isInAid = false
  let isInRunStyle = false
  let isRunStruck = false
  let isStruck = false
  let isRich = false
  return {
    begin: () => {
      text = ''
      shown = ''
      isRunStruck = false
      isStruck = false
      isRich = false
    },
    open: (name: string, tag: string) => {
      if (name === 't') isInText = !isInAid
      else if (name === 'rPh') isInAid = true
      else if (name === 'r') isRunStruck = false
      else if (name === 'rPr') {
        isInRunStyle = true
        isRich = true
      } else if (name === 'strike' && isInRunStyle) isRunStruck = isOn(tag)
    },
    add: (more: string) => {
      if (!isInText) return
      if (shown.length < LONGEST_TEXT) shown += more
      if (isRunStruck) isStruck ||= more.trim() !== ''
      else if (text.length < LONGEST_TEXT) text += more
    },
    close: (name: string) => {
      if (name === 't') isInText = false
      else if (name === 'rPh') isInAid = false
      else if (name === 'rPr') isInRunStyle = false
      else if (name === 'r') isRunStruck = false
    },
    text: () => {
      const all = withControlCharacters(text.slice(0, LONGEST_TEXT))
      return isStruck ? all.trim() : all
    },
    /** The full text if a struck-through part was left out, otherwise null. */
    original: () => (isStruck ? withControlCharacters(shown.slice(0, LONGEST_TEXT)).trim() : null),
    /** Whether its parts have their own style, which overrides that of the cell. */
    isRich: () => isRich,
  }
}

/** An element without `val`, such as `<strike/>`, is on. */
export function isOn(tag: string): boolean {
  const value = attributeOf(tag, 'val')
  return value === null || isTrue(value)
}

export type SharedStrings = {
  readonly strings: readonly string[]
  /** Full texts of strings whose struck-through part was left out, by index. */
  readonly originals: ReadonlyMap<number, string>
  /** Indexes of strings whose parts have their own style. */
  readonly rich: ReadonlySet<number>
}

/** Reads the shared strings, which cells refer to by index, from chunks of XML. */
export function createSharedStringReader(): XmlReader & SharedStrings {
  const strings: string[] = []
  const originals = new Map<number, string>()
  const rich = new Set<number>()
  const collected = createTextCollector()
  const reader = createXmlReader({
    onOpen: (name, tag) => {
      if (name === 'si') collected.begin()
      else collected.open(name, tag)
    },
    onText: collected.add,
    onClose: (name) => {
      if (name !== 'si') return collected.close(name)
      const original = collected.original()
      if (original !== null) originals.set(strings.length, original)
      if (collected.isRich()) rich.add(strings.length)
      strings.push(collected.text())
    },
  })
  return { push: reader.push, strings, originals, rich }
}

/** Decodes control characters, which Excel writes as `_x000D_` (and that text itself as `_x005F_x000D_`). */
export function withControlCharacters(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([\dA-F]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
