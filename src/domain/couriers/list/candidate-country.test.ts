import { expect, test } from 'vitest'
import { countryOf } from './candidate-country.ts'

test.each([
  ['CN', '301', 'CN'],
  [' CN ', 'China', 'CN'],
  ['', 'China', 'China'],
  [' ', 'DE', 'DE'],
  ['', '301', ''],
  ['', '301.0', ''],
  ['', '-1', ''],
  ['', '', ''],
  ['', '中国', '中国'],
])('ISO code "%s" and country "%s" are shown as "%s"', (countryIso, country, shown) => {
  expect(countryOf({ countryIso, country })).toBe(shown)
})
