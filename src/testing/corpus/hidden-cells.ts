import { type CorpusCase, type CorpusEntry, entries, pasted, tabbed } from './corpus-case.ts'

const HEADER = ['Order ID', 'Note', 'Tracking number'] as const
const ROWS = [
  ['1001', 'a', 'RB123456785CN'],
  ['1002', 'b', 'EE473124829CN'],
  ['1003', 'c', 'LZ908172638CN'],
] as const
const ENTRIES: readonly CorpusEntry[] = [
  [2, '1001', 'RB123456785CN'],
  [3, '1002', 'EE473124829CN'],
  [4, '1003', 'LZ908172638CN'],
]

const TEXT = `${tabbed(HEADER, ...ROWS).join('\r\n')}\r\n`
const WITHOUT_SECOND = `${tabbed(HEADER, ROWS[0], ROWS[2]).join('\r\n')}\r\n`

/** The HTML of the same rows; `of` gives the attributes of each. */
function table(of: (row: number) => string, columns = ''): string {
  const rows = [HEADER, ...ROWS].map(
    (cells, row) => `<tr${of(row)}>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {border-collapse:collapse;} rt {text-decoration:none; display:none;}--></style></head><body><table>${columns}${rows.join('')}</table></body></html>`
}

const onSecond = (attributes: string) => (row: number) => (row === 2 ? attributes : ' height=20')

const WITH_HIDDEN = entries(ENTRIES, 1, { hidden: 1 })

const xmlCell = (text: string) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`
/** Excel's XML of 2003 of the same rows, below a title over all of them. */
const XML_2003 = `<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
 <Worksheet ss:Name="Orders">
  <Table ss:ExpandedColumnCount="3" ss:ExpandedRowCount="5" x:FullColumns="1">
   <Column ss:AutoFitWidth="0" ss:Width="87"/>
   <Column ss:Hidden="1" ss:AutoFitWidth="0"/>
   <Column ss:Index="9" ss:Hidden="1" ss:Span="3"/>
   <Row><Cell ss:MergeAcross="2"><Data ss:Type="String">Orders of November</Data></Cell></Row>
${[HEADER, ...ROWS]
  .map(
    (cells, row) =>
      `   <Row${row === 2 ? ' ss:AutoFitHeight="0" ss:Hidden="1"' : ''}>${cells.map(xmlCell).join('')}</Row>`,
  )
  .join('\n')}
  </Table>
 </Worksheet>
</Workbook>`

/** Cells that came together with others that are hidden. */
export const HIDDEN_CELLS: readonly CorpusCase[] = [
  {
    name: 'Excel: a row that was hidden by hand is copied too',
    input: pasted(
      TEXT,
      table(onSecond(" height=0 style='display:none'"), '<col width=87><col width=64><col>'),
    ),
    expected: WITH_HIDDEN,
  },
  {
    name: 'Google Sheets: a hidden row is copied too',
    input: pasted(TEXT, table(onSecond(' style="height:21px;visibility:collapse;"'))),
    expected: WITH_HIDDEN,
  },
  {
    name: 'Excel: rows that a filter hides are not in the text',
    input: pasted(WITHOUT_SECOND, table(onSecond(" height=0 style='display:none'"))),
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1003', 'LZ908172638CN'],
    ]),
  },
  {
    name: 'Excel: a hidden column is copied too',
    input: pasted(
      TEXT,
      table(() => '', "<col width=87><col width=0 style='display:none'><col width=120>"),
    ),
    expected: entries(ENTRIES),
  },
  {
    name: 'a table of a web page with a hidden row, without tabs',
    input: pasted('Order ID\n\nNote', table(onSecond(' hidden'))),
    expected: WITH_HIDDEN,
  },
  {
    name: 'HTML under the name of an .xls, with a hidden row',
    input: {
      kind: 'file',
      name: 'hidden.xls',
      bytes: () => Buffer.from(table(onSecond(' style="display: none"'))),
    },
    expected: WITH_HIDDEN,
  },
  {
    name: 'Excel’s XML of 2003 under the name of an .xls, with a hidden row and a hidden column',
    input: { kind: 'file', name: 'hidden-2003.xls', bytes: () => Buffer.from(XML_2003) },
    expected: entries(
      ENTRIES.map(([row, ...rest]) => [row + 1, ...rest]),
      2,
      { hidden: 1 },
    ),
  },
]
