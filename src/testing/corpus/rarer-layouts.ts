import {
  type CorpusCase,
  type CorpusEntry,
  type CorpusInput,
  entries,
  having,
  textFile,
  workbook,
} from './corpus-case.ts'
import { sheetXml } from './sheet-xml.ts'

const NUMBERS = ['RB123456785CN', 'EE473124829CN'] as const

const file = (name: string, content: string): CorpusInput => ({
  kind: 'file',
  name,
  bytes: () => Buffer.from(content),
})

const xml = (rows: readonly string[]) =>
  `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Orders"><Table>${rows.map((row) => `<Row>${row}</Row>`).join('')}</Table></Worksheet></Workbook>`
const cell = (text: string, attributes = '') =>
  `<Cell${attributes}><Data ss:Type="String">${text}</Data></Cell>`

const TWO_PARCELS = entries([
  [2, '1001', NUMBERS[0], having('order-with-several-numbers')],
  [3, '1001', NUMBERS[1], having('order-with-several-numbers')],
  [4, '1002', 'LZ908172638CN'],
])

/** Sheets whose form is met more rarely. */
export const RARER_LAYOUTS: readonly CorpusCase[] = [
  {
    name: 'several orders of one parcel in a cell, and orders whose ids only look so',
    input: textFile('parcels.csv', [
      'Order ID;Tracking number',
      '1004, 1005;RB123456785CN',
      '1008/1009;EE473124829CN',
      '#1010 #1011;LZ908172638CN',
      'SO-1004/1;CX473124829CN',
      'A/B-12;CY473124829CN',
    ]),
    expected: entries([
      [2, '1004, 1005', 'RB123456785CN', having('several-orders')],
      [3, '1008/1009', 'EE473124829CN', having('several-orders')],
      [4, '#1010 #1011', 'LZ908172638CN', having('several-orders')],
      [5, 'SO-1004/1', 'CX473124829CN'],
      [6, 'A/B-12', 'CY473124829CN'],
    ]),
  },
  ...['~', '\u001F'].map((delimiter) => ({
    name: `a report of an old system, cut by ${JSON.stringify(delimiter)}`,
    input: textFile('report.txt', [
      ['Order ID', 'Customer', 'Tracking number'].join(delimiter),
      ['1001', 'Smith, Ada', 'RB123456785CN'].join(delimiter),
      ['1002', 'Jones, Bo', 'EE473124829CN'].join(delimiter),
    ]),
    expected: entries([
      [2, '1001', 'RB123456785CN'],
      [3, '1002', 'EE473124829CN'],
    ]),
  })),
  {
    name: 'two tables one below the other, the second with its columns in another order',
    input: textFile('two.csv', [
      'Order ID,Courier code,Tracking number',
      ...Array.from({ length: 9 }, (_, n) => `100${n},21051,${'ABCDEFGHI'.charAt(n)}B123456785CN`),
      '',
      'Tracking number,Order ID,Name',
      'EE473124829CN,1011,Ada',
      'Order ID,Courier code,Tracking number',
      '1012,21051,LZ908172638CN',
    ]),
    expected: entries(
      [
        ...Array.from({ length: 9 }, (_, n): CorpusEntry => {
          return [n + 2, `100${n}`, `${'ABCDEFGHI'.charAt(n)}B123456785CN`, { courier: '21051' }]
        }),
        [13, '1011', 'EE473124829CN'],
        [15, '1012', 'LZ908172638CN', { courier: '21051' }],
      ],
      4,
    ),
  },
  {
    name: 'the names of the columns in two languages, one row for each',
    input: textFile('bilingual.csv', [
      'Order ID,Tracking number',
      '订单号,运单号',
      `1001,${NUMBERS[0]}`,
      `1002,${NUMBERS[1]}`,
    ]),
    expected: entries(
      [
        [3, '1001', NUMBERS[0]],
        [4, '1002', NUMBERS[1]],
      ],
      2,
    ),
  },
  {
    name: 'TikTok Shop: what each column means, below its name',
    input: textFile('to-ship.csv', [
      'Order ID,Tracking ID,Shipping Provider Name',
      'Platform unique order ID.,"The number of the parcel, at most 50 characters",Name of the provider',
      `576461413038785752,${NUMBERS[0]},`,
      `576461413038785753,${NUMBERS[1]},`,
    ]),
    expected: entries(
      [
        [3, '576461413038785752', NUMBERS[0]],
        [4, '576461413038785753', NUMBERS[1]],
      ],
      2,
    ),
  },
  {
    name: 'names of columns that were broken over two rows',
    input: textFile('broken-names.csv', [
      'Order,Tracking',
      'ID,Number',
      `1001,${NUMBERS[0]}`,
      `1002,${NUMBERS[1]}`,
    ]),
    expected: entries(
      [
        [3, '1001', NUMBERS[0]],
        [4, '1002', NUMBERS[1]],
      ],
      2,
    ),
  },
  {
    name: 'Excel’s XML of 2003: an order merged over the rows of its parcels',
    input: file(
      'merged-2003.xls',
      xml([
        cell('Order ID') + cell('Tracking number'),
        cell('1001', ' ss:MergeDown="1"') + cell(NUMBERS[0]),
        cell(NUMBERS[1], ' ss:Index="2"'),
        cell('1002') + cell('LZ908172638CN'),
      ]),
    ),
    expected: TWO_PARCELS,
  },
  {
    name: 'HTML under the name of an .xls: an order merged over the rows of its parcels',
    input: file(
      'merged.xls',
      `<table><tr><th>Order ID</th><th>Tracking number</th></tr><tr><td rowspan="2">1001</td><td>${NUMBERS[0]}</td></tr><tr><td>${NUMBERS[1]}</td></tr><tr><td>1002</td><td>LZ908172638CN</td></tr></table>`,
    ),
    expected: TWO_PARCELS,
  },
  {
    name: 'a workbook: ids of which the format writes the fixed part and the hyphens',
    input: workbook('masks.xlsx', {
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="&quot;ORD-&quot;0"/><numFmt numFmtId="165" formatCode="000\\-0000000\\-0000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>',
      sheets: [
        {
          name: 'Orders',
          content: sheetXml([
            ['Order ID', 'Tracking number'],
            [{ number: '1001', style: 1 }, NUMBERS[0]],
            [{ number: '112123456765432', style: 2 }, NUMBERS[1]],
          ]),
        },
      ],
    }),
    expected: entries([
      [2, 'ORD-1001', NUMBERS[0]],
      [3, '001-1212345-6765432', NUMBERS[1]],
    ]),
  },
  {
    name: 'HTML under the name of an .xls: two numbers in one cell, each in its own paragraph',
    input: file(
      'paragraphs.xls',
      `<table><tr><th>Order ID</th><th>Tracking number</th></tr><tr><td>1001</td><td><p>${NUMBERS[0]}</p><p>${NUMBERS[1]}</p></td></tr><tr><td>1002</td><td><div>LZ908172638CN</div></td></tr></table>`,
    ),
    expected: entries([
      [2, '1001', NUMBERS.join('\n'), having('several-numbers')],
      [3, '1002', 'LZ908172638CN'],
    ]),
  },
  {
    name: 'ids as people and their keyboards write them',
    input: textFile('by-hand.csv', [
      'Order ID,Tracking number',
      `1001, "${NUMBERS[0]}"`,
      `“1002”,${NUMBERS[1]}`,
      '112\u20111234567\u20117654321,LZ908172638CN',
      '‘0001004,RB123456785JP',
      '03. Dez,EE473124829JP',
      `1006,${NUMBERS[0]}+${NUMBERS[1]}`,
      '1007,9.E+21',
      '1008,cancelled',
      '\u001A',
    ]),
    expected: entries(
      [
        [2, '1001', NUMBERS[0], { cleaned: ['trackingId'] }],
        [3, '1002', NUMBERS[1], { cleaned: ['orderId'] }],
        [4, '112-1234567-7654321', 'LZ908172638CN', { cleaned: ['orderId'] }],
        [5, '0001004', 'RB123456785JP', { cleaned: ['orderId'] }],
        [6, '03. Dez', 'EE473124829JP', having('changed-by-spreadsheet')],
        [7, '1006', NUMBERS.join('+'), having('several-numbers')],
        [8, '1007', '9.E+21', having('scientific-notation')],
        [9, '1008', 'cancelled', having('tracking-number-missing')],
      ],
      2,
    ),
  },
  {
    name: 'HTML under the name of an .xls: a number that the text cuts short stands whole beside it',
    input: file(
      'short.xls',
      `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>Order ID</td><td>Tracking number</td></tr><tr><td x:num>1001</td><td x:num="986578788855">9.86579E+11</td></tr><tr><td>1002</td><td>${NUMBERS[1]}</td></tr></table></html>`,
    ),
    expected: entries(
      [
        [2, '1001', '986578788855'],
        [3, '1002', NUMBERS[1]],
      ],
      1,
      { rescued: 1 },
    ),
  },
]
