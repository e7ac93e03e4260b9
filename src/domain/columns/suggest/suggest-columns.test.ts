import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetOf, suggest } from '#testing/sheets/column-sheets.ts'

test('a sheet with merchant numbers only offers to use them', () => {
  const match = suggest(
    sheetOf([
      ['Merchant Order ID', 'merchant'],
      ['Tracking Number', 'tracking'],
    ]),
  )
  expect(match).toMatchObject({
    certain: true,
    merchantOnly: true,
    mapping: { merchantOrderId: 0, trackingId: 1 },
  })
})

test.each<[string, string[][]]>([
  ['a title', [['Tracking export']]],
  ['a title that is a field', [['Order', '', '']]],
  [
    'an instruction',
    [
      [
        'Please fill in the Tracking ID and Shipping Provider of each Order ID, then upload the file.',
      ],
    ],
  ],
  ['a blank line', [['']]],
  ['a band of group titles', [['Ventas', '', 'Envíos']]],
  ['a report head', [['Report', 'November'], ['Seller ID', 'x'], [''], ['']]],
])('the header is found below %s', (_, above) => {
  const sheet = sheetOf([
    ['Order ID', 'order'],
    ['Carrier', 'courier'],
    ['Tracking ID', 'tracking'],
  ])
  expect(suggest([...above, ...sheet])).toMatchObject({
    headerRow: above.length,
    certain: true,
    mapping: { orderId: 0, courier: 1, trackingId: 2 },
  })
})

test('a header in an unknown language is not an entry', () => {
  const match = suggest(
    sheetOf([
      ['Rendelésszám', 'order'],
      ['Csomagszám', 'tracking'],
    ]),
  )
  expect(match).toMatchObject({
    headerRow: 0,
    certain: false,
    mapping: { orderId: 0, trackingId: 1 },
  })
})

test('numbers in digits of another script need no more questions than others', () => {
  const numbers = ['٤٣٢١٠٩٨٧٦٥٤٣', '٤٣٢١٠٩٨٧٦٥٥٠', '４３２１０９８７６５６７', '๔๓๒๑๐๙๘๗๖๕๗๔']
  const rows = numbers.map((number, index) => [`TX-${index + 1}`, number])
  expect(suggest([['Número de pedido', 'Número de seguimiento'], ...rows])).toMatchObject({
    certain: true,
    mapping: { orderId: 0, trackingId: 1 },
  })
})

test('a SAP delivery without the customer’s reference needs a question: its own number is no shop’s order', () => {
  const rows = [
    ['811', '5000123', 'RB123456785CN'],
    ['812', '5000124', 'RB123456799CN'],
  ]
  const { certain, mapping } = suggest([['DocEntry', 'DocNum', 'TrackNo'], ...rows])
  expect([certain, mapping.orderId]).toEqual([false, undefined])
})

test('a header without rows is matched by its names', () => {
  expect(suggest([['Order ID', 'Tracking Number']])).toMatchObject({ headerRow: 0, certain: true })
})

test.each([[[]], [[['']]], [[['', ''], ['']]]])('an empty sheet %j has no columns', (rows) => {
  expect(suggest(rows)).toMatchObject({ headerRow: null, mapping: {}, certain: false })
})

test('the sample has cleaned rows with the most values', () => {
  const sheet = [
    ['Order ID', 'Tracking'],
    ['="001"', 'LX123456785CN'],
    ['', ''],
    ['002 ', 'x'],
    ['003', ''],
    ['004', ''],
  ]
  expect(suggest(sheet).sampleRows).toEqual([
    { row: 2, cells: ['001', 'LX123456785CN'] },
    { row: 4, cells: ['002', 'x'] },
    { row: 5, cells: ['003', ''] },
    { row: 6, cells: ['004', ''] },
  ])
})

test('cells above the header add no columns, cells below it do', () => {
  const above = [['Report', '', '', 'November'], ['']]
  const sheet = sheetOf([
    ['Order ID', 'order'],
    ['Tracking', 'tracking'],
  ])
  expect(suggest([...above, ...sheet]).columns).toHaveLength(2)
  const last = suggest([...sheet, ['1009', '', 'late']]).columns.at(-1)
  expect(last).toMatchObject({ index: 2, header: '', kind: 'words' })
})

test('any sheet is read without an error, and each field has a column of its own', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'Order ID',
      'Tracking',
      '伝票番号',
      'tracking_code',
      'Name',
      'LX123456785CN',
      '1',
      'DHL',
    ),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 8 }), (rows) => {
      const columns = Object.values(suggest(rows).mapping)
      expect(new Set(columns).size).toBe(columns.length)
      expect(columns.every((column) => rows.some((row) => column < row.length))).toBe(true)
    }),
  )
})
