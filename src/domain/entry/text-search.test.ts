import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTextSearch, type TextQuery } from './text-search.ts'

const search = (text: string, how: Partial<TextQuery> = {}) =>
  createTextSearch({ text, wholeValue: false, matchCase: false, ...how })

test.each([
  ['a part of the value', 'so-', {}, 'SO-1', true],
  ['capitals only where they count', 'so-', { matchCase: true }, 'SO-1', false],
  ['the whole value', 'so-1', { wholeValue: true }, 'SO-1', true],
  ['no part, when the whole value is wanted', 'so', { wholeValue: true }, 'SO-1', false],
  ['what looks like a pattern', '.', {}, 'SO-1', false],
  ['a sign of patterns', '(1)', {}, 'SO(1)', true],
  ['letters of any language', 'ÉTÉ', {}, 'été', true],
  ['nothing, when nothing is wanted', '', {}, 'SO-1', false],
  ['an inner blank', ' ', {}, '94001 112', true],
])('it finds %s', (_, text, how, value, expected) => {
  expect(search(text, how).isIn(value)).toBe(expected)
})

test.each([
  ['every place of it', '-', '', {}, 'A-1-2', 'A12'],
  ['what is no pattern on the other side', 'SO', '$&', {}, 'SO-1', '$&-1'],
  ['the whole value', 'a', 'B', { wholeValue: true }, 'A', 'B'],
  ['nothing of another value', 'a', 'B', { wholeValue: true }, 'AA', 'AA'],
  ['nothing for an empty text', '', 'x', {}, 'A', 'A'],
])('it replaces %s', (_, text, by, how, value, expected) => {
  expect(search(text, how).replaceIn(value, by)).toBe(expected)
})

const texts = fc.string({
  unit: fc.oneof(fc.constantFrom('a', 'A', '1', '.', '$', '-'), fc.string()),
  maxLength: 6,
})

test('any text is found, and values are split and replaced as by a plain search', () => {
  fc.assert(
    fc.property(texts, texts, texts, (text, value, by) => {
      const exact = search(text, { matchCase: true })
      expect(exact.isIn(value)).toBe(text !== '' && value.includes(text))
      expect(exact.cut(value).join('')).toBe(value)
      expect(exact.replaceIn(value, by)).toBe(text === '' ? value : value.split(text).join(by))
    }),
  )
})
