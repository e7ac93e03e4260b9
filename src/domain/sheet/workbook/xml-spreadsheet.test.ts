import { expect, test } from 'vitest'
import { readXmlSpreadsheet } from './xml-spreadsheet.ts'

const cell = (text: string, attributes = '') =>
  `<Cell ${attributes}><Data ss:Type="String">${text}</Data></Cell>`
const row = (attributes: string, ...cells: string[]) => `<Row ${attributes}>${cells.join('')}</Row>`
const read = (...content: string[]) =>
  readXmlSpreadsheet(
    `<Workbook><Worksheet><Table>${content.join('')}</Table></Worksheet></Workbook>`,
  )

test.each<[string, string, readonly (readonly string[])[]]>([
  [
    'rows that are left out of the file',
    row('', cell('a')) + row('ss:Index="4"', cell('b')),
    [['a'], [], [], ['b']],
  ],
  [
    'one row that stands for several without cells',
    row('ss:Span="2"') + row('', cell('b')),
    [[], [], [], ['b']],
  ],
  [
    'cells that are left out of the file',
    row('', cell('a'), cell('b', 'ss:Index="3"'), cell('c')),
    [['a', '', 'b', 'c']],
  ],
  [
    'a cell that is merged over others beside it',
    row('', cell('a', 'ss:MergeAcross="2"'), cell('b')),
    [['a', '', '', 'b']],
  ],
  [
    'places that are none',
    row(
      'ss:Index="x" ss:Span="-1"',
      cell('a', 'ss:Index="0"'),
      cell('b', 'ss:MergeAcross="x"'),
      cell('c'),
    ) + row('ss:Index="0"', cell('d')),
    [['a', 'b', 'c'], ['d']],
  ],
])('every cell stands in its own row and column: %s', (_, content, rows) => {
  expect(read(content).rows).toEqual(rows)
})

test.each<[string, string, readonly number[], readonly number[]]>([
  ['a row', row('', cell('a')) + row('ss:AutoFitHeight="0" ss:Hidden="1"', cell('b')), [1], []],
  [
    'a row after others that are not in the file',
    row('ss:Index="3" ss:Hidden="1"', cell('b')),
    [2],
    [],
  ],
  ['a row in view', row('ss:Hidden="0"', cell('a')), [], []],
  [
    'columns one after the other',
    '<Column ss:Width="80"/><Column ss:Hidden="1" ss:AutoFitWidth="0"/><Column/>',
    [],
    [1],
  ],
  ['columns by their places', '<Column ss:Index="3" ss:Hidden="1" ss:Span="1"/>', [], [2, 3]],
  [
    'a column behind several that are alike',
    '<Column ss:Span="2"/><Column ss:Hidden="1"/>',
    [],
    [3],
  ],
])(
  'of hidden rows and columns the places are known: %s',
  (_, content, hiddenRows, hiddenColumns) => {
    const sheet = read(content)
    expect([...sheet.hiddenRows]).toEqual(hiddenRows)
    expect([...sheet.hiddenColumns]).toEqual(hiddenColumns)
  },
)

test('of a cell that is merged over rows below it is known which it covers', () => {
  const content =
    row('', cell('a', 'ss:MergeDown="2"'), cell('b')) + row('', cell('c', 'ss:Index="2"'))
  expect(read(content).merged).toEqual([{ firstRow: 1, lastRow: 3, firstColumn: 0 }])
})

test('columns that nobody could count are not counted', () => {
  expect(read('<Column ss:Hidden="1" ss:Span="999999999999"/>').hiddenColumns.size).toBe(16_384)
})

test('what a second sheet hides is not hidden in the first', () => {
  const second = `</Table></Worksheet><Worksheet><Table><Column ss:Hidden="1"/>${row('ss:Hidden="1"', cell('b'))}`
  const sheet = read(row('', cell('a')), second)
  expect(sheet).toMatchObject({ rows: [['a']], hiddenRows: new Set(), hiddenColumns: new Set() })
})
