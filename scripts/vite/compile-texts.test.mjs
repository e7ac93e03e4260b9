import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { loadCatalogue } from '#testing/load-catalogue.ts'
import { compileCatalogue } from './compile-texts.ts'

const formatters = {
  getNumberFormat: (...args) => new Intl.NumberFormat(...args),
  getPluralRules: (...args) => new Intl.PluralRules(...args),
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
}

function* messagesOf(texts, path = []) {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') yield [[...path, key].join('.'), text]
    else yield* messagesOf(text, [...path, key])
  }
}

/** Values for every name in a message; extra names are harmless. */
function valuesFor(message, count) {
  const named = (pattern, value) => [...message.matchAll(pattern)].map(([, name]) => [name, value])
  const inside = (chunks) => `<${chunks}>`
  return Object.fromEntries([...named(/\{(\w+)/g, count), ...named(/<(\w+)/g, inside)])
}

test('texts are compiled, and the rest of a catalogue is unchanged', () => {
  const code = `import { a } from 'somewhere'
export const part = { plain: 'It\\'s here', 'two-words': 'To {name}', nested: { a } }`
  expect(compileCatalogue(code)).toBe(`import { a } from 'somewhere'
export const part = { plain: "It's here", 'two-words': ["To ",["name"]], nested: { a } }`)
})

test.each(LANGUAGES)('every text in %s is the same compiled and in development', async (locale) => {
  const messages = await loadCatalogue(locale)
  const t = createTranslator({ locale, messages, timeZone: 'UTC' })
  for (const [key, message] of messagesOf(messages)) {
    for (const count of [1, 1_234_567]) {
      const values = valuesFor(message, count)
      const compiled = format(compile(message), locale, values, { formatters, timeZone: 'UTC' })
      expect([compiled].flat().join(''), key).toBe(t.markup(key, values))
    }
  }
})
