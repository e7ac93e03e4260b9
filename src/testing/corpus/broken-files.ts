import { deflateSync, gzipSync } from 'node:zlib'
import { encodeAs } from '#testing/encode-as.ts'
import { workbookOf, zipOf } from '#testing/workbook-file.ts'
import { compoundFile } from './compound-file.ts'
import {
  type CorpusCase,
  type CorpusInput,
  entries,
  refused,
  textFile,
  named,
} from './corpus-case.ts'

const HEADER = ['Order ID', 'Tracking number'] as const
const ROWS = [HEADER, ['1001', 'RB123456785CN'], ['1002', 'EE473124829CN']]
const ENTRIES = entries([
  [2, '1001', 'RB123456785CN'],
  [3, '1002', 'EE473124829CN'],
])

const file = (name: string, bytes: () => Uint8Array | string): CorpusInput => ({
  kind: 'file',
  name,
  bytes: () => Buffer.from(bytes()),
})

const whole = () => workbookOf({ sheets: [{ name: 'Orders', content: ROWS }] })

/** The directory at the end of an archive says how large each part is when it is unpacked. */
function claiming(bytes: Uint8Array<ArrayBuffer>, part: string, size: number): Uint8Array {
  const at = Buffer.from(bytes).lastIndexOf(part)
  new DataView(bytes.buffer).setUint32(at - 46 + 24, size, true)
  return bytes
}

const SHEET = 'xl/worksheets/sheet1.xml'

/** 20 MB of empty rows in a file of a few kB. */
const manyRows = () =>
  workbookOf({
    sheets: [{ name: 'A', content: `<sheetData>${'<row></row>'.repeat(2_000_000)}</sheetData>` }],
  })

const HTML_ROWS =
  '<tr><th>Order ID</th><th>Tracking number</th></tr><tr><td>1001</td><td>RB123456785CN</td></tr><tr><td>1002</td><td>EE473124829CN</td></tr>'

const XML_ROWS = ROWS.map(
  (row) =>
    `<Row>${row.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`,
).join('')
const XML_2003 = `<?xml version="1.0" encoding="UTF-8"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Orders"><Table>${XML_ROWS}</Table></Worksheet></Workbook>`

/** A picture of one point, with its checksums left out. */
const png = () =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
    deflateSync(Buffer.alloc(5)),
  ])

/** The story of an order as a shop keeps it: 180,000 characters of lines with some commas and quotes. */
const STORY =
  '2026-03-15 09:14, Ada: called ""Mr. Smith"", who wants\nthe parcel at the back door\n\n'
const LONG_STORY = STORY.repeat(2200)

const LINES = ['Order ID,Tracking number', '1001,RB123456785CN', '1002,EE473124829CN']

const withUnreadable = (trackingId: string) =>
  entries([
    [2, '1001', 'RB123456785CN'],
    [3, '1002', 'EE473124829CN'],
    [4, '1003', trackingId, { issues: ['control-characters'] }],
  ])

/** The first byte of a character, without those that belong to it. */
const HALF = { 'utf-8': 0xe8, gb18030: 0xb5, big5: 0xa4 } as const

/** Lines in an encoding, with half a character for each `?`. */
const spoiled = (lines: readonly string[], encoding: keyof typeof HALF) =>
  Buffer.concat(
    Array.from(lines.join('\r\n'), (one) =>
      one === '?' ? Uint8Array.of(HALF[encoding]) : encodeAs(one, encoding),
    ),
  )

const chinese = (header: string, name: string) => [
  header,
  `1001,${name},RB123456785CN`,
  `1002,${name},EE47?`,
  `1003,${name},LZ908172638CN`,
]
const CHINESE = {
  'utf-8': chinese('订单号,收件人,运单号', '李明'),
  gb18030: chinese('订单号,收件人,运单号', '李明'),
  big5: chinese('訂單編號,收件人,運單號碼', '陳大文'),
} as const

