import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePaste as parse } from './parse-paste.ts'

/** With the HTML reader loaded. */
const parsePaste = (text: string, html: string) =>
  parse(text, html, () => import('#domain/sheet/html/rescue-digits.ts'))

const table = (...rows: string[]) =>
  `<html><body><!--StartFragment--><table>${rows.map((row) => `<tr>${row}</tr>`).join('\n')}</table><!--EndFragment--></body></html>`

test.each([
  [
    'cells from Excel',
    '1001\tLX1\r\n1002\tLX2\r\n',
    [
      ['1001', 'LX1'],
      ['1002', 'LX2'],
    ],
  ],
  [
    'cells from Google Sheets',
    '1001\tLX1\n1002\tLX2',
    [
      ['1001', 'LX1'],
      ['1002', 'LX2'],
    ],
  ],
  ['one column', 'LX1\nLX2', [['LX1'], ['LX2']]],
  ['one cell', 'LX1', [['LX1']]],
  [
    'a cell with a line break',
    '1001\t"LX1\nLX2"\r\n1002\tLX3\r\n',
    [
      ['1001', 'LX1\nLX2'],
      ['1002', 'LX3'],
    ],
  ],
  ['an inch mark in a cell', '5" pipe\tLX1\n', [['5" pipe', 'LX1']]],
  [
    'a tab where other rows have commas',
    'Doe, John\tLX1\nRoe, Jane\tLX2',
    [
      ['Doe, John', 'LX1'],
      ['Roe, Jane', 'LX2'],
    ],
  ],
  [
    'lines of a chat',
    '1001, LX1\n1002, LX2',
    [
      ['1001', ' LX1'],
      ['1002', ' LX2'],
    ],
  ],
  [
    'a blank row between',
    '1\tLX1\n\t\n2\tLX2',
    [
      ['1', 'LX1'],
      ['', ''],
      ['2', 'LX2'],
    ],
  ],
  ['nothing', '', []],
])('%s are read', async (_, text, rows) => {
  expect(await parsePaste(text, '')).toMatchObject({ rows, rescued: 0 })
})

test.each([
  [
    'Excel, the number beside',
    '<td>1001</td><td align=right x:num="123456789012">1.23457E+11</td>',
  ],
  ['Excel, the text beside', '<td>1001</td><td x:str="123456789012">1.23457E+11</td>'],
  [
    'Google Sheets, a number',
    `<td>1001</td><td data-sheets-value='{"1":3,"3":123456789012}'>1.23457E+11</td>`,
  ],
  [
    'Google Sheets, with entities',
    '<td>1001</td><td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;123456789012&quot;}">1.23457E+11</td>',
  ],
  ['LibreOffice', '<td>1001</td><td sdval="123456789012" sdnum="1033;">1.23457E+11</td>'],
  ['a page that shows the digits', '<th>1001</th><td><b>123456789012</b><br></td>'],
])('digits that the text lost are restored from the HTML of %s', async (_, row) => {
  expect(await parsePaste('1001\t1.23457E+11\r\n', table(row))).toMatchObject({
    rows: [['1001', '123456789012']],
    rescued: 1,
  })
})

test('any number of digits of a text cell is restored', async () => {
  const html = table('<td x:str="9400111206206406260787">9.40011E+21</td>')
  expect((await parsePaste('9.40011E+21', html)).rows).toEqual([['9400111206206406260787']])
})

test.each([
  ['made up behind the 15th', '<td>1</td><td x:num="9400111206206400000000">9.40011E+21</td>'],
  ['shortened there too', '<td>1</td><td x:num="9.4001112062064E+21">9.40011E+21</td>'],
  ['of another number', '<td>1</td><td x:str="8400111206206406260787">9.40011E+21</td>'],
  ['in a table of another width', '<td x:str="9400111206206406260787">9.40011E+21</td>'],
  ['nowhere', '<td>1</td><td></td>'],
])('digits that are %s are not restored', async (_, row) => {
  expect(await parsePaste('1\t9.40011E+21', table(row))).toMatchObject({
    rows: [['1', '9.40011E+21']],
    rescued: 0,
  })
})

test('a table with more rows than the text is ignored', async () => {
  const html = table('<td>order</td>', '<td x:str="9400111206206406260787">9.40011E+21</td>')
  expect((await parsePaste('9.40011E+21', html)).rescued).toBe(0)
})

test('cells covered by a wide one keep the columns in place', async () => {
  const html = table(
    '<td colspan=2>Orders</td>',
    '<td>1</td><td x:num="123456789012">1.23457E+11</td>',
  )
  expect((await parsePaste('Orders\t\n1\t1.23457E+11', html)).rows[1]).toEqual([
    '1',
    '123456789012',
  ])
})

test.each([
  ['a number', '<td>1001</td><td x:num="123456789012">########</td>', '123456789012', 1],
  [
    'a text',
    '<td>1001</td><td x:str="9400111206206406260787">########</td>',
    '9400111206206406260787',
    1,
  ],
  ['a day, which is a number too', '<td>1001</td><td x:num="46347">########</td>', '########', 0],
  ['nothing', '<td>1001</td><td>########</td>', '########', 0],
])('for a column that was too narrow the HTML has %s', async (_, row, value, rescued) => {
  expect(await parsePaste('1001\t########\r\n', table(row))).toMatchObject({
    rows: [['1001', value]],
    rescued,
  })
})

