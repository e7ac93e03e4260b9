import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { HEADER_ALIASES } from '#domain/columns/header/alias-table.ts'
import { createEntryReader } from './read-entries.ts'
import { suggestColumns } from '#domain/columns/suggest/suggest-columns.ts'

const fits = (number: string) => /^LX\d{9}CN$/.test(number)

function kindsOf(rows: readonly (readonly string[])[]): readonly string[] {
  const kindOf = createEntryReader(suggestColumns(rows, { aliases: HEADER_ALIASES, fits }))
  return rows.map((row, index) => kindOf(row, index))
}

const HEADER = ['Order ID', 'Product', 'Tracking']

test.each([
  ['an entry', ['1001', 'Mug', 'LX123456785CN'], 'entry'],
  ['an entry without a tracking number', ['1001', 'Mug', ''], 'entry'],
  ['an entry without an order id', ['', 'Mug', 'LX123456785CN'], 'entry'],
  ['a row with neither', ['', 'Mug', ''], 'entry'],
  ['an order of a Total Care', ['1001', 'Total', ''], 'entry'],
  ['a short row', ['1001'], 'entry'],
  ['a blank line', [''], 'blank'],
  ['a row of spaces', [' ', '\u00A0', '\u200B'], 'blank'],
  ['a row of no cells', [], 'blank'],
  ['the mark of DOS for the end', ['\u001A'], 'blank'],
  ['a total', ['Total', '', ''], 'total'],
  ['a total with a sum', ['', 'Grand total: 12', ''], 'total'],
  ['a total with a count of numbers', ['Total', '', '57'], 'below'],
  ['a total of orders in words', ['', 'Total: 8 orders', ''], 'total'],
  ['a total with its unit in Chinese', ['合计：8单', '', ''], 'total'],
  ['a total in Chinese', ['合计', '3', ''], 'total'],
  ['a total in German', ['', 'Summe', ''], 'total'],
  ['the last line of eBay', ['3 record(s) downloaded'], 'total'],
  ['the line of the seller', ['Seller ID : shop'], 'total'],
  ['a total with a tracking number', ['Total', '', 'LX123456785CN'], 'entry'],
  ['a total with what may be a number', ['Total', '', '1234567'], 'entry'],
  ['a total with a remark', ['Total', '', 'as Maria said'], 'entry'],
  ['a total with less than a count', ['Total', '', '57a'], 'entry'],
  ['a total with more than a count', ['Total', '', 'a57'], 'entry'],
  ['an entry with a short number', ['1001', 'Mug', '57'], 'entry'],
  ['a dash among spaces', [' ', ' - ', ''], 'entry'],
  ['the header once more', HEADER, 'header'],
  ['an entry with the word of the header for its number', ['1003', 'Mug', 'Tracking'], 'entry'],
  ['an entry with the word of the header for its order', ['Order ID', 'Mug', ''], 'entry'],
  ['the line below a header of Markdown', [' --- ', ' :---: ', ' ------------------ '], 'divider'],
  ['the line of a table of MySQL', ['+------+------+---------------+'], 'divider'],
  ['a line of a drawn table', ['├──────┼──────┼──────┤'], 'divider'],
  ['what MySQL says below', ['2 rows in set (0.00 sec)'], 'total'],
  ['what PostgreSQL says below', ['(2 rows)'], 'total'],
  ['an order that has no number yet', ['1001', 'Mug', '-'], 'entry'],
  ['a dash alone', ['', '', '-'], 'entry'],
  ['an order that waits', ['1001', 'Mug', 'not shipped'], 'entry'],
  ['a total with a dash for the number', ['Total', '', '-'], 'total'],
])('%s is recognized', (_, row, kind) => {
  const rows = [HEADER, ['1001', 'Mug', 'LX123456785CN'], ['1002', 'Mug', 'LX123456799CN'], row]
  expect(kindsOf(rows)).toEqual(['header', 'entry', 'entry', kind])
})