/** Files that were taken for a sheet, that did not arrive whole, or whose name says something else. */
export const BROKEN_FILES: readonly CorpusCase[] = [
  {
    name: 'a note of 180,000 characters in one cell',
    input: textFile('notes.csv', [
      'Order ID,Note,Tracking number',
      '1001,none,RB123456785CN',
      `1002,"${LONG_STORY}",EE473124829CN`,
      '1003,none,LZ908172638CN',
    ]),
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1002', 'EE473124829CN'],
      [4, '1003', 'LZ908172638CN'],
    ]),
  },
  {
    name: 'an old .xls',
    input: file('orders.xls', () => compoundFile(['Workbook', '\u0005SummaryInformation'])),
    expected: refused('xls'),
  },
  {
    name: 'an older .xls, of Excel 95',
    input: file('orders95.xls', () => compoundFile(['Book'])),
    expected: refused('xls'),
  },
  {
    name: 'an .xlsx behind a password',
    input: file('secret.xlsx', () => compoundFile(['EncryptionInfo', 'EncryptedPackage'])),
    expected: refused('password'),
  },
  {
    name: 'an old Word document',
    input: file('orders.doc', () => compoundFile(['WordDocument', '1Table'])),
    expected: refused('not-text'),
  },
  {
    name: 'a Word document',
    input: file('orders.docx', () =>
      zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' }),
    ),
    expected: refused('archive'),
  },
  {
    name: 'an .ods',
    input: file('orders.ods', () =>
      zipOf({
        mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
        'content.xml': '<office:document-content/>',
        'META-INF/manifest.xml': '<manifest/>',
      }),
    ),
    expected: refused('ods'),
  },
  {
    name: 'a document of Numbers',
    input: file('orders.numbers', () => zipOf({ 'Index/Document.iwa': 'x', 'preview.jpg': 'x' })),
    expected: refused('numbers'),
  },
  {
    name: 'a binary workbook',
    input: file('orders.xlsb', () =>
      zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': 'x' }),
    ),
    expected: refused('xls'),
  },
  {
    name: 'an archive of CSV files',
    input: file('orders.zip', () => zipOf({ 'may.csv': 'a,b', 'june.csv': 'a,b' })),
    expected: refused('archive'),
  },
  {
    name: 'a packed CSV',
    input: file('orders.csv.gz', () =>
      gzipSync('Order ID,Tracking number\r\n1001,RB123456785CN\r\n'),
    ),
    expected: refused('archive'),
  },
  {
    name: 'an archive of another program',
    input: file('orders.rar', () => Buffer.from('526172211a0700cf907300000d00000000000000', 'hex')),
    expected: refused('archive'),
  },
  {
    name: 'the mark that Excel leaves beside an open workbook',
    input: file('~$orders.xlsx', () =>
      Buffer.concat([
        Buffer.from('\u0003Ada'),
        Buffer.alloc(51, 32),
        Buffer.from('Ada', 'utf16le'),
      ]),
    ),
    expected: refused('not-text'),
  },
  {
    name: 'a letter',
    input: textFile('letter.txt', ['Dear Ada,', '', 'please look at order 1001.', '', 'Bo']),
    expected: refused('no-table'),
  },
  {
    name: 'a workbook whose download broke off',
    input: file('half.xlsx', () => whole().slice(0, 700)),
    expected: refused('damaged'),
  },
  {
    name: 'a workbook with a hole in its sheet',
    input: file('hole.xlsx', () => {
      const bytes = Buffer.from(whole())
      return bytes.fill(
        0,
        bytes.indexOf(SHEET) + SHEET.length,
        bytes.indexOf(SHEET) + SHEET.length + 60,
      )
    }),
    expected: refused('damaged'),
  },
  {
    name: 'an archive that says it unpacks to half a gigabyte',
    input: file('bomb.xlsx', () => claiming(whole(), SHEET, 500_000_000)),
    expected: refused('too-much-inside'),
  },
  {
    name: 'an archive that holds far more than it says',
    input: file('liar.xlsx', () => claiming(manyRows(), SHEET, 1000)),
    expected: refused('damaged'),
  },
  {
    name: 'two million rows without a cell',
    input: file('hollow.xlsx', manyRows),
    expected: refused('empty'),
  },
  {
    name: 'a workbook without anything',
    input: file('blank.xlsx', () => workbookOf({ sheets: [{ name: 'Sheet1', content: [] }] })),
    expected: refused('empty'),
  },
  {
    name: 'a photograph of a packing list',
    input: file('list.csv', () =>
      Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb0043', 'hex'),
    ),
    expected: refused('picture'),
  },
  { name: 'a screenshot', input: file('screen.xlsx', png), expected: refused('picture') },
  {
    name: 'a photograph of a telephone',
    input: file('IMG_0001.HEIC', () =>
      Buffer.from('0000001866747970686569630000000068656963', 'hex'),
    ),
    expected: refused('picture'),
  },
  {
    name: 'a PDF',
    input: file(
      'orders.csv',
      () => '%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n',
    ),
    expected: refused('pdf'),
  },
  {
    name: 'a program',
    input: file('orders.exe', () =>
      Buffer.concat([Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), Buffer.alloc(256)]),
    ),
    expected: refused('not-text'),
  },
  {
    name: 'noise',
    input: file('noise.csv', () =>
      Uint8Array.from({ length: 5000 }, (_, n) => (n * n * 37 + n) % 256),
    ),
    expected: refused('not-text'),
  },
  {
    name: 'a sheet with a NUL byte in one cell',
    input: textFile('nul.csv', [...LINES, '1003,LZ90817\u00002638CN']),
    expected: withUnreadable('LZ90817\u00002638CN'),
  },
  {
    name: 'a sheet with one byte that is no character',
    input: file('byte.csv', () => spoiled([...LINES, '1003,LZ90817?2638CN'], 'utf-8')),
    expected: withUnreadable('LZ90817\uFFFD2638CN'),
  },
  {
    name: 'a sheet that says of one character that it could not be read',
    input: textFile('said.csv', [...LINES, '1003,LZ90817\uFFFD2638CN']),
    expected: withUnreadable('LZ90817\uFFFD2638CN'),
  },
  ...(['utf-8', 'gb18030', 'big5'] as const).map((encoding) => ({
    name: `a Chinese sheet in ${encoding} with one broken byte`,
    input: file('broken.csv', () => spoiled(CHINESE[encoding], encoding)),
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1002', 'EE47\uFFFD', { issues: ['control-characters'] }],
      [4, '1003', 'LZ908172638CN'],
    ]),
  })),
  { name: 'an empty file', input: file('empty.csv', () => ''), expected: refused('empty') },
  {
    name: 'an empty file with a mark',
    input: file('mark.csv', () => '\uFEFF'),
    expected: refused('empty'),
  },
  {
    name: 'blank lines',
    input: file('blank.csv', () => '\r\n\r\n  \r\n'),
    expected: refused('empty'),
  },
  {
    name: 'separators and nothing between',
    input: file('commas.csv', () => ',,,\r\n,,,\r\n'),
    expected: refused('empty'),
  },
  {
    name: 'a header and nothing below',
    input: file('header.csv', () => 'Order ID,Tracking number\r\n'),
    expected: refused('header-only'),
  },
  {
    name: 'a sign-in page that was downloaded for the report',
    input: file(
      'report.csv',
      () =>
        '<!DOCTYPE html>\n<html lang="en"><head><title>Sign in</title></head><body><form><input name="user"></form></body></html>',
    ),
    expected: refused('web-page'),
  },
  {
    name: 'HTML under the name of an .xls',
    input: file(
      'export.xls',
      () =>
        `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head><body><table border="1">${HTML_ROWS}</table></body></html>`,
    ),
    expected: ENTRIES,
  },
  {
    name: 'a table alone under the name of an .xls',
    input: file('table.xls', () => `<table>${HTML_ROWS}</table>`),
    expected: ENTRIES,
  },
  {
    name: 'HTML in GBK under the name of an .xls, with more styles before its first row than are looked at for an encoding',
    input: file('订单.xls', () =>
      encodeAs(
        `<html><head><style>${'td.xl24 { mso-number-format: "@" }\n'.repeat(6000)}</style></head><body><table><tr><td>订单号</td><td>物流公司</td><td>运单号</td></tr><tr><td>A-1</td><td>顺丰速运</td><td>SF1234567890123</td></tr></table></body></html>`,
        'gb18030',
      ),
    ),
    expected: entries([[2, 'A-1', 'SF1234567890123', named('顺丰速运')]]),
  },
  {
    name: 'HTML in GBK under the name of an .xls',
    input: file('导出.xls', () =>
      encodeAs(
        '<html><head><meta charset="gbk"></head><body><table><tr><td>订单号</td><td>物流公司</td><td>运单号</td></tr><tr><td>A-1</td><td>顺丰速运</td><td>SF1234567890123</td></tr></table></body></html>',
        'gb18030',
      ),
    ),
    expected: entries([
      [2, 'A-1', 'SF1234567890123', { courier: '顺丰速运', issues: ['courier-is-a-name'] }],
    ]),
  },
  {
    name: 'Excel’s XML of 2003 under the name of an .xls',
    input: file('export2003.xls', () => XML_2003),
    expected: ENTRIES,
  },
  {
    name: 'tabs under the name of an .xls',
    input: file('tabs.xls', () => ROWS.map((row) => row.join('\t')).join('\r\n')),
    expected: ENTRIES,
  },
  {
    name: 'a workbook under the name of a .csv',
    input: file('orders.csv', whole),
    expected: ENTRIES,
  },
  {
    name: 'a workbook whose parts are UTF-16',
    input: file('wide.xlsx', () =>
      workbookOf({ sheets: [{ name: 'Orders', content: ROWS }], encoding: 'utf-16le' }),
    ),
    expected: ENTRIES,
  },
  {
    name: 'UTF-16 with its mark, big end first',
    input: textFile(
      'utf16be.txt',
      ['\uFEFFOrder ID\tTracking number', '1001\tRB123456785CN', '1002\tEE473124829CN'],
      'utf-16be',
    ),
    expected: ENTRIES,
  },
  {
    name: 'UTF-16 without a mark',
    input: textFile(
      'utf16.csv',
      ['Order ID,Tracking number', '1001,RB123456785CN', '1002,EE473124829CN'],
      'utf-16le',
    ),
    expected: ENTRIES,
  },
  {
    name: 'UTF-8 that was read as Windows-1252 and saved again',
    input: textFile('mojibake.csv', [
      'NÃºmero de pedido;NÃºmero de guÃ\u00ADa',
      '1001;RB123456785MX',
      '1002;EE473124829MX',
    ]),
    expected: { kind: 'columns-asked', suggested: { orderId: 0, trackingId: 1 } },
  },
  {
    name: 'a text file with one name cut in the middle of a character',
    input: file('cut.csv', () =>
      Buffer.concat([
        Buffer.from('Order ID,Name,Tracking number\r\n1001,Jos'),
        Buffer.from([0xc3]),
        Buffer.from(',RB123456785CN\r\n'),
      ]),
    ),
    expected: entries([[2, '1001', 'RB123456785CN']]),
  },
]
