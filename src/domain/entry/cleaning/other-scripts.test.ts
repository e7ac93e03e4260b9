import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withLatinLetters } from './other-scripts.ts'

test.each([
  ['А-1003', 'A-1003'],
  ['RBЗ14300017CN', 'RB314300017CN'],
  ['1Z5R8939035600217З', '1Z5R89390356002173'],
  ['4З1234567890123', '431234567890123'],
  ['79000000О821', '790000000821'],
  ['420б9400111206206', '42069400111206206'],
  ['7900000Ӏ0821', '790000010821'],
  ['431234Ⅰ67890123', '431234167890123'],
  ['ЗО03', '3003'],
  ['О1042', 'O1042'],
])('%s seems to be %s', (text, meant) => {
  expect(withLatinLetters(text)).toBe(meant)
})

test.each([
  'Заказ 42',
  'Заказ5',
  'ПЗ1',
  'Ш-42',
  '№17/Б',
  '17б',
  'Ч-1',
  'З-1',
  'RB314300017CN',
  'З',
])('%s is meant as it is', (text) => {
  expect(withLatinLetters(text)).toBeNull()
})

test('one letter that looks like a digit, anywhere inside a number, is found and replaced', () => {
  const pairs = [
    ['З', '3'],
    ['О', '0'],
    ['Ο', '0'],
    ['б', '6'],
    ['Ч', '4'],
    ['І', '1'],
  ] as const
  fc.assert(
    fc.property(
      fc.stringMatching(/^(?:[A-Z]{2})?\d{9,18}(?:[A-Z]{2})?$/),
      fc.nat(),
      fc.constantFrom(...pairs),
      (number, seed, [letter, digit]) => {
        const inside = [...number.matchAll(/(?<=\d)\d(?=\d)/g)].map(({ index }) => index)
        const at = inside[seed % inside.length] ?? 0
        const put = (sign: string) => number.slice(0, at) + sign + number.slice(at + 1)
        expect(withLatinLetters(put(letter))).toBe(put(digit))
      },
    ),
  )
})
