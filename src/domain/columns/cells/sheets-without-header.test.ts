import { expect, test } from 'vitest'
import { OPTIONS, sheetOf, suggest } from '#testing/sheets/column-sheets.ts'
import type { ColumnMapping } from '#domain/columns/column-match.ts'
import { suggestColumns } from '#domain/columns/suggest/suggest-columns.ts'

test.each<[string, readonly string[], ColumnMapping, boolean]>([
  ['order ids and tracking numbers', ['order', 'tracking'], { orderId: 0, trackingId: 1 }, true],
  ['tracking numbers first', ['tracking', 'amazon'], { orderId: 1, trackingId: 0 }, true],
  ['order names', ['hash', 'digits'], { orderId: 0, trackingId: 1 }, true],
  [
    'a counter, a date and couriers',
    ['counter', 'order', 'courier', 'date', 'tracking'],
    { orderId: 1, courier: 2, trackingId: 4 },
    true,
  ],
  [
    'a column that may be courier codes',
    ['order', 'code', 'tracking'],
    { orderId: 0, courier: 1, trackingId: 2 },
    true,
  ],
  ['order ids of ten digits', ['phone', 'tracking'], { orderId: 0, trackingId: 1 }, true],
  ['order ids of eBay', ['ebay', 'digits'], { orderId: 0, trackingId: 1 }, true],
  ['order ids with a prefix', ['prefixed', 'digits'], { orderId: 0, trackingId: 1 }, true],
  [
    'long order ids beside numbers of one length',
    ['phone', 'digits'],
    { orderId: 0, trackingId: 1 },
    false,
  ],
  ['two columns of ids', ['order', 'merchant', 'tracking'], { trackingId: 2 }, false],
  [
    'two columns of tracking numbers',
    ['order', 'tracking', 'digits'],
    { orderId: 0, trackingId: 1 },
    false,
  ],
  ['tracking numbers only', ['tracking'], { trackingId: 0 }, false],
  ['no tracking number that is known', ['merchant', 'order'], { orderId: 0, trackingId: 1 }, false],
])('without a header, %s are found by their cells', (_, kinds, mapping, certain) => {
  const rows = sheetOf(kinds.map((kind) => ['', kind])).slice(1)
  const match = suggest(rows)
  expect(match.headerRow).toBeNull()
  expect({ mapping: match.mapping, certain: match.certain }).toEqual({ mapping, certain })
  expect(match.columns.every((column) => column.header === null)).toBe(true)
})

test('one row without a header is enough', () => {
  expect(suggest([['112-1234567-7654321', 'LX123456785CN']])).toMatchObject({
    headerRow: null,
    certain: true,
    mapping: { orderId: 0, trackingId: 1 },
  })
})

test('a sheet without a header keeps its layout when the user says that it has none', () => {
  const rows = sheetOf([
    ['', 'order'],
    ['', 'tracking'],
  ]).slice(1)
  expect(suggestColumns(rows, OPTIONS, null).layout).toBe(suggest(rows).layout)
})

test('a column of courier codes without a name is not ignored without a question', () => {
  const rows = sheetOf([
    ['', 'order'],
    ['', '190094'],
    ['', 'tracking'],
  ]).slice(1)
  expect(suggest(rows)).toMatchObject({ certain: false, mapping: { orderId: 0, trackingId: 2 } })
})

test('sheets without a header have the same layout only if their cells have the same kinds', () => {
  const layoutOf = (...kinds: string[]) =>
    suggest(sheetOf(kinds.map((kind) => ['', kind])).slice(1)).layout
  const later = sheetOf([
    ['', 'order'],
    ['', 'merchant'],
    ['', 'tracking'],
  ]).slice(4)
  expect(layoutOf('order', 'merchant', 'tracking')).toBe(suggest(later).layout)
  expect(layoutOf('order', 'merchant', 'tracking')).not.toBe(
    layoutOf('amazon', 'merchant', 'tracking'),
  )
  expect(layoutOf('order', 'merchant', 'tracking')).not.toBe(
    layoutOf('tracking', 'merchant', 'order'),
  )
})
