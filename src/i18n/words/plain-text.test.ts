import { expect, test } from 'vitest'
import { cut, plainText, showMarks } from './plain-text.ts'

test.each([
  ['a short value is shown whole', 'SO-1', 'SO-1'],
  ['a value of just this length too', 'abcde', 'abcde'],
  ['a longer one ends with an ellipsis', 'abcdefg', 'abcde…'],
  ['an emoji is shown whole or not at all', 'abcd😀x', 'abcd…'],
])('%s', (_, text, shown) => expect(cut(text, 5)).toBe(shown))

test('only the start of a very long value is processed', () => {
  expect(plainText(`\u202E${'9'.repeat(5_000_000)}`)).toBe(`[U+202E]${'9'.repeat(499)}…`)
})

test.each([
  ['a file name that pretends another ending', 'invoice\u202Excod.exe', 'invoice[U+202E]xcod.exe'],
  [
    'every mark of direction',
    '\u061Ca\u200E\u200Fb\u2066c\u2069',
    '[U+061C]a[U+200E][U+200F]b[U+2066]c[U+2069]',
  ],
  ['Arabic and Hebrew words stay as they are', 'طلب הזמנה', 'طلب הזמנה'],
])('%s', (_, text, shown) => expect(showMarks(text)).toBe(shown))
