import { expect, test } from 'vitest'
import { formatOfCode } from './cell-format.ts'
import { textOfNumber, textOfText } from './cell-value.ts'

/** The text of a number cell with a format code. */
function shown(raw: string, code: string): string {
  return textOfNumber(raw, formatOfCode(code), false)
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
  ['all digits behind a text', '1001', '"SO-"General', 'SO-1001'],
  ['all digits behind a text, in German', '0', '"SO-"Standard', 'SO-0'],
  ['the place of a text', '1001', '"PO-"@', 'PO-1001'],
  ['a text behind', '55506', '#"/2026"', '55506/2026'],
  ['a currency that is none', '1001', '[$ORD-804]0', 'ORD1001'],
  ['a Chinese text without quotes', '1001', '单0', '单1001'],
  ['room that is filled', '1001', '"A"* 0', 'A1001'],
  ['a semicolon in quotes', '7', '"A;"000;"B"', 'A;007'],
  ['a condition that fits', '5503', '[>=1000]"WEB-"0;"POS-"0', 'WEB-5503'],
  ['a condition that does not fit', '503', '[>=1000]"WEB-"0;"POS-"0', 'POS-503'],
  ['a condition that fits at its end', '99999', '[<=99999]00000;00000-0000', '99999'],
  ['a condition for long numbers', '123456789', '[<=99999]00000;00000-0000', '12345-6789'],
  ['two conditions', '20', '[=10]"ten "0;[<>20]"A"0;"B"0', 'B20'],
  ['zero, for which there is another text', '0', '"A"0;"A"0;"none-"0', 'none-0'],
  ['zeros in front of blocks', '33188100', '00 0000\\ 0000', '0033188100'],
])('text that only the format shows is read: %s', (_, raw, code, text) => {
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
  ['money', '1001', '"$"#,##0'],
  ['numerals of another script', '1001', '[DBNum1]0'],
  ['a half', '12.5', '00000'],
])('the digits stay the same with a format for %s', (_, raw, code) => {
  expect(shown(raw, code)).toBe(raw)
})

test.each(['d-mmm', 'yyyy"年"m"月"', '[$-409]d\\-mmm;@', '[h]:mm'])('%s is a date', (code) => {
  expect(shown('46359', code)).toBe('2026/12/03')
})

test('a format doesn’t hide lost digits', () => {
  expect(shown('9.4055112062015099E+21', '0'.repeat(22))).toBe('9.40551120620151E+21')
})

test('an exponent may have leading zeros', () => {
  expect(shown('9.86578788855E+011', 'General')).toBe('986578788855')
})

test.each([
  ['a text in front', '"PO-"@', 'PO-A7'],
  ['a text behind, for texts alone', '0;-0;0;@"/X"', 'A7/X'],
  ['nothing more', '@', 'A7'],
  ['nothing for texts', '"SO-"0', 'A7'],
  ['a day', 'yyyy-mm-dd', 'A7'],
])('text that only the format of a text cell shows is read: %s', (_, code, shown) => {
  expect(textOfText('A7', formatOfCode(code))).toBe(shown)
  expect(textOfText('', formatOfCode(code))).toBe('')
})

test.each([
  ['576462013834265600', '5.76462013834266E+17'],
  ['794644790138123520', '7.94644790138124E+17'],
  ['9007199254740994', '9.00719925474099E+15'],
  ['576462013834265612', '576462013834265612'],
  ['9007199254740993', '9007199254740993'],
  ['1234567890123456', '1234567890123456'],
])(
  'a number %s in a cell is %s: beyond 2^53, digits that a 53-bit float prints are lost ones',
  (raw, text) => {
    expect(shown(raw, 'General')).toBe(text)
  },
)
