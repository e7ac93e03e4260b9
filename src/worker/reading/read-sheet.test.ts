import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENCODINGS } from '#domain/sheet/text/encoding/decode.ts'
import type { Reading } from '#domain/sheet/reading.ts'
import { cellsOf, type SheetRow } from '#domain/sheet/sheet-row.ts'
import { encodeAs } from '#testing/sheets/encode-as.ts'
import { type TestSheet, workbookOf, zipOf } from '#testing/sheets/workbook-file.ts'
import { readSheet } from './read-sheet.ts'

/** Reads bytes as a file; the lines of a text become rows. */
async function read(content: Uint8Array | string, given: Reading | null = null) {
  let rows: (readonly string[])[] = []
  const input = { kind: 'bytes', bytes: new Blob([Buffer.from(content)]) } as const
  const sink = {
    take: (taken: readonly SheetRow[]) => rows.push(...taken.map(cellsOf)) >= 0,
    restart: () => void (rows = []),
  }
  const result = await readSheet(input, sink, given)
  return { result, rows }
}

const HEADER = ['Order ID', 'Tracking number']
const oneSheet = (content: TestSheet['content'], more = {}) =>
  workbookOf({ sheets: [{ name: 'Orders', content }], ...more })

const wide = (text: string) => Buffer.from(text, 'utf16le').toString('latin1')
const ole = (name: string) =>
  Buffer.from(`\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1${'\0'.repeat(600)}${wide(name)}\0\0`, 'latin1')
const whole = oneSheet([HEADER, ['SO-1', 'ZZ-1']])

test.each([
  ['an .xls that was cut off', ole('Workbook'), 'damaged'],
  ['a workbook with a password', ole('EncryptedPackage'), 'password'],
  ['an old Word document', ole('WordDocument'), 'document'],
  ['an .xlsb without its sheets', zipOf({ 'xl/workbook.bin': 'x' }), 'damaged'],
  [
    'an .odt',
    zipOf({ mimetype: 'x', 'content.xml': 'x', 'META-INF/manifest.xml': 'x' }),
    'archive',
  ],
  ['a Numbers document', zipOf({ 'Index/Document.iwa': 'x' }), 'numbers'],
  ['an archive of CSVs', zipOf({ 'orders.csv': 'a,b' }), 'archive'],
  ['a workbook that was cut off', whole.slice(0, whole.length - 100), 'damaged'],
  [
    'a workbook with a hole in it',
    whole.map((byte, at) => (at > 60 && at < 900 ? 0 : byte)),
    'damaged',
  ],
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a picture', '\x89PNG\r\n\x1a\n\0', 'picture'],
  ['nothing', '', 'empty'],
  ['rubbish', Uint8Array.from({ length: 999 }, (_, n) => (n * n * 37) % 256), 'not-text'],
  ['a page without a table', '<!DOCTYPE html><html><body><p>Gone</p></body></html>', 'web-page'],
  ['a sign-in page', '<!DOCTYPE html><html><input type=password></html>', 'sign-in-page'],
  [
    'a workbook without a row',
    workbookOf({
      sheets: [
        { name: 'A', content: [] },
        { name: 'B', content: [] },
      ],
    }),
    'empty',
  ],
])('%s is reported as what it is', async (_, content, problem) => {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  expect((await read(bytes)).result).toEqual({ kind: 'problem', problem })
})

test('an archive that states too large a size is not unpacked', async () => {
  const bytes = workbookOf({ sheets: [{ name: 'A', content: [HEADER] }] })
  const view = new DataView(bytes.buffer)
  const central = bytes.findLastIndex(
    (_, at) => at + 4 < bytes.length && view.getUint32(at, true) === 0x02014b50,
  )
  view.setUint32(central + 24, 500_000_000, true)
  expect((await read(bytes)).result).toEqual({ kind: 'problem', problem: 'too-much-inside' })
})

test('an archive that contains more than it states is not read further', async () => {
  const bytes = oneSheet(`<sheetData>${'<row></row>'.repeat(100_000)}</sheetData>`)
  const view = new DataView(bytes.buffer)
  const central = bytes.findLastIndex(
    (_, at) => at + 4 < bytes.length && view.getUint32(at, true) === 0x02014b50,
  )
  view.setUint32(central + 24, 1000, true)
  expect((await read(bytes)).result).toEqual({ kind: 'problem', problem: 'damaged' })
})

