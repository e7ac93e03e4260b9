import { expect, test } from 'vitest'
import { isSheet } from './clipboard-sheet.ts'

test.each([
  ['SO-1\tZZ-1', true],
  ['SO-1\r\nSO-2', true],
  ['SO-1', false],
  ['SO-1\r\n', false],
  ['', false],
])('%j is a sheet: %s', (text, expected) => {
  expect(isSheet(text)).toBe(expected)
})
