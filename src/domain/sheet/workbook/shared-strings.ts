import { withControlCharacters } from './cell-value.ts'
import { createXmlReader, type XmlReader } from './xml-reader.ts'

/** Excel takes no longer text into a cell. */
const LONGEST_TEXT = 32_767

/** Collects the text of `t` elements: rich text has several; the reading aids of Japanese (`rPh`) are not the text. */
export function createTextCollector() {
  let text = ''
  let isInText = false
  let isInAid = false
  return {
    begin: () => {
      text = ''
    },
    open: (name: string) => {
      if (name === 't') isInText = !isInAid
      else if (name === 'rPh') isInAid = true
    },
    add: (more: string) => {
      if (isInText && text.length < LONGEST_TEXT) text += more
    },
    close: (name: string) => {
      if (name === 't') isInText = false
      else if (name === 'rPh') isInAid = false
    },
    text: () => withControlCharacters(text.slice(0, LONGEST_TEXT)),
  }
}

export type SharedStringReader = XmlReader & { readonly strings: readonly string[] }

/** Reads the texts that cells refer to by number, as the file comes. */
export function createSharedStringReader(): SharedStringReader {
  const strings: string[] = []
  const collected = createTextCollector()
  const reader = createXmlReader({
    onOpen: (name) => {
      if (name === 'si') collected.begin()
      else collected.open(name)
    },
    onText: collected.add,
    onClose: (name) => {
      if (name === 'si') strings.push(collected.text())
      else collected.close(name)
    },
  })
  return { push: reader.push, strings }
}
