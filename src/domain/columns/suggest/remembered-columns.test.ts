import { expect, test } from 'vitest'
import { OPTIONS, sheetOf, suggest } from '#testing/sheets/column-sheets.ts'
import type { ColumnMapping } from '#domain/columns/column-match.ts'
import { oppositeLayout } from '#domain/columns/layout-name.ts'
import { matchAsAnswered, suggestColumns } from './suggest-columns.ts'

test('a confirmed match is used again only for the same layout', () => {
  const asked = sheetOf([
    ['Reference', 'order'],
    ['Tracking', 'tracking'],
  ])
  const { layout } = suggest(asked)
  const remembered = (name: string) =>
    name === layout ? { mapping: { orderId: 0, trackingId: 1 } } : null
  const again = [
    ['REFERENCE ', 'tracking*'],
    ['A-77123', 'LX123456785CN'],
  ]
  const options = { ...OPTIONS, remembered }
  expect(suggestColumns(again, options)).toMatchObject({ certain: true, layout })
  const other = sheetOf([
    ['Reference', 'order'],
    ['Invoice', 'merchant'],
    ['Tracking', 'tracking'],
  ])
  expect(suggestColumns(other, options).certain).toBe(false)
})

test('the user’s answer is the match, with the chosen header row', () => {
  const rows = sheetOf(
    [
      ['A', 'merchant'],
      ['B', 'tracking'],
    ],
    2,
  )
  const match = matchAsAnswered(rows, OPTIONS, {
    mapping: { merchantOrderId: 0, trackingId: 1 },
    headerRow: null,
  })
  expect(match).toMatchObject({ certain: true, merchantOnly: true, headerRow: null })
  expect(match.sampleRows.map(({ cells }) => cells[0])).toEqual(['A', 'M-500', 'M-501'])
})

test('a header that only the user recognized is recognized again, and no other first row is', () => {
  const rows = [
    ['Alpha', 'Beta'],
    ['a-1', 'b-1'],
  ]
  const answered = matchAsAnswered(rows, OPTIONS, {
    mapping: { orderId: 0, trackingId: 1 },
    headerRow: 0,
  })
  const remembered = (layout: string) => (layout === answered.layout ? answered : null)
  expect(suggestColumns(rows, { ...OPTIONS, remembered })).toMatchObject({
    headerRow: 0,
    certain: true,
    mapping: { orderId: 0, trackingId: 1 },
  })
  expect(suggestColumns(rows.slice(1), { ...OPTIONS, remembered })).toMatchObject({
    headerRow: null,
  })
})

test('a blank row is not recognized again as a header', () => {
  const rows = [
    ['', ''],
    ...sheetOf([
      ['Order ID', 'order'],
      ['Tracking', 'tracking'],
    ]),
  ]
  const remembered = (layout: string) =>
    layout === '' ? { mapping: { orderId: 1, trackingId: 0 } } : null
  expect(suggestColumns(rows, { ...OPTIONS, remembered })).toMatchObject({
    headerRow: 1,
    mapping: { orderId: 0, trackingId: 1 },
  })
})

test('a row too far down is no header, even when it is remembered', () => {
  const entries = sheetOf(
    [
      ['', 'order'],
      ['', 'tracking'],
    ],
    20,
  ).slice(1)
  const known = (layout: string) =>
    layout === 'alpha|beta' ? { mapping: { orderId: 1, trackingId: 0 } } : null
  const headerRowIn = (rows: string[][]) =>
    suggestColumns(rows, { ...OPTIONS, remembered: known }).headerRow
  expect(headerRowIn([...entries.slice(1), ['Alpha', 'Beta'], ...entries])).toBe(19)
  expect(headerRowIn([...entries, ['Alpha', 'Beta'], ...entries])).toBeNull()
})

const REPORT = [
  ['Tracking of orders', '', ''],
  ['Order', 'Buyer', 'Number'],
  ['Seq', 'Ref', 'Parcel code'],
  ['1', 'SO-1001', 'LX123456785CN'],
  ['2', 'SO-1002', 'LX123456799CN'],
]

test.each([
  [0, ['Tracking of orders', '', ''], 'Buyer'],
  [1, ['Order', 'Buyer', 'Number'], 'Ref'],
  [2, ['Seq', 'Ref', 'Parcel code'], 'SO-1001'],
  [null, [null, null, null], ''],
])(
  'columns are found again below the header row %s that the user chose',
  (given, headers, first) => {
    const match = suggestColumns(REPORT, OPTIONS, given)
    expect(match.headerRow).toBe(given)
    expect(match.columns.map(({ header }) => header)).toEqual(headers)
    expect(match.sampleRows[0]?.cells[1]).toBe(first)
  },
)

test('a header row below titles that the user chose is recognized in the next sheet of its kind', () => {
  const answer = { mapping: { orderId: 1, trackingId: 2 }, headerRow: 2 }
  const answered = matchAsAnswered(REPORT, OPTIONS, answer)
  const remembered = (layout: string) => (layout === answered.layout ? answered : null)
  const next = [['Another title'], ...REPORT.slice(1, 3), ['1', 'SO-1003', 'LX123456808CN']]
  expect(suggestColumns(next, { ...OPTIONS, remembered })).toMatchObject({
    ...answer,
    certain: true,
  })
})

