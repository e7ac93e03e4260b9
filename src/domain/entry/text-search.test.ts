import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createTextSearch,
  foldValue,
  foldWanted,
  searchAnySpelling,
  type TextQuery,
} from './text-search.ts'

const search = (text: string, how: Partial<TextQuery> = {}) =>
  createTextSearch({ text, wholeValue: false, matchCase: false, asTyped: true, ...how })

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

const COPIED = [
  'LX123456785CN',
  'LX 123 456 785 CN',
  'LX-123-456-785-CN',
  'LX\u00a0123\u2013456\u2212785\u2011CN',
  'lx123456785cn',
  'ＬＸ１２３４５６７８５ＣＮ',
  'ｌｘ　１２３　４５６　７８５　ｃｎ',
  ' LX123456785CN ',
  '\u200bLX123\u200d456785CN',
]

test('every spelling of a number finds every other one, also as a whole value, and marks all of it', () => {
  for (const text of [...COPIED, '="LX123456785CN"', '#LX123456785CN']) {
    for (const value of COPIED) {
      expect(search(text, { asTyped: false }).isIn(value)).toBe(true)
      expect(search(text, { asTyped: false, wholeValue: true }).isIn(value)).toBe(true)
      expect(search(text, { asTyped: false, wholeValue: true }).isIn(`${value}1`)).toBe(false)
      expect(searchAnySpelling(text.trim()).cut(`${value.trim()};A`)[1]).toContain(
        value.trim().slice(-2),
      )
    }
  }
})

test.each([
  ['a leading # of the text', '#1001', '1001', true],
  ['a leading # of the value', '1001', '#1001', true],
  ['a part', '345 678', 'LX-12345678', true],
  ['other digits', '346', 'LX-12345678', false],
  ['a dash alone, as it is typed', '-', 'SO-1', true],
  ['no dash where there is none', '-', 'SO1', false],
  ['a sign of patterns', '(1)', 'SO (1)', true],
  ['the beginning of a very long text', '9'.repeat(40_000), '9'.repeat(40_000), true],
  ['nothing, when nothing is wanted', '', 'SO-1', false],
])('a search by any spelling: %s', (_, text, value, expected) => {
  expect(searchAnySpelling(text).isIn(value)).toBe(expected)
})

test('a dash at the end of what is typed is marked with it', () => {
  expect(searchAnySpelling('so-').cut('SO-77')).toEqual(['', 'SO-', '77'])
  expect(searchAnySpelling('so77').cut('SO-77-8')).toEqual(['', 'SO-77', '-8'])
})

test('a text that must match as it is typed doesn’t match another spelling', () => {
  expect(search('SO1').isIn('SO-1')).toBe(false)
  expect(search('SO1', { matchCase: true, asTyped: false }).isIn('SO-1')).toBe(false)
})

test('values are found by any spelling exactly where their folded texts contain each other', () => {
  const unit = fc.constantFrom(
    'a',
    'B',
    '1',
    '0',
    ' ',
    '-',
    '–',
    '#',
    '/',
    'Ａ',
    '１',
    '漢',
    'é',
    '\u200b',
  )
  const values = fc.string({ unit, maxLength: 8 })
  fc.assert(
    fc.property(values, values, (text, value) => {
      const wanted = foldWanted(text)
      fc.pre(wanted !== '')
      const { isIn, cut } = searchAnySpelling(text)
      // Behind another character a # is one like any other.
      expect(isIn(value)).toBe(foldValue(`x${value}`).slice(1).includes(wanted))
      expect(cut(value).join('')).toBe(value)
    }),
  )
})
