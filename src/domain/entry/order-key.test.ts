import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderKey } from './order-key.ts'

test.each([
  ['capitals', 'SO-1001', 'so-1001'],
  ['a long dash', 'SO-1001', 'SO–1001'],
  ['a minus sign', 'SO-1001', 'SO−1001'],
  ['a slash', 'SO-1001', 'SO/1001'],
  ['a blank', 'SO-1001', 'SO 1001'],
  ['blanks around the dash', 'SO-1001', 'SO - 1001'],
  ['a leading #', '1001', '#1001'],
  ['zeros in front', '1001', '0001001'],
  ['zeros in front of a later part', 'SO-7-12', 'SO-07-0012'],
  ['zeros after letters', 'SO12', 'SO0012'],
  ['full width', 'SO-1001', 'ＳＯ－１００１'],
  ['blanks around', 'SO-1001', ' SO-1001 '],
])('two spellings of an order that differ in %s have one key', (_, one, other) => {
  expect(orderKey(other)).toBe(orderKey(one))
})

test.each([
  ['a dash that one lacks', 'SO-1001', 'SO1001'],
  ['another number', 'SO-1001', 'SO-1010'],
  ['zeros behind digits', 'SO-1', 'SO-10'],
  ['zeros within digits', 'SO-101', 'SO-11'],
  ['nothing but zeros', 'SO-0', 'SO-'],
  ['a # in the middle', 'SO-#1', 'SO-1'],
  ['an underscore', 'SO_1', 'SO-1'],
  ['another ending', '1001-A', '1001-B'],
])('orders that differ in %s have different keys', (_, one, other) => {
  expect(orderKey(one)).not.toBe(orderKey(other))
})

const letters = fc.stringMatching(/^[a-zäñ漢]{1,4}$/)
const digits = fc.stringMatching(/^[1-9][0-9]{0,5}$/)
const parts = fc.array(fc.oneof(letters, digits), { minLength: 1, maxLength: 4 })
const separator = fc.constantFrom('-', '–', '—', '−', '‐', '－', '/', ' ', '\u00a0', '　', ' / ')

test('no way to write the same parts changes the key', () => {
  const spelling = fc.record({
    separator,
    zeros: fc.nat(4),
    hash: fc.constantFrom('', '#', '# ', '＃'),
    isUpper: fc.boolean(),
  })
  fc.assert(
    fc.property(parts, spelling, (id, { separator, zeros, hash, isUpper }) => {
      const written = id.map((part) => (/^\d/.test(part) ? '0'.repeat(zeros) + part : part))
      const text = hash + written.join(separator)
      expect(orderKey(isUpper ? text.toUpperCase() : text)).toBe(id.join('-'))
    }),
  )
})

test('different parts have different keys', () => {
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      expect(orderKey(one.join('-')) === orderKey(other.join('-'))).toBe(
        one.join('-') === other.join('-'),
      )
    }),
  )
})

test('the key of a key is the key itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (id) => {
      const key = orderKey(`1${id}`)
      expect(orderKey(key)).toBe(key)
    }),
  )
})

test('a very long ID takes no longer than its length', () => {
  for (const part of ['0', ' ', '-', '#', '0-', '0a']) {
    expect(orderKey(`A${part.repeat(200_000)}`)).toMatch(/^a/)
  }
})