const WITH_LABELS = sheetOf([
  ['Order ID', 'order'],
  ['Tracking number', 'tracking'],
])
const NONE = { mapping: { orderId: 0, trackingId: 1 }, headerRow: null }

test('a header-like row that the user denied is an entry in the next sheet of its kind', () => {
  const answered = matchAsAnswered(WITH_LABELS, OPTIONS, NONE)
  const remembered = (layout: string) => (layout === answered.layout ? answered : null)
  const next = [WITH_LABELS[0] ?? [], ['77', 'EE473124829CN']]
  expect(suggestColumns(next, { ...OPTIONS, remembered })).toMatchObject({ ...NONE, certain: true })
  const other = [['Order ID', 'Tracking no.'], ...WITH_LABELS.slice(1)]
  expect(suggestColumns(other, { ...OPTIONS, remembered })).toMatchObject({ headerRow: 0 })
  const headless = suggestColumns(WITH_LABELS.slice(1), { ...OPTIONS, remembered })
  expect(headless).toMatchObject({ headerRow: null, layout: expect.stringMatching(/^no header/) })
})

test('the latest answer decides whether a row is a header', () => {
  const none = matchAsAnswered(WITH_LABELS, OPTIONS, NONE)
  const header = matchAsAnswered(WITH_LABELS, OPTIONS, { ...NONE, headerRow: 0 })
  expect(oppositeLayout(none.layout)).toBe(header.layout)
  expect(oppositeLayout(header.layout)).toBe(none.layout)
  const remembered = (layout: string) => (layout === none.layout ? none : null)
  const again = matchAsAnswered(WITH_LABELS, { ...OPTIONS, remembered }, { ...NONE, headerRow: 0 })
  expect(again).toMatchObject({ headerRow: 0, layout: header.layout })
})

/** A sheet without a header, from its columns. */
const tableOf = (...columns: readonly string[][]) =>
  (columns[0] ?? []).map((_, row) => columns.map((column) => column[row] ?? ''))

const five = (build: (row: number) => string) => [1, 2, 3, 4, 5].map(build)
const NUMBERS = five((row) => `LX12345678${row}CN`)
const ORDERS = five((row) => `SO-${row}7`)
const GRAMS = ['253', '1312', '487', '918', '774']

/** Remembers a mapping that the user confirmed for a sheet. */
function rememberingOf(rows: readonly (readonly string[])[], mapping: ColumnMapping) {
  const { layout, columns } = matchAsAnswered(rows, OPTIONS, { mapping, headerRow: null })
  const kept = { mapping, kinds: columns.map(({ kind }) => kind) }
  return { ...OPTIONS, remembered: (name: string) => (name === layout ? kept : null) }
}

test('a sheet without a header is recognized when only its values differ', () => {
  const first = tableOf(ORDERS, GRAMS, NUMBERS)
  expect(suggest(first).certain).toBe(false)
  const options = rememberingOf(first, { orderId: 0, trackingId: 2 })
  const next = tableOf(
    five((row) => `SO-${row}90${row}`),
    ['1207', '2256', '643', '3302', '718'],
    five((row) => `RB98765432${row}CN`),
  )
  expect(suggestColumns(next, options)).toMatchObject({
    certain: true,
    mapping: { orderId: 0, trackingId: 2 },
  })
})

const PERSONS = ['Ada Byron', 'Bo Li', 'Cy Ott', 'Di Ray', 'Ed Fox']

test.each<[string, readonly (readonly string[])[]]>([
  [
    'names, quantities and numbers',
    tableOf(
      PERSONS,
      five(() => '1'),
      NUMBERS,
    ),
  ],
  ['the same columns in another order', tableOf(GRAMS, ORDERS, NUMBERS)],
  [
    'IDs of another kind in the place of the weights',
    tableOf(
      ORDERS,
      five((row) => `K-${row}`),
      NUMBERS,
    ),
  ],
])('a match confirmed for one sheet is not used for %s', (_, rows) => {
  const options = rememberingOf(tableOf(ORDERS, GRAMS, NUMBERS), {
    orderId: 0,
    courier: 1,
    trackingId: 2,
  })
  expect(suggestColumns(rows, options)).toMatchObject({
    certain: false,
    mapping: expect.not.objectContaining({ courier: 1 }),
  })
})

test('two columns that look the same are asked about each time', () => {
  const twice = tableOf(
    five((row) => `880${row}`),
    five((row) => `771${row}`),
    NUMBERS,
  )
  const options = rememberingOf(twice, { orderId: 0, trackingId: 2 })
  expect(suggestColumns(twice, options).certain).toBe(false)
})

test('the user is asked again when a tracking column has dates under the same header', () => {
  const kept = { mapping: { orderId: 0, trackingId: 1 }, kinds: ['order', 'tracking'] as const }
  const options = {
    ...OPTIONS,
    remembered: (name: string) => (name === 'alpha|beta' ? kept : null),
  }
  const HEAD = ['Alpha', 'Beta']
  const match = (cells: readonly string[]) =>
    suggestColumns([HEAD, ...tableOf(ORDERS, [...cells])], options)
  expect(match(NUMBERS)).toMatchObject({ certain: true, mapping: kept.mapping })
  const dates = match(five((row) => `2026-11-1${row}`))
  expect(dates).toMatchObject({ certain: false, mapping: kept.mapping })
})
