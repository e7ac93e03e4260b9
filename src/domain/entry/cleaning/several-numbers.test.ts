import { expect, test } from 'vitest'
import { splitSeveral, suggestFix } from './several-numbers.ts'

const FITTING = new Set([
  '9400111206206406260787',
  'LX123456785CN',
  'RB123456785CN',
  '1234567890',
  '9876543210',
])
const fits = (number: string) => FITTING.has(number)

test.each([
  ['LX123456785CN', ['LX123456785CN']],
  ['LXAD-1234567890', ['LXAD-1234567890']],
  ['4055-4842-4886', ['4055-4842-4886']],
  ['https://t.17track.net/en#nums=LX1', ['https://t.17track.net/en#nums=LX1']],
  ['see note', ['see note']],
  ['N/A', ['N/A']],
  ['', []],
])('%j is one value', (value, parts) => {
  expect(splitSeveral(value)).toEqual(parts)
})

test.each([
  'LX1;LX2',
  'LX1, LX2',
  'LX1 / LX2',
  'LX1|LX2',
  'LX1\nLX2',
  'LX1\r\nLX2',
  'LX1、LX2',
  'LX1 LX2',
  'LX1；LX2',
  'LX1;LX2;',
  'LX1+LX2',
  'LX1 & LX2',
  'LX1\\LX2',
])('%j holds two numbers', (value) => {
  expect(splitSeveral(value)).toEqual(['LX1', 'LX2'])
})

test.each([
  ['9400 1112 0620 6406 2607 87', 'join'],
  ['LX123456785CN; RB123456785CN', 'split'],
  ['1234567890 9876543210', 'split'],
  ['LX123456785CN; RB000000000CN', null],
  ['LX 123456785 CN', 'join'],
  ['12 34', null],
  ['LX123456785CN', null],
  ['94001112,06206406260787', null],
])('the fix offered for %j is %s', (value, offer) => {
  expect(suggestFix(value, fits, fits)).toBe(offer)
})

test.each([
  [['1001', '1002'], 'join'],
  [['1234567', '7654321'], 'join'],
  [['EXPRESS1', 'EXPRESS2'], 'join'],
  [['AB123456', 'CD123456'], 'split'],
])('parts with the length and the digits of a number are numbers: %j, %s', (parts, offer) => {
  const always = () => true
  expect(suggestFix(parts.join(' '), always, always)).toBe(offer)
})
