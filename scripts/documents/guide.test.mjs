/** Checks that each control named in the user guide is in the catalogue, and is the same one in every language. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { controlsOf, pagesOf, readPage } from '../../e2e/guide/guide-page.ts'
import { LANGUAGES } from '../../e2e/support/languages.ts'
import { inProject } from '../run.mjs'
import { guideFiles } from '../vite/guide.ts'

const [english, ...others] = LANGUAGES
const PAGES = pagesOf('en')

/** The texts of a catalogue as pairs of key and text. */
const textsIn = (texts, path = '') =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts).flatMap(([key, text]) => textsIn(text, `${path}.${key}`))

/** A pattern for a message as shown on the screen. */
const patternOf = (elements) => elements.map(partPattern).join('')

function partPattern(element) {
  if (element.type === TYPE.literal) return element.value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (element.type === TYPE.tag) return patternOf(element.children)
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return '.+'
  const branches = Object.values(element.options).map(({ value }) => patternOf(value))
  return `(?:${branches.join('|')})`
}

const namesOf = (catalogue) =>
  textsIn(catalogue)
    .map(([key, text]) => ({ key, pattern: new RegExp(`^${patternOf(parse(text))}$`) }))
    // A message without fixed text would match any name.
    .filter(({ pattern }) => !pattern.test('Any name'))

/** For each control of a page, the keys of matching texts; the button may add "…" to its text. */
const keysOf = (tag, page, names) =>
  controlsOf(tag, page).map((control) => {
    const spellings = [control, control.replace(/…$/, '')]
    const found = names.filter(({ pattern }) => spellings.some((one) => pattern.test(one)))
    return { control, keys: found.map(({ key }) => key) }
  })

test.each(LANGUAGES)('each control of the guide in $tag is on the screen', ({ tag, catalogue }) => {
  const names = namesOf(catalogue)
  const controls = PAGES.flatMap((page) => keysOf(tag, page, names))
  expect(controls.length).toBeGreaterThan(50)
  expect(controls.filter(({ keys }) => keys.length === 0)).toEqual([])
})

test.each(others)(
  'the guide in $tag names the same controls in the same order as in English',
  ({ tag, catalogue }) => {
    expect(pagesOf(tag)).toEqual(PAGES)
    const [ours, theirs] = [namesOf(english.catalogue), namesOf(catalogue)]
    for (const page of PAGES) {
      const wanted = keysOf('en', page, ours)
      const named = keysOf(tag, page, theirs)
      const pairs = wanted.map(({ control, keys }, at) => ({
        control,
        named: named[at]?.control,
        isSame: named[at]?.keys.some((key) => keys.includes(key)) ?? false,
      }))
      expect(
        pairs.filter(({ isSame }) => !isSame),
        page,
      ).toEqual([])
      expect(named.length, page).toBe(wanted.length)
    }
  },
)

test('every picture of the guide is used and small', () => {
  const text = LANGUAGES.flatMap(({ tag }) => PAGES.map((page) => readPage(tag, page))).join('')
  const folder = inProject('docs', 'guide', 'pictures')
  const pictures = readdirSync(folder)
  expect(pictures.filter((name) => !text.includes(name))).toEqual([])
  for (const name of pictures) expect(statSync(join(folder, name)).size, name).toBeLessThan(80_000)
})

test('every link in the guide leads to one of its files', () => {
  const files = guideFiles()
  const lead = (from, address) => new URL(address, `https://a.example/${from}`).pathname.slice(1)
  const missing = [...files].flatMap(([path, content]) =>
    path.endsWith('.html')
      ? [...content.matchAll(/(?:href|src)="([^"]+)"/g)]
          .map(([, address]) => lead(path, address))
          .filter((file) => !files.has(file) && !existsSync(inProject('public', file)))
      : [],
  )
  expect(missing).toEqual([])
})
