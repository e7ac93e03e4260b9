import { expect, test } from 'vitest'
import { cellsOf } from '#domain/sheet/sheet-row.ts'
import { listXmlSheets, readXmlSheet } from './xml-spreadsheet.ts'

function readCells(...task: Parameters<typeof readXmlSheet>) {
  const { rows, notes } = readXmlSheet(...task)
  return { rows: rows.map(cellsOf), notes }
}

const cell = (text: string, attributes = '') =>
  `<Cell ${attributes}><Data ss:Type="String">${text}</Data></Cell>`
const row = (attributes: string, ...cells: string[]) => `<Row ${attributes}>${cells.join('')}</Row>`
const read = (...content: string[]) =>
  readCells(`<Workbook><Worksheet><Table>${content.join('')}</Table></Worksheet></Workbook>`, 0, {
    leavesOutHidden: false,
    merged: [],
  })

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
])('each cell is in its own row and column: %s', (_, content, rows) => {
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
  'hidden rows and columns with values are counted: %s',
  (_, content, hiddenRows, hiddenColumns) => {
    expect(read(content).notes).toMatchObject({ hiddenRows, hiddenColumns })
  },
)

test('hidden rows are returned empty on request', () => {
  const xml = `<Worksheet>${row('', cell('a'))}${row('ss:Hidden="1"', cell('b'))}${row('', cell('c'))}</Worksheet>`
  expect(readCells(xml, 0, { leavesOutHidden: true, merged: [] }).rows).toEqual([['a'], [], ['c']])
})

test('a cell merged over rows below has its value in each of them', () => {
  const below = row('', cell('c', 'ss:Index="2"'))
  const { rows, notes } = read(row('', cell('a', 'ss:MergeDown="2"'), cell('b')), below)
  expect(rows).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ])
  expect(notes.filledCells).toBe(1)
})

test('rows hidden in a second sheet are not hidden in the first', () => {
  const second = `</Table></Worksheet><Worksheet><Table><Column ss:Hidden="1"/>${row('ss:Hidden="1"', cell('b'))}`
  const { rows, notes } = read(row('', cell('a')), second)
  expect(rows).toEqual([['a']])
  expect(notes).toEqual({ hiddenRows: 0, hiddenColumns: 0, filledCells: 0 })
})

const STYLES =
  '<Styles><Style ss:ID="z"><NumberFormat ss:Format="0000000"/></Style><Style ss:ID="z2" ss:Parent="z"/><Style ss:ID="p"><NumberFormat ss:Format="&quot;PO-&quot;@"/></Style><Style ss:ID="c"><NumberFormat ss:Format="Currency"/></Style><Style ss:ID="d"><NumberFormat ss:Format="Short Date"/></Style><Style ss:ID="x"><Font ss:StrikeThrough="1"/></Style></Styles>'

test.each([
  ['zeros in front', 'ss:StyleID="z"', 'ss:Type="Number">4711', '0004711'],
  [
    'zeros of the style that its own is based on',
    'ss:StyleID="z2"',
    'ss:Type="Number">4711',
    '0004711',
  ],
  ['a prefix of a text', 'ss:StyleID="p"', 'ss:Type="String">7', 'PO-7'],
  ['an amount', 'ss:StyleID="c"', 'ss:Type="Number">7', '7'],
  ['a number that is a day', 'ss:StyleID="d"', 'ss:Type="Number">46331', '2026/11/05'],
  ['a day', 'ss:StyleID="d"', 'ss:Type="DateTime">2026-11-05T00:00:00.000', '2026/11/05'],
  ['yes or no', '', 'ss:Type="Boolean">1', 'TRUE'],
  ['a struck cell', 'ss:StyleID="x"', 'ss:Type="String">A7', 'A7'],
  ['a struck part', '', 'ss:Type="String"><S>A6 </S><Font>A7</Font>', 'A7'],
])('the displayed text of a cell is read: %s', (_, style, data, shown) => {
  const xml = `<Workbook>${STYLES}<Worksheet><Table><Row><Cell ${style}><Data ${data}</Data><Comment><ss:Data>note</ss:Data></Comment></Cell><Cell><Data ss:Type="String">b</Data></Cell></Row></Table></Worksheet></Workbook>`
  expect(readCells(xml, 0, { leavesOutHidden: false, merged: [] }).rows).toEqual([[shown, 'b']])
})

test('all sheets are listed and read', () => {
  const sheetOf = (name: string, more = '') =>
    `<Worksheet ss:Name="${name}"><Table>${row('', cell(name))}</Table>${more}</Worksheet>`
  const hidden = '<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions>'
  const xml = `<Workbook>${sheetOf('A')}${sheetOf('B', hidden)}</Workbook>`
  expect(listXmlSheets(xml)).toEqual([
    { name: 'A', isHidden: false },
    { name: 'B', isHidden: true },
  ])
  expect(readCells(xml, 1, { leavesOutHidden: false, merged: [] }).rows).toEqual([['B']])
})