test('rows covered by a high cell, and empty ends of rows, don’t stop the rescue', async () => {
  const html = table(
    '<td rowspan=2>1</td><td>LX1</td><td></td>',
    '<td x:num="123456789012">1.23457E+11</td>',
    '<td></td>',
  )
  const { rows, rescued } = await parsePaste('1\tLX1\n\t1.23457E+11\t', html)
  expect(rows[1]).toEqual(['1', '123456789012', ''])
  expect(rescued).toBe(1)
})

test.each([
  [
    'a line break in a cell',
    'A-1\nAnn\tLX1\nA-2\nBob\tLX2',
    ['<td>A-1<br>Ann<td>LX1', '<td>A-2<br>Bob<td>LX2'],
    [
      ['A-1\nAnn', 'LX1'],
      ['A-2\nBob', 'LX2'],
    ],
  ],
  [
    'a cell over two rows',
    '1\tLX1\nLX2\n2\tLX3',
    ['<td rowspan=2>1<td>LX1', '<td>LX2', '<td>2<td>LX3'],
    [
      ['1', 'LX1'],
      ['1', 'LX2'],
      ['2', 'LX3'],
    ],
  ],
  ['a struck text', '1\tLX1 LX2', ['<td>1<td><s>LX1</s> LX2'], [['1', 'LX2']]],
  ['a button', '1\tLX1 Copy', ['<td>1<td>LX1 <button>Copy</button>'], [['1', 'LX1']]],
])('the cells of the HTML are used, not the lines of the text: %s', async (_, text, rows, read) => {
  expect((await parsePaste(text, table(...rows))).rows).toEqual(read)
})

test.each([
  ['more numbers than the table', '<table><tr><td>Ann<td>Phone 123</table>'],
  [
    'all of them, in one cell of a layout',
    `<table><tr><td>Logo<td>${['LX100000001', 'LX100000002', 'LX100000003'].join('<br>')}</table>`,
  ],
])('the text is used if it has %s', async (_, html) => {
  const lines = ['1 LX100000001', '2 LX100000002', '3 LX100000003']
  const { rows } = await parsePaste(lines.join('\n'), `${lines.join('<br>')}${html}`)
  expect(rows).toEqual(lines.map((line) => line.split(' ')))
})

test('hidden parts of cells copied from a spreadsheet program are not pasted, and struck parts are left out', async () => {
  const html = excel('<td>1</td><td><s>LX0</s>LX1</td>', '~<td>2</td><td>LX2</td>')
  expect(await parsePaste('1\tLX0LX1\r\n', html)).toMatchObject({
    rows: [['1', 'LX1']],
    struckCells: 1,
  })
})

test('a table without any text on the clipboard is read from its HTML', async () => {
  const html = table(
    '<th>Order ID</th><th>Tracking\n   number</th>',
    '<td>1</td><td x:num="123456789012">1.23457E+11</td>',
  )
  const read = {
    rows: [
      ['Order ID', 'Tracking number'],
      ['1', '123456789012'],
    ],
    rescued: 1,
  }
  expect(await parsePaste('', html)).toMatchObject(read)
  expect(await parsePaste('Order ID\nTracking number\n1\n1.23457E+11', html)).toMatchObject(read)
})

test('a copied column stays one column, whatever its HTML is', async () => {
  const html = table('<td>LX1</td>', '<td>LX2</td>')
  expect((await parsePaste('LX1\nLX2', html)).rows).toEqual([['LX1'], ['LX2']])
})

test('lines of a message are split at usual separators', async () => {
  expect((await parsePaste('1001 LX123456785CN\n1002 LX123456799CN\n', '')).rows).toEqual([
    ['1001', 'LX123456785CN'],
    ['1002', 'LX123456799CN'],
  ])
})

test('any clipboard is read without an error', async () => {
  const html = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        '<table>',
        '<tr>',
        '<td',
        ' x:num="1"',
        '>',
        '</td>',
        '<',
        '&quot;',
        ' colspan=9e9',
      ),
      fc.string({ minLength: 1, maxLength: 1 }),
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.string(), html, async (text, html) => {
      expect((await parsePaste(`${text}\t1.5E+11`, html)).rows.length).toBeGreaterThan(0)
    }),
  )
})

const excel = (...rows: string[]) =>
  `<table>${rows.map((row) => `<tr${row.startsWith('~') ? " height=0 style='display:none'" : ' height=20'}>${row.replace('~', '')}</tr>`).join('')}</table>`

test.each([
  ['in the text as well', '1\tLX1\r\n2\tLX2\r\n3\tLX3\r\n', [1]],
  ['not in the text', '1\tLX1\r\n3\tLX3\r\n', []],
])('a row that is hidden in the HTML and %s', async (_, text, hidden) => {
  const cells = (n: number) => `<td>${n}</td><td>LX${n}</td>`
  const { rows, hiddenRows } = await parsePaste(text, excel(cells(1), `~${cells(2)}`, cells(3)))
  expect(rows.map(([first]) => first)).toEqual(text.match(/^\d/gm))
  expect([...hiddenRows]).toEqual(hidden)
})

test('a column hidden in the HTML and missing in the text matches no column of the text', async () => {
  const html = `<col><col width=0>${table('<td>1</td><td>x</td><td>LX1</td>')}`
  expect([...(await parsePaste('1\tx\tLX1', html)).hiddenColumns]).toEqual([1])
  expect([...(await parsePaste('1\tLX1', html)).hiddenColumns]).toEqual([])
})
