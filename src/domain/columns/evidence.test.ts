import { expect, test } from 'vitest'
import { OPTIONS, sheetOf, suggest } from '#testing/sheets/column-sheets.ts'
import { evidenceOf } from './evidence.ts'
import { matchAsAnswered, suggestColumns } from '#domain/columns/suggest/suggest-columns.ts'

const withoutHeader = (...kinds: readonly string[]) =>
  sheetOf(kinds.map((kind) => ['', kind])).slice(1)

const YANWEN = { name: 'Yanwen', nameZhCn: '燕文', nameZhHk: '燕文' }

/** Lookups that know the courier of numbers such as `LX…CN`. */
const WITH_COURIERS = {
  ...OPTIONS,
  couriersOf: (number: string) => (number.startsWith('LX') ? ['190012'] : []),
  namesOfCode: (code: string) => (code === '190012' ? YANWEN : null),
}

test('a known name is the evidence for its column', () => {
  const match = suggest(
    sheetOf([
      ['Order ID', 'order'],
      ['Tracking number', 'tracking'],
    ]),
  )
  expect(evidenceOf(match, 'orderId', 0)).toEqual({ kind: 'header', name: 'Order ID' })
  expect(evidenceOf(match, 'trackingId', 1)).toEqual({ kind: 'header', name: 'Tracking number' })
})

test('without a name, the evidence is how many cells have which shape', () => {
  const rows = withoutHeader('order', 'courier', 'tracking')
  rows.push(['98204900', 'DHL', 'in box 7'])
  const match = suggest(rows)
  expect(match.evidence).toEqual([
    { field: 'orderId', column: 0, evidence: shape('order', 9, 9) },
    { field: 'trackingId', column: 2, evidence: shape('tracking', 8, 9) },
    { field: 'courier', column: 1, evidence: shape('courier', 9, 9) },
  ])
})

const shape = (looksLike: string, count: number, of: number) => {
  return { kind: 'shape', looksLike, courier: null, count, of }
}

test('numbers in the shape of one courier name that courier', () => {
  const match = suggestColumns(withoutHeader('hash', 'tracking'), WITH_COURIERS)
  expect(evidenceOf(match, 'trackingId', 1)).toEqual({
    ...shape('tracking', 8, 8),
    courier: YANWEN,
  })
})

test.each([
  ['that two couriers use', () => ['190012', '3011']],
  ['that are of several couriers', (number: string) => [number.slice(-3, -2)]],
  ['that are of no known courier', () => ['5']],
])('numbers in shapes %s name no courier', (_, couriersOf) => {
  const options = { ...WITH_COURIERS, couriersOf }
  const match = suggestColumns(withoutHeader('hash', 'tracking'), options)
  expect(evidenceOf(match, 'trackingId', 1)).toEqual(shape('tracking', 8, 8))
})

test('a platform’s export is the evidence for its columns, and a header for columns that staff added', () => {
  const header = ['Name', 'Financial Status', 'Fulfillment Status', 'Lineitem name', 'Tracking no.']
  const more = [
    'Email',
    'Paid at',
    'Fulfilled at',
    'Lineitem quantity',
    'Lineitem fulfillment status',
  ]
  const names = [...header, ...more]
  const row = ['#1001', 'paid', 'unfulfilled', 'Mug', 'LX123456785CN']
  const match = suggest([names, [...row, ...more.map(() => '')]])
  expect(match.platform).toBe('shopify-orders')
  expect(evidenceOf(match, 'orderId', 0)).toEqual({ kind: 'platform', name: 'Shopify' })
  expect(evidenceOf(match, 'trackingId', 4)).toEqual({ kind: 'header', name: 'Tracking no.' })
})

test('a remembered choice of the user is the evidence for its columns', () => {
  const rows = sheetOf([
    ['Alpha', 'merchant'],
    ['Beta', 'tracking'],
  ])
  const { layout } = suggest(rows)
  const remembered = (name: string) =>
    name === layout ? { mapping: { orderId: 0, trackingId: 1 } } : null
  const match = suggestColumns(rows, { ...OPTIONS, remembered })
  expect(evidenceOf(match, 'orderId', 0)).toEqual({ kind: 'remembered' })
})

test('another chosen column has its cells as evidence, an empty one has none', () => {
  const rows = sheetOf([
    ['Order ID', 'order'],
    ['Tracking number', 'tracking'],
    ['Sent', 'date'],
    ['Weight', 'empty'],
  ])
  const mapping = { orderId: 0, trackingId: 2 }
  const match = matchAsAnswered(rows, OPTIONS, { mapping, headerRow: 0 })
  expect(evidenceOf(match, 'trackingId', 2)).toEqual(shape('date', 8, 8))
  expect(evidenceOf(match, 'trackingId', 3)).toBeNull()
  expect(evidenceOf(match, 'courier', undefined)).toBeNull()
})
