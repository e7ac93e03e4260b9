import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#testing/load-catalogue.ts'
import { LANGUAGES } from './languages.ts'

function placeholdersOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return []
      case TYPE.plural:
      case TYPE.select:
        return [
          element.value,
          ...Object.values(element.options).flatMap((option) => placeholdersOf(option.value)),
        ]
      case TYPE.tag:
        return [`<${element.value}>`, ...placeholdersOf(element.children)]
      default:
        return [element.value]
    }
  })
}

function flatten(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    const name = path === '' ? key : `${path}.${key}`
    return typeof entry === 'string' ? [[name, entry]] : flatten(entry as object, name)
  })
}

const summary = (message: string) => [...new Set(placeholdersOf(parse(message)))].sort().join(' ')

test.each(LANGUAGES)(
  'every text in %s has the placeholders of the English one',
  async (language) => {
    const english = new Map(flatten(await loadCatalogue('en')))
    for (const [name, message] of flatten(await loadCatalogue(language))) {
      expect(`${name}: ${summary(message)}`).toBe(`${name}: ${summary(english.get(name) ?? '')}`)
    }
  },
)

test.each(LANGUAGES)('no text in %s is empty', async (language) => {
  for (const [name, message] of flatten(await loadCatalogue(language))) {
    expect(message.trim(), name).not.toBe('')
  }
})

/** Returns the plural forms or options of each choice in a text. */
function pluralsIn(elements: readonly MessageFormatElement[]): (readonly string[])[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsIn(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const inside = Object.values(element.options).flatMap((option) => pluralsIn(option.value))
    return element.type === TYPE.plural ? [Object.keys(element.options), ...inside] : inside
  })
}

test.each(LANGUAGES)('plurals in %s have all forms of the language', async (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const lacking = flatten(await loadCatalogue(language)).filter(([, message]) =>
    pluralsIn(parse(message)).some((known) => !forms.every((form) => known.includes(form))),
  )
  expect(lacking).toEqual([])
})
