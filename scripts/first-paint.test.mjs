/** The page fetches its texts before its code runs, in the language that the code is then going to speak. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { LANGUAGES, suggestLanguage } from '../src/i18n/languages.ts'
import { inProject } from './run.mjs'

/** The language whose texts are fetched ahead. */
function fetchedIn(languages, kept = null) {
  const texts = LANGUAGES.map((hreflang) => ({ rel: 'texts', hreflang }))
  const document = {
    documentElement: { dataset: {} },
    body: {},
    querySelectorAll: () => texts,
    addEventListener() {},
  }
  const localStorage = { getItem: (key) => (key.endsWith('language') ? kept : null) }
  const page = { document, localStorage, navigator: { languages }, addEventListener() {} }
  const context = { ...page, window: page, Worker: Object }
  runInNewContext(readFileSync(inProject('public', 'first-paint.js'), 'utf8'), context)
  return texts.filter(({ rel }) => rel === 'modulepreload').map(({ hreflang }) => hreflang)
}

test.each(LANGUAGES)('a browser in %s gets the texts of that language', (language) => {
  expect(fetchedIn([language])).toEqual([language])
})

test('a page that cannot be loaded says so in every language', () => {
  const page = readFileSync(inProject('index.html'), 'utf8')
  const said = [...page.matchAll(/<p(?: lang="(.+)")?>/g)]
  expect(said.map(([, language = 'en']) => language)).toEqual(LANGUAGES)
})

test.each([
  [['en-GB']],
  [['es-MX', 'en']],
  [['zh-CN']],
  [['zh']],
  [['zh-SG', 'en']],
  [['zh-HK']],
  [['zh-TW', 'zh-CN']],
  [['zh-Hant']],
  [['zh-MO']],
  [['fr-FR', 'es']],
  [['fr', 'de']],
  [[]],
])('a browser that prefers %j', (languages) => {
  expect(fetchedIn(languages)).toEqual([suggestLanguage(languages)])
})

test('the language that was chosen goes before those of the browser', () => {
  expect(fetchedIn(['en'], 'zh-Hant-HK')).toEqual(['zh-Hant-HK'])
  expect(fetchedIn(['es'], 'latin')).toEqual(['es'])
})
