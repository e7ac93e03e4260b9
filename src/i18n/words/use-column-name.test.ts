import { expect, test } from 'vitest'
import { columnLetter } from './use-column-name.ts'

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is called %s, as in a spreadsheet', (index, letter) => {
  expect(columnLetter(index)).toBe(letter)
})
