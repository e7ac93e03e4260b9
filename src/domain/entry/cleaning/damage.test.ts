import { expect, test } from 'vitest'
import {
  hasControlCharacters,
  isMadeBySpreadsheet,
  isScientificNotation,
  isShortenedFrom,
  readScientific,
} from './damage.ts'

test.each([
  '9.40011E+21',
  '9,4E+21',
  '9E+21',
  '1.23457e+11',
  '9.40011E21',
  '1.2345678E7',
  '1.5E-05',
  '-1.5E-05',
  '+9.40011E+21',
  '94001E+17',
  '9.E+21',
])('%s is a number whose digits are gone', (value) => {
  expect(isScientificNotation(value)).toBe(true)
})

test.each([
  '4E2',
  '12E34',
  '1E5',
  '940E12',
  '1Z9994W8E1234567',
  '1Z12E+45',
  'LX123456785CN',
  '9400111206206406260787',
  '1.5',
  '1.2E3',
  'E+21',
  '1E+21A',
  '4E-12',
  'A1.5E-05',
  '1.5E-05A',
  '',
])('%s is not scientific notation', (value) => {
  expect(isScientificNotation(value)).toBe(false)
})

test.each([
  ['9.40011E+21', '940011', 22],
  ['9,4E+21', '94', 22],
  ['1.2345678E7', '12345678', 8],
  ['9E+21', '9', 22],
  ['9.E+21', '9', 22],
  ['94001E+17', '94001', 22],
  ['-9.4E+21', '94', 22],
])('%s still says %s of %i digits', (value, digits, length) => {
  expect(readScientific(value)).toEqual({ digits, length })
})

test('a fraction in scientific notation returns null', () => {
  expect(readScientific('1.5E-05')).toBeNull()
  expect(readScientific('12345')).toBeNull()
})

test.each([
  ['1.23457E+11', '123456789012', true],
  ['1.23456E+11', '123456789012', false],
  ['1.23457E+12', '123456789012', false],
  ['1.23456789012E+11', '123456789012', true],
  ['9E+02', '904', true],
  ['1.23E+01', '12', false],
  ['1.23457E+11', '123456512345', true],
  ['1.23456E+11', '123456412345', true],
  ['hello', '12', false],
])('%s was shortened from %s: %s', (value, digits, expected) => {
  expect(isShortenedFrom(value, digits)).toBe(expected)
})

test.each([
  ['LX\u00071', true],
  ['LX1\n2', true],
  ['LX1\u0085', true],
  ['LX1\u0000', true],
  ['LX1\uFFFD', true],
  ['LX1 2', false],
  ['顺丰', false],
])('%j has control characters: %s', (value, expected) => {
  expect(hasControlCharacters(value)).toBe(expected)
})

test.each([
  '#N/A',
  '#N/D',
  '#NV',
  '#REF!',
  '#¡REF!',
  '#¿NOMBRE?',
  '#DIV/0!',
  '#¡DIV/0!',
  '#NÚM!',
  '#GETTING_DATA',
  '##',
  '########',
  '2026/03/12',
  '2026/03/12 09:14',
  '=A1+B1',
])('%s was made by a spreadsheet program', (value) => {
  expect(isMadeBySpreadsheet(value)).toBe(true)
})

test.each([
  '#1001',
  '#N/1',
  '#NV1',
  'A#REF!',
  '#REF!1',
  '#A1!',
  '#ref!',
  '#REF',
  '2026/03/12-1',
  'A2026/03/12',
  '26/03/12',
  '=',
  'A=1',
  '',
])('%j may have been typed', (value) => {
  expect(isMadeBySpreadsheet(value)).toBe(false)
})
