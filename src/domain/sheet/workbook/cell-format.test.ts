import { expect, test } from 'vitest'
import { readCellFormats } from './cell-format.ts'
import { textOfNumber } from './cell-value.ts'

/** What a cell with a number says under a format of its own. */
function shown(raw: string, code: string): string {
  const escaped = code.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const [format] = readCellFormats(
    `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${escaped}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`,
  )
  return textOfNumber(raw, format ?? { kind: 'plain' }, false)
}

test.each([
  ['zeros in front', '1001', '0000000000', '0000001001'],
  ['zeros in front, with a colour', '1001', '[Red]00000', '01001'],
  ['zeros in front, with a language', '1001', '[$-804]00000', '01001'],
  ['zeros in front, with room for a bracket', '1001', '00000_);(00000)', '01001'],
  ['zeros in front, for texts another', '1001', '000000;-000000;000000;@', '001001'],
  ['a number sign in quotes', '1001', '"#"0', '#1001'],
  ['a number sign behind a backslash', '1001', '\\#0', '#1001'],
  ['a text in front', '1001', '"ORD-"0', 'ORD-1001'],
  ['a text in front and one behind', '7', '"SO-"0000"/A"', 'SO-0007/A'],
  ['blocks', '11212345677654321', '000\\-0000000\\-0000000', '112-1234567-7654321'],
  ['blocks without a backslash', '123456789', '000-00-0000', '123-45-6789'],
  ['blocks for more digits than there are', '1234', '00000-0000', '00000-1234'],
  ['blocks for fewer digits than there are', '1234567', '00-000', '1234-567'],
  ['places that may stay empty', '5', '"A"##0', 'A5'],
  ['zeros in front of blocks', '33188100', '00 0000\\ 0000', '0033188100'],
])('what only the format shows is read: %s', (_, raw, code, text) => {
  expect(shown(raw, code)).toBe(text)
})

test.each([
  ['no format', '1001', 'General'],
  ['a text', '1001', '@'],
  ['all digits', '986578788855', '0'],
  ['all digits, with room', '986578788855', '0_ '],
  ['thousands', '1001', '#,##0'],
  ['cents', '1001', '0.00'],
  ['the short form', '986578788855', '0.00E+00'],
  ['percents', '1001', '0%'],
  ['thousands set apart by a space', '1001', '# ##0'],
  ['fractions', '1001', '# ?/?'],
  ['a condition', '1001', '[<=99999]00000;00000-0000'],
  ['money', '1001', '"$"#,##0'],
  ['numerals of another script', '1001', '[DBNum1]0'],
  ['a half', '12.5', '00000'],
])('the digits stand as they are under a format for %s', (_, raw, code) => {
  expect(shown(raw, code)).toBe(raw)
})

test.each(['d-mmm', 'yyyy"年"m"月"', '[$-409]d\\-mmm;@', '[h]:mm'])('%s is a day', (code) => {
  expect(shown('46359', code)).toBe('2026/12/03')
})

test('a format hides no loss of digits', () => {
  expect(shown('9.4055112062015099E+21', '0'.repeat(22))).toBe('9.40551120620151E+21')
})

test('an exponent may have zeros in front', () => {
  expect(shown('9.86578788855E+011', 'General')).toBe('986578788855')
})
