import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findValue, fold, namesValue } from './find-value.ts'

test.each([
  ['Order SO-1 was not found', 'SO-1'],
  ['order so-1 was not found', 'SO-1'],
  ['ORDER SO-1 WAS NOT FOUND', ' so-1 '],
  ['Order "SO-1" was not found', 'SO-1'],
  ['订单SO-1不存在', 'SO-1'],
  ['Order SO-10 and SO-1 are closed', 'SO-1'],
  ['الطلب SO-1 غير موجود', 'SO-1'],
  ['Courier (a|b)* is unknown', '(A|B)*'],
  ['İstanbul: order SO-1', 'so-1'],
  ['LX12345678901234… is too long.', 'LX123456789012345678901234567890'],
  ['LX12345678901234... is too long.', 'LX123456789012345678901234567890'],
  ['LX12345678901234 … is too long.', 'LX123456789012345678901234567890'],
])('%j names "%s"', (message, value) => {
  expect(namesValue(message, value)).toBe(true)
})

test.each([
  ['Order SO-10 was not found', 'SO-1'],
  ['Order XSO-1 was not found', 'SO-1'],
  ['Order 1 is of 2014', '2'],
  ['Señal', 'se'],
  ['Order 1001… is closed', '1001222'],
  ['LX12345678901234… is too long.', 'LX123456789099'],
  ['LX123456ZZ… is too long.', 'LX123456789012'],
  ['LX1234567Z… is too long.', 'LX123456789012'],
  ['ALX12345678… is too long.', 'LX123456789012'],
  ['SO-12345… is too long.', 'SO-1'],
  ['Waiting… for more', 'LX123456789012'],
  ['The value is too long.', ''],
  ['The value is too long.', '  '],
])('%j does not name "%s"', (message, value) => {
  expect(namesValue(message, value)).toBe(false)
})

test('every occurrence is found', () => {
  expect(findValue('a-1 is not A-1, a-12', 'a-1')).toEqual([
    { from: 0, to: 3 },
    { from: 11, to: 14 },
  ])
})

test('a letter that is longer in lower case does not shift the positions behind it', () => {
  expect(findValue('İ: SO-1', 'so-1')).toEqual([{ from: 3, to: 7 }])
})

test('any value between spaces is found', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((one) => one.trim() !== '')
  fc.assert(
    fc.property(text, (value) => {
      expect(namesValue(`Order ${value.trim()} is closed`, value)).toBe(true)
    }),
  )
})

test('folding keeps all positions', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(text)).toHaveLength(text.length)
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})
