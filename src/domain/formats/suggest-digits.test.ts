import { expect, test } from 'vitest'
import { createFormatIndex } from './format-index.ts'
import { loadFormats } from './load-formats.ts'
import { judgeNumber } from './judge-number.ts'
import { suggestDigits } from './suggest-digits.ts'

const index = createFormatIndex(await loadFormats())

test.each([
  ['RB12345678SCN', null],
  ['RBl23456785CN', 'RB123456785CN'],
  ['RBI23456785CN', 'RB123456785CN'],
  ['94OO111206206406260787', '9400111206206406260787'],
  ['1Z999AA1OI23456784', '1Z999AA10123456784'],
  ['1Z999AA10123456784', null],
  ['LO123456785CN', null],
  ['SO-1001', null],
  ['9400111899223033O05066', '9400111899223033005066'],
  ['9400111899223033O05069', null],
])('%s may be meant as %s', (number, meant) => {
  expect(suggestDigits(index, number, '')).toBe(meant)
})

test('a courier whose numbers look otherwise does not stand in the way', () => {
  expect(suggestDigits(index, '94OO111206206406260787', '100001')).toBe('9400111206206406260787')
})

test('a number is offered only where its check digit fits', () => {
  for (let digit = 0; digit < 10; digit += 1) {
    const number = `RBO2345678${digit}CN`
    const meant = suggestDigits(index, number, '')
    const fits = judgeNumber(index, number.replace('O', '0')).checkDigit === 'fits'
    expect(meant !== null).toBe(fits)
  }
})
