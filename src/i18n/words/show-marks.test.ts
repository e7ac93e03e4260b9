import { expect, test } from 'vitest'
import { showMarks } from './show-marks.ts'

test.each([
  ['a file name that pretends another ending', 'invoice\u202Excod.exe', 'invoice[U+202E]xcod.exe'],
  [
    'every mark of direction',
    '\u061Ca\u200E\u200Fb\u2066c\u2069',
    '[U+061C]a[U+200E][U+200F]b[U+2066]c[U+2069]',
  ],
  ['Arabic and Hebrew words stay as they are', 'طلب הזמנה', 'طلب הזמנה'],
])('%s', (_, text, shown) => expect(showMarks(text)).toBe(shown))
