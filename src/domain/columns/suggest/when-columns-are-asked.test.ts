import { expect, test } from 'vitest'
import { type Column, sheetOf, suggest } from '#testing/sheets/column-sheets.ts'
import type { ColumnMapping } from '#domain/columns/column-match.ts'

test.each<[string, readonly Column[], ColumnMapping]>([
  [
    'two tracking columns',
    [
      ['Order ID', 'order'],
      ['Tracking Number', 'tracking'],
      ['Tracking Number 2', 'digits'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'two tracking names',
    [
      ['Order ID', 'order'],
      ['跟踪号', 'tracking'],
      ['运单号', 'digits'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'two order columns',
    [
      ['Order ID', 'order'],
      ['Order Number', 'amazon'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'an invoice number for the order',
    [
      ['Invoice Number', 'order'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'a reference for the order',
    [
      ['Reference', 'order'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'a name that is a person',
    [
      ['Name', 'person'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'a name nobody knows',
    [
      ['Order ID', 'order'],
      ['Kolli', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'no tracking number',
    [
      ['Order ID', 'order'],
      ['Tracking URL', 'link'],
      ['Tracking Status', 'status'],
    ],
    { orderId: 0 },
  ],
  [
    'a slip number that fits no courier',
    [
      ['受注番号', 'order'],
      ['伝票番号', 'merchant'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
])('the user is asked with %s', (_, columns, mapping) => {
  const match = suggest(sheetOf(columns))
  expect(match.mapping).toEqual(mapping)
  expect(match.certain).toBe(false)
})

test.each<[string, readonly Column[], ColumnMapping]>([
  [
    'two columns name couriers',
    [
      ['Order ID', 'order'],
      ['Tracking', 'tracking'],
      ['Carrier', 'courier'],
      ['Shipping Company', 'DHL'],
    ],
    { orderId: 0, trackingId: 1, courier: 2 },
  ],
  [
    'links stand for tracking numbers',
    [
      ['Order ID', 'order'],
      ['Tracking', 'link'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'a second tracking column is empty',
    [
      ['Order ID', 'order'],
      ['Tracking Number', 'tracking'],
      ['Tracking Number 2', 'empty'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'the same header stands twice over the same cells',
    [
      ['Order ID', 'order'],
      ['Tracking', 'tracking'],
      ['Order ID', 'order'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'a return label stands beside',
    [
      ['Order ID', 'order'],
      ['Return tracking number', 'digits'],
      ['Tracking number', 'tracking'],
    ],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'a name is an order number',
    [
      ['Name', 'hash'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'the invoice number stands beside an order number',
    [
      ['Order ID', 'order'],
      ['Invoice Number', 'merchant'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, merchantOrderId: 1, trackingId: 2 },
  ],
  [
    'the tracking column has no name',
    [
      ['Order ID', 'order'],
      ['', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'the order column has no name',
    [
      ['', 'order'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'phones, SKUs, fees and links stand around',
    [
      ['Order ID', 'order'],
      ['Phone', 'phone'],
      ['SKU', 'item'],
      ['EAN', 'item'],
      ['Courier Cost', 'money'],
      ['Tracking URL', 'link'],
      ['Carrier (phone)', 'courier'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, trackingId: 7 },
  ],
  [
    'a purchase order number is the only one',
    [
      ['PO #', 'order'],
      ['Tracking #', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'the code of the courier stands beside its name',
    [
      ['Order ID', 'order'],
      ['Courier Name', 'courier'],
      ['Courier Code', '100001'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 0, courier: 2, trackingId: 3 },
  ],
  [
    'a tracking code is the only one',
    [
      ['Order ID', 'order'],
      ['tracking_code', 'tracking'],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'a header is named __proto__',
    [
      ['__proto__', 'status'],
      ['Order ID', 'order'],
      ['Tracking', 'tracking'],
    ],
    { orderId: 1, trackingId: 2 },
  ],
])('no question is asked when %s', (_, columns, mapping) => {
  const match = suggest(sheetOf(columns))
  expect(match.mapping).toEqual(mapping)
  expect(match.certain).toBe(true)
})
