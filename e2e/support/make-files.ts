import { encodeAs } from '../../src/testing/sheets/encode-as.ts'
import { workbookOf } from '../../src/testing/sheets/workbook-file.ts'

/** Files for tests that choose or drop them. */
export const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

const HEADER = ['Order ID', 'Tracking number'] as const
const ordersOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => [`${prefix}-${n + 1}`, `ZZ-${prefix}-${n + 1}`])

const text = (at: string, value: string) => `<c r="${at}" t="str"><v>${value}</v></c>`
const number = (at: string, value: string, style = 0) =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`

/** Two sheets with orders, and a hidden one with lists. */
export const severalSheets = workbookOf({
  sheets: [
    { name: 'May', content: [HEADER, ...ordersOf('M', 2)] },
    { name: 'June', content: [HEADER, ...ordersOf('J', 3)] },
    { name: 'Lists', content: [['DHL']], state: 'hidden' },
  ],
})

/**
 * A sheet with Excel's typical damage to IDs: rows begin at 3, row 5 is hidden, A6 is merged with A7, B8 is an error, B9
 * has lost digits, A10 has zeros that only its format shows, and a format extends to the last row.
 */
export const damagedSheet = workbookOf({
  styles: `<numFmts><numFmt numFmtId="164" formatCode="00000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>`,
  sheets: [
    {
      name: 'Orders',
      content: `<sheetData>
        <row r="3">${text('A3', 'Order ID')}${text('B3', 'Tracking number')}</row>
        <row r="4">${text('A4', 'SO-4')}${text('B4', 'ZZ-4')}</row>
        <row r="5" hidden="1">${text('A5', 'SO-5')}${text('B5', 'ZZ-5')}</row>
        <row r="6">${text('A6', 'SO-6')}${text('B6', 'ZZ-6')}</row>
        <row r="7"><c r="A7"/>${text('B7', 'ZZ-7')}</row>
        <row r="8">${text('A8', 'SO-8')}<c r="B8" t="e"><v>#N/A</v></c></row>
        <row r="9">${text('A9', 'SO-9')}${number('B9', '9.4055112062015099E+21')}</row>
        <row r="10">${number('A10', '1234', 1)}${text('B10', 'ZZ-10')}</row>
        <row r="1048576"><c r="B1048576" s="1"/></row>
      </sheetData><mergeCells><mergeCell ref="A6:A7"/></mergeCells>`,
    },
  ],
})

export const largeWorkbook = () =>
  workbookOf({
    sheets: [
      {
        name: 'Orders',
        content: [
          ['Order ID', 'Merchant order ID', 'Courier', 'Tracking number'],
          ...Array.from({ length: 30_000 }, (_, n) => [
            `SO-${n}`,
            `M-${n}`,
            '3011',
            `ZZ${10_000_000 + n}`,
          ]),
        ],
      },
    ],
  })

export const chineseCsv = encodeAs(
  '订单号,物流公司,运单号\n1001,顺丰速运,ZZ-1\n1002,圆通速递,ZZ-2',
  'gb18030',
)
