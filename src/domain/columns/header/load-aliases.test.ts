import { expect, test } from 'vitest'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import headerAliases from './header-aliases.json'
import { loadAliases } from './load-aliases.ts'
import { readHeader } from './read-header.ts'

const aliases = await loadAliases()

test('every known header means its field', () => {
  for (const field of TRACKING_FIELDS) {
    for (const { header } of headerAliases.fields[field]) {
      expect(readHeader(header, aliases).fields, header).toContain(field)
    }
  }
})

test.each(headerAliases.decoys.flatMap(({ header }) => header.split(' / ')))(
  'the decoy %s is never an exact name of a field',
  (header) => {
    const meaning = readHeader(header, aliases)
    expect(meaning.isDecoy || meaning.strength === 'doubtful').toBe(true)
  },
)

test.each([
  ['Merchant order number of the shop', 'merchantOrderId'],
  ['商户订单号码', 'merchantOrderId'],
  ['Tracking Number 2', 'trackingId'],
  ['Original order number', 'orderId'],
  ['Preferred shipping carrier', 'courier'],
])('in %s the longest known name wins: %s', (header, field) => {
  expect(readHeader(header, aliases)).toMatchObject({ fields: [field], strength: 'contained' })
})

test.each([
  'Order Date',
  'Tracking number status',
  'Return tracking number',
  '快递单号日期',
  'Buyer phone',
  'Id',
])('%s names another thing', (header) => {
  expect(readHeader(header, aliases)).toMatchObject({ fields: [], isDecoy: true })
})

test.each(['Rendelésszám', '', '…', 'x'.repeat(200)])('%j has no meaning', (header) => {
  expect(readHeader(header, aliases)).toMatchObject({ fields: [], isDecoy: false })
})