const cell = (reference: string, attributes: string, inner: string) =>
  `<c r="${reference}" ${attributes}>${inner}</c>`
const row = (number: number, cells: string, attributes = '') =>
  `<row r="${number}" ${attributes}>${cells}</row>`
const data = (...rows: readonly string[]) => `<sheetData>${rows.join('')}</sheetData>`

const STYLES = `<numFmts><numFmt numFmtId="164" formatCode="00000000"/><numFmt numFmtId="165" formatCode="&quot;SO-&quot;0000"/>
  <numFmt numFmtId="166" formatCode="[$-409]d\\-mmm;@"/><numFmt numFmtId="167" formatCode="[Red]0.00"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs>`
const STRINGS = `<si><t>plain</t></si><si><r><t>ri</t></r><r><t xml:space="preserve">ch </t></r></si>
  <si><t>注文</t><rPh sb="0" eb="1"><t>ちゅう</t></rPh></si><si><t>a &amp; b_x000D_</t></si>`

test.each([
  ['a shared text', 't="s"', '<v>0</v>', 'plain'],
  ['rich text', 't="s"', '<v>1</v>', 'rich '],
  ['a text with reading aids', 't="s"', '<v>2</v>', '注文'],
  ['signs that XML escapes', 't="s"', '<v>3</v>', 'a & b\r'],
  ['a text in the cell', 't="inlineStr"', '<is><r><t>00</t></r><r><t>12</t></r></is>', '0012'],
  ['a formula with its text', 't="str"', '<f>A1&amp;"x"</f><v>x</v>', 'x'],
  ['a formula that was never calculated', '', '<f>VLOOKUP(A1,B:C,2)</f>', '=VLOOKUP(A1,B:C,2)'],
  ['an error', 't="e"', '<v>#N/A</v>', '#N/A'],
  ['yes or no', 't="b"', '<v>1</v>', 'TRUE'],
  ['a number', '', '<v>1001</v>', '1001'],
  ['a number with a tail', '', '<v>1001.0</v>', '1001'],
  ['a number with a fraction', 's="5"', '<v>12.5</v>', '12.5'],
  ['a number that Excel wrote short', '', '<v>1.2E+5</v>', '120000'],
  ['all digits of a long number', '', '<v>9405511206201512345678</v>', '9405511206201512345678'],
  [
    'a long number without its last digits',
    '',
    '<v>9405511206201510000000</v>',
    '9.40551120620151E+21',
  ],
  ['the same as Excel writes it', '', '<v>9.4055112062015099E+21</v>', '9.40551120620151E+21'],
  ['zeros that only the format shows', 's="2"', '<v>1234</v>', '00001234'],
  ['a text that only the format shows', 's="3"', '<v>7</v>', 'SO-0007'],
  ['a date', 's="1"', '<v>46359</v>', '2026/12/03'],
  ['a date of a format of its own', 's="4"', '<v>46359.5</v>', '2026/12/03 12:00'],
  ['a date in words', 't="d"', '<v>2026-12-03T00:00:00</v>', '2026/12/03'],
])('%s in a cell', async (_, attributes, inner, text) => {
  const content = data(row(1, cell('A1', attributes, inner)))
  const { rows } = await read(oneSheet(content, { strings: STRINGS, styles: STYLES }))
  expect(rows).toEqual([[text]])
})

test('dates of an old Mac count from 1904', async () => {
  const content = data(row(1, cell('A1', 's="1"', '<v>44897</v>')))
  const { rows } = await read(oneSheet(content, { styles: STYLES, from1904: true }))
  expect(rows).toEqual([['2026/12/03']])
})

const number = (reference: string, value: string) => cell(reference, '', `<v>${value}</v>`)

