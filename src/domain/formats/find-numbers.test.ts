import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRACKING_NUMBERS } from '#testing/sheets/any-number.ts'
import { findNumbers, type NumberTests } from './find-numbers.ts'
import { createFormatIndex, loadFormats } from './format-index.ts'
import { judgeExactly, judgeNumber } from './judge-number.ts'

const index = createFormatIndex(await loadFormats())
const TESTS: NumberTests = {
  fits: (number) => judgeNumber(index, number).fits.length > 0,
  fitsAsWritten: (number) => judgeExactly(index, number).fits.length > 0,
  checkDigitFits: (number) => judgeNumber(index, number).checkDigit === 'fits',
}
const find = (cell: string) => findNumbers(cell, TESTS)

/** Numbers without hyphens, since text before a hyphen counts as part of a number. */
const numbers = fc
  .oneof(...TRACKING_NUMBERS)
  .filter((number) => TESTS.fits(number) && !number.includes('-'))

test('a single number is never taken for several', () => {
  fc.assert(
    fc.property(fc.oneof(...TRACKING_NUMBERS), (number) => {
      const found = find(number)
      // Plain digits may split into two fitting numbers by chance; that is only a warning.
      expect(found?.kind ?? 'perhaps-two').toBe('perhaps-two')
    }),
    { numRuns: 2000 },
  )
})

const checked = numbers.filter(TESTS.checkDigitFits)

test('two adjoining numbers with fitting check digits are always found', () => {
  fc.assert(
    fc.property(checked, checked, (one, other) => {
      fc.pre(!TESTS.checkDigitFits(one + other))
      expect(find(one + other)).not.toBeNull()
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['RB123456785CNEE473124829CN', ['RB123456785CN', 'EE473124829CN']],
  ['1Z5R89390357567127RB123456785CN', ['1Z5R89390357567127', 'RB123456785CN']],
  ['986578788855RB123456785CN', ['986578788855', 'RB123456785CN']],
  ['774123456085774123456102', ['774123456085', '774123456102']],
  ['YT2229521272164446YT2229521272164447', ['YT2229521272164446', 'YT2229521272164447']],
  ['old RB123456785CN new EE473124829CN', ['RB123456785CN', 'EE473124829CN']],
  ['986578788855_477179081230', ['986578788855', '477179081230']],
])('%s holds several', (cell, several) => {
  expect(find(cell)).toEqual({ kind: 'several', numbers: several })
})

test('digits that split into two by chance are perhaps two numbers', () => {
  expect(find('986578788855477179081230')).toEqual({
    kind: 'perhaps-two',
    numbers: ['986578788855', '477179081230'],
  })
})

test.each([
  ['RB123456785CN-old', 'RB123456785CN'],
  ['986578788855-2', '986578788855'],
  ['986578788855 (1/2)', '986578788855'],
  ['copy of RB123456785CN', 'RB123456785CN'],
  ['WWW1Z5R89390357567127', '1Z5R89390357567127'],
  ['RB123456785CN/790', 'RB123456785CN'],
])('%s is a number and a remark', (cell, number) => {
  expect(find(cell)).toEqual({ kind: 'remark', numbers: [number] })
})

test.each([
  'LXAD-1234567890',
  'ABC-1234567890',
  '(LX908172655CN)',
  'LX 123456785 CN',
  '4055-4842-4886',
  '1Z 5R8 939 03 5756 7127',
  '9400 1112 0620 6406 2607 87',
  '8f14e45f-ceea-467f-a0b1-5c7d1f6e1a01',
  '123-45678901',
  'H-2026-00042',
  '2026-0001',
  'ABC/123/456',
  'XX_2026_0001',
  '',
  'x'.repeat(300),
])('%j is one number, or none', (cell) => {
  expect(find(cell)).toBeNull()
})