test.each([
  ['the names in another language', [['订单号', '商品', '运单号']], ['header']],
  ['the names for programs', [['order_id', 'product', 'tracking_number']], ['header']],
  ['the second half of the names', [['ID', '', 'Number']], ['header']],
  ['what is to be filled in', [['Required', '', 'At most 50 characters, one of each']], ['header']],
  [
    'names and what is to be filled in',
    [
      ['订单号', '商品', '运单号'],
      ['必填', '', '必填'],
    ],
    ['header', 'header'],
  ],
  ['an order that waits', [['EXPRESS', 'Mug', 'pending']], ['entry']],
  ['an order that was named in words', [['Ada', 'Mug', 'LX123456785CN']], ['entry']],
  ['an order with an odd number', [['1001', 'Mug', 'by hand']], ['entry']],
  ['an order with a number printed in blocks', [['Ada', 'Mug', 'LX 123 456 785 CN']], ['entry']],
])('%s below a header', (_, rows, kinds) => {
  const below = [
    ['1001', 'Mug', 'LX123456785CN'],
    ['1002', 'Mug', 'LX123456799CN'],
    ['1003', 'Mug', 'LX123456808CN'],
  ]
  const expected = ['header', ...kinds, 'entry', 'entry', 'entry']
  expect(kindsOf([HEADER, ...rows, ...below])).toEqual(expected)
})

test('words far below a header are an entry, and also without a header', () => {
  const rows = [
    ['1001', 'LX123456785CN'],
    ['1002', 'LX123456799CN'],
  ]
  const words = ['Ada', 'by hand']
  expect(kindsOf([['Order ID', 'Tracking'], ...rows, words]).at(-1)).toBe('entry')
  const headless = { ...suggestColumns(rows, { aliases: HEADER_ALIASES, fits }), headerRow: null }
  expect(createEntryReader(headless)(words, 0)).toBe('entry')
})

test('below a blank row, a row with neither order nor number is a note, and entries may follow', () => {
  const rows = [
    HEADER,
    ['1001', 'Mug', 'LX123456785CN'],
    ['', '', ''],
    ['', 'Packed by Aroha, dock 4', ''],
    ['1002', 'Mug', ''],
    ['', 'Mug', ''],
  ]
  expect(kindsOf(rows)).toEqual(['header', 'entry', 'blank', 'total', 'entry', 'entry'])
})

test('rows above the header are titles or blank', () => {
  const rows = [['Export of November'], [''], HEADER, ['1001', 'Mug', 'LX123456785CN']]
  expect(kindsOf(rows)).toEqual(['title', 'blank', 'header', 'entry'])
})

test('rows above the header are never entries, and a count below the table is found in any order column', () => {
  const above = [['Export of November'], ['Shop', '1001']]
  const rows = [...above, ['Tracking', 'Order ID'], ['LX123456785CN', '1001'], ['57', 'Total']]
  expect(kindsOf(rows)).toEqual(['title', 'title', 'header', 'entry', 'below'])
})

test('without a header the first row is an entry', () => {
  expect(
    kindsOf([
      ['1001', 'LX123456785CN'],
      ['1002', 'LX123456799CN'],
    ]),
  ).toEqual(['entry', 'entry'])
})

test('with merchant numbers only, a count below the table is found in their column', () => {
  const rows = [
    ['Merchant Order ID', 'Tracking'],
    ['M-1', 'LX123456785CN'],
    ['Total', '1'],
  ]
  expect(kindsOf(rows)).toEqual(['header', 'entry', 'below'])
})

test('no row with a tracking number is ever dropped', () => {
  const cell = fc.constantFrom('', ' ', 'Total', '合计', '1001', 'Mug', 'Order ID')
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (cells) => {
      const body = cells.map(([order, product]) => [order, product, 'LX123456785CN'])
      const kinds = kindsOf([HEADER, ['1001', 'Mug', 'LX123456799CN'], ...body])
      expect(kinds.filter((kind) => kind === 'entry')).toHaveLength(body.length + 1)
    }),
  )
})

test('a total that counts the orders is recognized, and an order with a product of that name is an entry', () => {
  const header = ['Customer', 'Order ID', 'Tracking']
  const rows = ['1001', '1002', '1003'].map((order) => ['Meier', order, 'LX123456785CN'])
  const last = (...cells: readonly string[]) => kindsOf([header, ...rows, cells]).at(-1)
  expect(last('Summe', '3', '')).toBe('total')
  expect(last('Total', '3', '3')).toBe('below')
  expect(last('Total', '4', '')).toBe('entry')
  expect(last('Total', '1004', '')).toBe('entry')
  expect(last('Total', '3', 'LX123456785CN')).toBe('entry')
})