test('rows keep the numbers of the sheet, and a million empty rows below are dropped', async () => {
  const content = data(
    row(3, number('B3', '1') + number('D3', '2')),
    row(6, number('A6', '3')),
    row(7, cell('A7', 's="1"', '')),
    row(1_048_576, cell('XFD1048576', 's="1"', '')),
  )
  const { rows, result } = await read(oneSheet(content))
  expect(rows).toEqual([[], [], ['', '1', '', '2'], [], [], ['3']])
  expect(result).toMatchObject({ kind: 'read', reading: { kind: 'workbook', sheet: 'Orders' } })
})

test('rows and cells without a number follow each other', async () => {
  const { rows } = await read(
    oneSheet(
      '<sheetData><row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row></sheetData>',
    ),
  )
  expect(rows).toEqual([['1', '2'], ['3']])
})

test('prefixed names and attributes in other quotes are read the same', async () => {
  const { rows } = await read(
    oneSheet(
      "<x:sheetData><x:row r='2'><x:c r='B2' t='str'><x:v>a</x:v></x:c></x:row></x:sheetData>",
    ),
  )
  expect(rows).toEqual([[], ['', 'a']])
})

const HIDDEN = `<cols><col min="2" max="2" hidden="1"/><col min="30" max="16384" hidden="1"/></cols>${data(
  row(1, number('A1', '1') + number('C1', '7')),
  row(2, number('A2', '2'), 'hidden="1"'),
  row(3, '', 'hidden="1"'),
  row(4, number('A4', '4')),
)}`

test('hidden rows and columns are read and reported; hidden rows can be left out', async () => {
  const { rows, result } = await read(oneSheet(HIDDEN))
  expect(rows).toEqual([['1', '', '7'], ['2'], [], ['4']])
  expect(result).toMatchObject({ notes: { hiddenRows: 1, hiddenColumns: 1 } })
  const reading = { kind: 'workbook', sheet: 'Orders', leavesOutHidden: true } as const
  expect((await read(oneSheet(HIDDEN), reading)).rows).toEqual([['1', '', '7'], [], [], ['4']])
})

test('rows without height and columns without width are hidden too', async () => {
  const content = `<cols><col min="2" max="2" width="0" customWidth="1"/></cols>${data(
    row(1, number('A1', '1') + number('B1', '7')),
    row(2, number('A2', '2'), 'ht="0" customHeight="1"'),
    row(3, number('A3', '3'), 'ht="0.75" customHeight="1"'),
  )}`
  const { result } = await read(oneSheet(content))
  expect(result).toMatchObject({ notes: { hiddenRows: 1, hiddenColumns: 1 } })
})

test('a cell merged over rows has its value in each of them; a merged title doesn’t', async () => {
  const content = `${data(
    row(1, number('A1', '9')),
    row(4, number('A4', '1') + number('B4', '11')),
    row(5, number('B5', '12')),
    row(6, number('B6', '13')),
    row(7, number('B7', '14')),
  )}<mergeCells><mergeCell ref="A1:B3"/><mergeCell ref="A4:A6"/></mergeCells>`
  const { rows, result } = await read(oneSheet(content))
  expect(rows.slice(3)).toEqual([
    ['1', '11'],
    ['1', '12'],
    ['1', '13'],
    ['', '14'],
  ])
  expect(rows.slice(0, 3)).toEqual([['9'], [], []])
  expect(result).toMatchObject({ notes: { filledCells: 2 } })
})

test('the only one of several sheets with rows is read', async () => {
  const sheets = [
    { name: 'Cover', content: [] },
    { name: 'Orders', content: [HEADER] },
    { name: 'Lists', content: [['x']], state: 'hidden' as const },
  ]
  const { rows, result } = await read(workbookOf({ sheets }))
  expect(rows).toEqual([HEADER])
  expect(result).toMatchObject({ reading: { sheet: 'Orders' } })
})

test('several sheets with rows are asked about with their rows; the chosen one is read', async () => {
  const bytes = workbookOf({
    sheets: [
      { name: 'May & June', content: [HEADER, ['A', '1'], ['B', '2']] },
      { name: 'July', content: [HEADER] },
      { name: 'Old', content: [['x']], state: 'hidden' },
    ],
  })
  const { rows, result } = await read(bytes)
  expect(rows).toEqual([])
  expect(result).toMatchObject({
    kind: 'several',
    sheets: [
      { name: 'May & June', rows: 3, isHidden: false, preview: [HEADER, ['A', '1'], ['B', '2']] },
      { name: 'July', rows: 1, head: [HEADER] },
      { name: 'Old', rows: 1, isHidden: true },
    ],
  })
  const reading = { kind: 'workbook', sheet: 'July', leavesOutHidden: false } as const
  expect((await read(bytes, reading)).rows).toEqual([HEADER])
})

