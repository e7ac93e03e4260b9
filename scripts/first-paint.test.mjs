/** Tests public/first-paint.js, which chooses the language, preloads its texts and reports load errors before the app's code runs. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#testing/load-catalogue.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { inProject } from './run.mjs'
import { firstTexts } from './vite/first-texts.ts'

/** The chosen language, the preloaded texts, and whether the browser’s own language is missing. */
function choose(languages, kept = null) {
  const texts = LANGUAGES.map((hreflang) => ({ rel: 'texts', hreflang, dataset: {} }))
  const root = { dataset: {}, lang: 'en' }
  const document = {
    documentElement: root,
    body: {},
    querySelectorAll: () => texts,
    addEventListener() {},
  }
  const localStorage = { getItem: (key) => (key.endsWith('language') ? kept : null) }
  const page = { document, localStorage, navigator: { languages }, addEventListener() {} }
  const context = { ...page, window: page, Worker: Object }
  runInNewContext(readFileSync(inProject('public', 'first-paint.js'), 'utf8'), context)
  const fetched = texts.filter(({ rel }) => rel === 'modulepreload').map(({ hreflang }) => hreflang)
  expect(fetched).toEqual([root.lang])
  return root.dataset.language === 'missing' ? `${root.lang}, for want of another` : root.lang
}

test.each(LANGUAGES)('a browser in %s gets that language', (language) => {
  expect(choose([language])).toBe(language)
})

test.each([
  [['en-GB'], 'en'],
  [['es-MX', 'en'], 'es'],
  [['pt'], 'pt-BR'],
  [['pt-PT', 'en'], 'pt-BR'],
  [['pt-AO'], 'pt-BR'],
  [['zh-CN'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-SG', 'en'], 'zh-Hans'],
  [['zh-HK'], 'zh-Hant-HK'],
  [['zh-TW', 'zh-CN'], 'zh-Hant-HK'],
  [['zh-Hant'], 'zh-Hant-HK'],
  [['zh-MO'], 'zh-Hant-HK'],
  [['la', 'es'], 'es'],
  [['C', 'es'], 'es'],
  [['la', 'tlh'], 'en, for want of another'],
  [[], 'en, for want of another'],
])('a browser that prefers %j gets %s', (languages, said) => {
  expect(choose(languages)).toBe(said)
})

test('a saved language takes precedence over those of the browser', () => {
  expect(choose(['en'], 'zh-Hant-HK')).toBe('zh-Hant-HK')
  expect(choose(['la'], 'en')).toBe('en')
  expect(choose(['es'], 'latin')).toBe('es')
})

/** The page in development: its HTML and the prepended tags. */
async function transform() {
  const { configResolved, transformIndexHtml } = firstTexts()
  configResolved({ base: '/', root: inProject() })
  return transformIndexHtml.handler(readFileSync(inProject('index.html'), 'utf8'), {})
}

test('every language has texts for a failed load and an old browser', async () => {
  const { html, tags } = await transform()
  const shells = await Promise.all(
    LANGUAGES.map(async (tag) => ({ tag, ...(await loadCatalogue(tag)).shell })),
  )
  expect(
    [...html.matchAll(/<p lang="(.+?)">(.+?)<\/p>/g)].map(([, tag, text]) => [tag, text]),
  ).toEqual(shells.map(({ tag, notLoaded }) => [tag, notLoaded]))
  expect(tags.map(({ attrs }) => [attrs.hreflang, attrs['data-too-old']])).toEqual(
    shells.map(({ tag, tooOld }) => [tag, tooOld]),
  )
})
