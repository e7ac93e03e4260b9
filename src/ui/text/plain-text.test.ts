import { expect, test } from 'vitest'
import { cut, plainText } from './plain-text.ts'

test.each([
  ['a short value is shown whole', 'SO-1', 'SO-1'],
  ['a value of just this length too', 'abcde', 'abcde'],
  ['a longer one ends with an ellipsis', 'abcdefg', 'abcde…'],
  ['an emoji is shown whole or not at all', 'abcd😀x', 'abcd…'],
])('%s', (_, text, shown) => expect(cut(text, 5)).toBe(shown))

test('of a value of five megabytes only the beginning is looked at', () => {
  expect(plainText(`\u202E${'9'.repeat(5_000_000)}`)).toBe(`[U+202E]${'9'.repeat(499)}…`)
})
