import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanCell } from './clean-cell.ts'

test.each([
  ['outer spaces', '  LX123456785CN ', 'LX123456785CN'],
  ['a tab at the end, as eBay writes it', '1Z9994W8\t', '1Z9994W8'],
  ['line breaks around', '\r\nLX1\n', 'LX1'],
  ['a no-break space around', '\u00A0LX1\u00A0', 'LX1'],
  ['a no-break space inside, as an ordinary one', 'China\u00A0Post', 'China Post'],
  ['an ideographic space around', '\u3000LX1\u3000', 'LX1'],
  ['zero-width spaces anywhere', 'LX\u200B12\u200B3', 'LX123'],
  ['a zero-width space between two letters', 'L\u200BX', 'LX'],
  ['a byte-order mark', '\uFEFForder-id', 'order-id'],
  ['marks of direction', '\u202A9400111\u202C', '9400111'],
  ['the Arabic letter mark', '\u061C9400111', '9400111'],
  ['a zero-width joiner after a digit', 'LX1\u200D2', 'LX12'],
  ["Excel's text formula", '="00123"', '00123'],
  ["Excel's text formula with spaces", ' = "00123" ', '00123'],
  ["Excel's text formula with doubled quotes", '="a""b"', 'a"b'],
  ['an empty text formula', '=""', ''],
  ["Excel's leading apostrophe", "'00123", '00123'],
  ['an apostrophe alone', "'", ''],
  ["a CSV's guard before a formula", "'=A1+B1", '=A1+B1'],
  ["a CSV's guard before a minus", "'-O'Neill", "-O'Neill"],
  ['an apostrophe that a keyboard corrected', '‘00123', '00123'],
  ['quotation marks around all of it', ' "00123"', '00123'],
  ['quotation marks of print', '“LX1”', 'LX1'],
  ['single quotation marks of print', '‘LX1’', 'LX1'],
  ['a no-break hyphen, as an ordinary one', '112\u20111234567', '112-1234567'],
  ['one wrapping inside another', '\'="00123"', '00123'],
  ['full-width digits, letters and hyphen', 'ＬＸ－１２３ａ', 'LX-123a'],
  ['a full-width letter before what is no text formula', 'Ａ="1"', 'A="1"'],
  ['a full-width space around full-width digits', '\u3000１２\u3000', '12'],
])('cleaning removes %s', (_, raw, cleaned) => {
  expect(cleanCell(raw)).toBe(cleaned)
})

test.each([
  ['a plain number', 'LX123456785CN'],
  ['spaces inside', '9400 1112 0620'],
  ['an order name', '#1001'],
  ['a quotation', "'Express' by hand"],
  ['inches', '12"'],
  ['a quotation mark that nothing closes', '"1001'],
  ['two quotations', '"a" "b"'],
  ['a Dutch name', "'t Hart Koeriers"],
  ['an apostrophe inside', "O'Neill"],
  ['a formula that is no text', '=A1+B1'],
  ['a text formula behind something', 'A="1"'],
  ['a text formula before something', '="1"&A1'],
  ['Japanese with its own marks', 'ヤマト運輸ー（本社）'],
  ['Persian with its joiner', 'پست\u200Cپیشتاز'],
  ['a control character inside', 'LX\u00071'],
  ['nothing', ''],
])('cleaning leaves %s alone', (_, raw) => {
  expect(cleanCell(raw)).toBe(raw)
})

const wreckage = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ' ',
      '\u00A0',
      '\u200B',
      '\u200C',
      '\u200D',
      '\uFEFF',
      '\t',
      '=',
      '"',
      "'",
      '１',
      'Ａ',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
})

test('cleaning twice changes nothing more', () => {
  fc.assert(
    fc.property(wreckage, (raw) => {
      const cleaned = cleanCell(raw)
      expect(cleanCell(cleaned)).toBe(cleaned)
    }),
  )
})

const lettersAndDigits = (text: string) => text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')

test('no letter or digit is ever lost', () => {
  fc.assert(
    fc.property(wreckage, (raw) => {
      expect(lettersAndDigits(cleanCell(raw))).toBe(lettersAndDigits(raw))
    }),
  )
})
