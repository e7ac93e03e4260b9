/** The guide for users names controls; each has to be on the screen. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#testing/load-catalogue.ts'
import { inProject } from '../run.mjs'

const GUIDE = inProject('docs', 'guide')
const LANGUAGES = ['en', 'es']
const pagesOf = (language) => readdirSync(join(GUIDE, language))
const read = (language, page) => readFileSync(join(GUIDE, language, page), 'utf8')

const textsIn = (texts) =>
  typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(textsIn)

/** What a text can look like on the screen, as a pattern. */
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
    .map((text) => new RegExp(`^${patternOf(parse(text))}$`))
    // A text of values alone would be any name.
    .filter((name) => !name.test('Any name'))

test.each(LANGUAGES)('each control of the guide in %s is on the screen', async (language) => {
  const names = namesOf(await loadCatalogue(language))
  const controls = pagesOf(language).flatMap((page) =>
    [...read(language, page).matchAll(/\*\*([^*]+)\*\*/g)].map(([, control]) =>
      control.replaceAll('\n', ' '),
    ),
  )
  expect(controls.length).toBeGreaterThan(50)
  expect(controls.filter((control) => !names.some((name) => name.test(control)))).toEqual([])
})

test('the guide has the same pages in both languages, with small pictures, none unused', () => {
  expect(pagesOf('es')).toEqual(pagesOf('en'))
  const pictures = readdirSync(join(GUIDE, 'pictures'))
  const text = LANGUAGES.flatMap((language) =>
    pagesOf(language).map((page) => read(language, page)),
  )
  expect(pictures.filter((name) => !text.join('').includes(name))).toEqual([])
  const bytes = pictures.map((name) => statSync(join(GUIDE, 'pictures', name)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500_000)
})
