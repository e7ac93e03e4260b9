import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts } from '#testing/sheets/compare-texts.ts'
import { sortTexts } from './sort-texts.ts'

const sorted = (...texts: readonly string[]) => [...sortTexts(texts)].map((index) => texts[index])

test.each([
  ['numbers by how much they are', ['SO-10', 'SO-9', 'SO-100'], ['SO-9', 'SO-10', 'SO-100']],
  ['small letters as capitals', ['b', 'A', 'C'], ['A', 'b', 'C']],
  ['a shorter text first', ['AB', 'A', ''], ['', 'A', 'AB']],
  ['digits before letters', ['LX1', '94001'], ['94001', 'LX1']],
  ['zeros in front as if they were not there', ['010', '9', '0008'], ['0008', '9', '010']],
  [
    '22 digits by all of them',
    ['9400111206206406260788', '9400111206206406260787'],
    ['9400111206206406260787', '9400111206206406260788'],
  ],
])('it sorts %s', (_, texts, expected) => {
  expect(sorted(...texts)).toEqual(expected)
})

test('equal texts stay in their order, either way', () => {
  expect([...sortTexts(['b', 'a', 'B', 'A', 'a'])]).toEqual([1, 3, 4, 0, 2])
  expect([...sortTexts(['b', 'a', 'B', 'A', 'a'], true)]).toEqual([0, 2, 1, 3, 4])
})

test('any texts are sorted by their numbers and characters', () => {
  const text = fc.string({
    unit: fc.constantFrom('0', '0', '1', '9', 'a', 'B', '-', 'z', ' ', 'ü', '顺'),
    maxLength: 8,
  })
  fc.assert(
    fc.property(fc.array(text, { maxLength: 40 }), fc.boolean(), (texts, descending) => {
      const sign = descending ? -1 : 1
      const naive = [...texts.keys()].toSorted(
        (one, other) => sign * compareTexts(texts[one] ?? '', texts[other] ?? '') || one - other,
      )
      expect([...sortTexts(texts, descending)]).toEqual(naive)
    }),
  )
})