test.each(ENCODINGS)(
  'a file in %s is read correctly when that encoding is given',
  async (encoding) => {
    const text = 'Order ID,Tracking number\r\nSO-1,ZZ-1\r\n'
    const { rows } = await read(encodeAs(text, encoding), {
      kind: 'text',
      encoding,
      delimiter: null,
    })
    expect(rows).toEqual([HEADER, ['SO-1', 'ZZ-1']])
  },
)

test('another separator is used when given', async () => {
  const reading = { kind: 'text', encoding: 'utf-8', delimiter: '|' } as const
  expect((await read('a,b|c\nd,e|f', reading)).rows).toEqual([
    ['a,b', 'c'],
    ['d,e', 'f'],
  ])
})

const XML_2003 = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Worksheet ss:Name="A"><Table><Row><Cell><Data ss:Type="String">Order ID</Data></Cell><Cell><Data ss:Type="String">Tracking number</Data></Cell></Row>
<Row ss:Index="3"><Cell ss:Index="2"><Data ss:Type="Number">12345678901234500000</Data></Cell></Row></Table></Worksheet>
<Worksheet ss:Name="B"><Table><Row><Cell><Data ss:Type="String">x</Data></Cell></Row></Table></Worksheet></Workbook>`

test('a table of a web page, or of Excel’s old XML, is read under any name', async () => {
  const html =
    '<html><meta charset="utf-8"><table><tr><th>Order ID<th>Tracking number<tr><td>SO-1<td>ZZ&amp;1</table>'
  expect((await read(html)).rows).toEqual([HEADER, ['SO-1', 'ZZ&1']])
  const sheet = { kind: 'workbook', sheet: 'A', leavesOutHidden: false } as const
  expect((await read(XML_2003, sheet)).rows).toEqual([HEADER, [], ['', '1.23456789012345E+19']])
})

test('any bytes are read to the end and recognized', async () => {
  const starts = [
    '',
    'PK\x03\x04',
    '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1',
    '<html><table>',
    '<?xml?><Workbook>',
    '\xFF\xFE',
    'a,b\n',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 300 }),
      async (start, rest) => {
        const { result } = await read(Buffer.concat([Buffer.from(start, 'latin1'), rest]))
        expect(['read', 'problem']).toContain(result.kind)
      },
    ),
    { numRuns: 400, interruptAfterTimeLimit: 5000 },
  )
})

test('a workbook with any bytes changed is read to the end', async () => {
  const bytes = oneSheet([HEADER, ...Array.from({ length: 20 }, (_, n) => [`SO-${n}`, `ZZ-${n}`])])
  const change = fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 }))
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      const changed = bytes.slice()
      for (const [at, value] of changes) changed[at] = value
      expect(['read', 'problem']).toContain((await read(changed)).result.kind)
    }),
    { numRuns: 300, interruptAfterTimeLimit: 5000 },
  )
})

test('rows of a short table come while it is read, those of a list line by line at its end', async () => {
  const takenOf = async (lines: readonly string[]) => {
    const taken: number[] = []
    const sink = {
      take: (rows: readonly SheetRow[]) => taken.push(rows.length) > 0,
      restart: () => {},
    }
    const bytes = new Blob([lines.join('\n')])
    await readSheet({ kind: 'bytes', bytes }, sink, null)
    return taken
  }
  const table = Array.from({ length: 10_000 }, (_, n) => `SO-${n},RB${100_000_000 + n}CN`)
  const taken = await takenOf(['Order ID,Tracking number', ...table])
  expect(taken[0]).toBeGreaterThan(0)
  expect(taken.reduce((sum, rows) => sum + rows)).toBe(10_001)
  expect(await takenOf(['SO-1', 'RB123456785CN', 'SO-2', 'RB314164387CN'])).toEqual([0, 2])
})
