import { expect, test } from 'vitest'
import { readXmlSpreadsheet } from './xml-spreadsheet.ts'

const cell = (text: string, attributes = '') =>
  `<Cell ${attributes}><Data ss:Type="String">${text}</Data></Cell>`
const row = (attributes: string, ...cells: string[]) => `<Row ${attributes}>${cells.join('')}</Row>`
const read = (...content: string[]) =>
  readXmlSpreadsheet(
    `<Workbook><Worksheet><Table>${content.join('')}</Table></Worksheet></Workbook>`,
    false,
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

const WIDE = row('', cell('a'), cell('b'), cell('c'), cell('d'))

test.each<[string, string, number, number]>([
  ['a row', row('', cell('a')) + row('ss:AutoFitHeight="0" ss:Hidden="1"', cell('b')), 1, 0],
  ['a row without cells', row('ss:Hidden="1"') + row('', cell('a')), 0, 0],
  ['a row in view', row('ss:Hidden="0"', cell('a')), 0, 0],
  [
    'columns one after the other',
    `<Column ss:Width="80"/><Column ss:Hidden="1" ss:AutoFitWidth="0"/><Column/>${WIDE}`,
    0,
    1,
  ],
  ['columns by their places', `<Column ss:Index="3" ss:Hidden="1" ss:Span="1"/>${WIDE}`, 0, 2],
  [
    'a column behind several that are alike',
    `<Column ss:Span="2"/><Column ss:Hidden="1"/>${WIDE}`,
    0,
    1,
  ],
  ['more columns than there are', `<Column ss:Hidden="1" ss:Span="999999999999"/>${WIDE}`, 0, 4],
])(
  'hidden rows and columns that say something are counted: %s',
  (_, content, hiddenRows, hiddenColumns) => {
    expect(read(content).notes).toMatchObject({ hiddenRows, hiddenColumns })
  },
)

test('hidden rows come as empty ones when that is wished', () => {
  const xml = `<Worksheet>${row('', cell('a'))}${row('ss:Hidden="1"', cell('b'))}${row('', cell('c'))}</Worksheet>`
  expect(readXmlSpreadsheet(xml, true).rows).toEqual([['a'], [], ['c']])
})

test('a cell that is merged over rows below it says its value for each of them', () => {
  const below = row('', cell('c', 'ss:Index="2"'))
  const { rows, notes } = read(row('', cell('a', 'ss:MergeDown="2"'), cell('b')), below)
  expect(rows).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ])
  expect(notes.filledCells).toBe(1)
})

test('what a second sheet hides is not hidden in the first', () => {
  const second = `</Table></Worksheet><Worksheet><Table><Column ss:Hidden="1"/>${row('ss:Hidden="1"', cell('b'))}`
  const { rows, notes } = read(row('', cell('a')), second)
  expect(rows).toEqual([['a']])
  expect(notes).toEqual({ hiddenRows: 0, hiddenColumns: 0, filledCells: 0 })
})
