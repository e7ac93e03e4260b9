import { expect, test } from 'vitest'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { HEADER_ALIASES } from './alias-table.ts'
import { readHeader } from './read-header.ts'

const read = (header: string) => readHeader(header, HEADER_ALIASES)

test.each<[string, TrackingField]>([
  ['Amazon order ID', 'orderId'],
  ['My tracking number', 'trackingId'],
  ['The order number', 'orderId'],
  ['DHL Tracking Number', 'trackingId'],
])('the owner of a number doesn’t change the meaning of %s', (header, field) => {
  expect(read(header)).toEqual({ fields: [field], strength: 'exact', isDecoy: false })
})

test.each([
  'Order ID / 订单号',
  'Order ID|订单号',
  'Order ID (订单号)',
  'Order ID（订单号）',
  '[Order ID] 订单号',
  'Order ID\n订单号',
  'Order ID 订单号',
  '订单号 Order ID',
  'Order ID (Order Number)',
  'Order ID / Name',
  'Name / Order ID',
  'Referencia (Número de pedido)',
])('%j names the same field twice', (header) => {
  expect(read(header)).toMatchObject({ fields: ['orderId'], strength: 'exact' })
})

test.each([
  ['Order ID / Tracking Number', 'trackingId'],
  ['Order ID / Kolli', 'orderId'],
  ['Kolli / Order ID', 'orderId'],
  ['快递 单号 2', 'trackingId'],
])('%s contains the name of a field among other words', (header, field) => {
  expect(read(header)).toEqual({ fields: [field], strength: 'contained', isDecoy: false })
})

test.each<[TrackingField, readonly string[]]>([
  [
    'orderId',
    [
      'Sales Record Number',
      'PO #',
      'Purchase Order #',
      'external_order_id',
      'increment_id',
      'GoQ管理番号',
      'Folio',
      'Belegnummer',
    ],
  ],
  ['merchantOrderId', ['Custom Field 1', 'Reference 2']],
  ['courier', ['carrier_name_other']],
])('an exact name of %s takes precedence over each of %j', (field, headers) => {
  for (const header of headers)
    expect(read(header), header).toEqual({ fields: [field], strength: 'secondary', isDecoy: false })
})

test.each(['Order Reference', 'Order Ref', 'Order Name', 'Réf. commande', 'Référence commande'])(
  '%s is as good a name for an order as its number',
  (header) => {
    expect(read(header)).toEqual({ fields: ['orderId'], strength: 'exact', isDecoy: false })
  },
)

test.each<[string, readonly TrackingField[]]>([
  ['ID de pedido', ['orderId', 'merchantOrderId']],
  ['Invoice Number', ['orderId', 'merchantOrderId']],
  ['Tracking code', ['trackingId', 'courier']],
  ['伝票番号', ['trackingId', 'merchantOrderId']],
  ['Reference', ['orderId']],
])('%s has two meanings, the more likely first', (header, fields) => {
  expect(read(header)).toEqual({ fields, strength: 'doubtful', isDecoy: false })
})

test.each(['Order 2', 'Pedido 2', 'Tracking 2', 'Name of the buyer', 'Shipper 1', 'Amazon', 'dhl'])(
  '%s is too vague',
  (header) => {
    expect(read(header)).toMatchObject({ fields: [], isDecoy: false })
  },
)

test.each([
  'Order Number 日期',
  '订单号状态',
  '快递单号链接',
  'Order ID qty',
  'Tracking number URL',
  'Domestic tracking number',
])('%s has another meaning', (header) => {
  expect(read(header)).toMatchObject({ fields: [], isDecoy: true })
})

test('a whole sentence is not a column name', () => {
  const sentence = 'Order Number that we need'
  expect(read(sentence.padEnd(80, '.'))).toMatchObject({ fields: ['orderId'] })
  expect(read(sentence.padEnd(81, '.'))).toMatchObject({ fields: [], isDecoy: false })
})
