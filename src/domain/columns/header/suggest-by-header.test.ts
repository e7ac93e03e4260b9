import { expect, test } from 'vitest'
import { HEADER_ALIASES } from './alias-table.ts'
import { suggestColumns } from '#domain/columns/suggest/suggest-columns.ts'

type Column = readonly [header: string, ...cells: string[]]

const fits = (number: string) => /^(?:LX\d{9}CN|\d{12})$/.test(number)

function suggest(...columns: readonly Column[]) {
  const rows = Array.from({ length: 6 }, (_, row) => columns.map((column) => column[row] ?? ''))
  const match = suggestColumns(rows, { aliases: HEADER_ALIASES, fits })
  expect(match.headerRow).toBe(0)
  return match
}

const ORDER: Column = ['Order ID', '1001', '1002', '1003', '1004', '1005']
const NUMBERS = [1, 2, 3, 4, 5].map((last) => `LX12345678${last}CN`)
const OTHERS = [1, 2, 3, 4, 5].map((last) => `40011120620${last}`)
const AMAZON = [1, 2, 3, 4, 5].map((last) => `112-1234567-765432${last}`)
const TRACKING: Column = ['Tracking Number', ...NUMBERS]
const NOTE: Column = ['Kolli', 'a mug', 'a cup', 'a jug', 'a pot', 'a pan']

test.each<[string, readonly Column[], object]>([
  [
    'the tracking column has no name',
    [ORDER, NOTE, ['', ...NUMBERS]],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'the order column has no name',
    [[' ', ...OTHERS.map((one) => one.slice(5))], NOTE, TRACKING],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'one of five in a nameless tracking column is something else',
    [ORDER, NOTE, ['', 'later', ...NUMBERS.slice(1)]],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'the numbers under a known name are of no format that is known',
    [ORDER, ['Tracking', 'AB-1', 'AB-2', 'AB-3']],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'half of the numbers are still to come',
    [ORDER, ['Tracking', 'open', ...NUMBERS.slice(0, 2), 'open']],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'names hold ids of Amazon',
    [['Name', '112-1234567-7654321', '112-1234568-7654321'], TRACKING],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'four of five names are order numbers',
    [['Name', '#1001', '#1002', '#1003', '#1004', 'Ada'], TRACKING],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'four of five names are ids of Amazon',
    [['Name', ...AMAZON.slice(1), 'Ada'], TRACKING],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'one of two order columns is empty',
    [['Order ID'], ['Order Number', ...ORDER.slice(1)], TRACKING],
    { orderId: 1, trackingId: 2 },
  ],
  [
    'the only number of an order counts the rows',
    [['Sales Record Number', '1', '2', '3', '4', '5'], TRACKING],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'a second number of the order is as long as one of a parcel',
    [ORDER, ['ID de pedido', ...OTHERS], TRACKING],
    { orderId: 0, merchantOrderId: 1, trackingId: 2 },
  ],
  [
    'a code stands beside the carrier and the tracking number, and is neither',
    [ORDER, ['Carrier', 'DHL', 'UPS'], TRACKING, ['tracking_code', 'a', 'b', 'c']],
    { orderId: 0, courier: 1, trackingId: 2 },
  ],
  [
    'one of two tracking columns is empty, whichever is first',
    [ORDER, ['Tracking Number'], ['Tracking ID', ...NUMBERS]],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'a column may name the carrier and does',
    [ORDER, ['Preferred shipping carrier', 'DHL', 'UPS'], TRACKING],
    { orderId: 0, courier: 1, trackingId: 2 },
  ],
  [
    'a column may name the carrier and does not',
    [ORDER, ['Preferred shipping carrier', 'fast', 'slow'], TRACKING],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'the only carrier is one that is named elsewhere',
    [ORDER, ['carrier_name_other', 'Ada', 'Bo'], TRACKING],
    { orderId: 0, courier: 1, trackingId: 2 },
  ],
  [
    'a link is among the tracking numbers',
    [ORDER, ['Tracking', ...NUMBERS.slice(1), 'https://t.example/1']],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'a longer name has the merchant’s number in it',
    [ORDER, ['Merchant order number of the shop', 'M-500', 'M-501'], TRACKING],
    { orderId: 0, merchantOrderId: 1, trackingId: 2 },
  ],
  [
    'words stand where the merchant’s number may be',
    [ORDER, ['Merchant order number of the shop', 'red', 'blue'], TRACKING],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'the pair under the right names is swapped',
    [
      ['Order ID', ...NUMBERS],
      ['Tracking', ...ORDER.slice(1)],
    ],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'tracking numbers have four digits',
    [ORDER, ['Tracking', '4711', '4720', '4742', '4790']],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'order IDs are words, or count',
    [['Order ID', 'Blue Fox', 'Red Owl', 'Grey Cat'], TRACKING],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'a column without a name holds couriers',
    [ORDER, ['', 'DHL', 'UPS', 'DHL'], TRACKING],
    { orderId: 0, courier: 1, trackingId: 2 },
  ],
])('no question is asked when %s', (_, columns, mapping) => {
  const match = suggest(...columns)
  expect(match.mapping).toEqual(mapping)
  expect(match.certain).toBe(true)
})

test.each<[string, readonly Column[], object]>([
  [
    'two tracking columns without a name',
    [ORDER, NOTE, ['', ...NUMBERS], ['', ...NUMBERS.toReversed()]],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'two of five in a nameless tracking column that fit nothing',
    [ORDER, NOTE, ['', 'AB-771234', 'AB-771235', ...NUMBERS.slice(2)]],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'no number under the known name, and numbers under another',
    [ORDER, ['Tracking'], ['Kolli', ...NUMBERS]],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'words under the name of the tracking number',
    [ORDER, ['Tracking', 'open', 'sent']],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'dates under the name of the tracking number',
    [ORDER, ['Tracking', '2026-11-10', '2026-11-11', '2026-11-12']],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'no order ID under its name, and IDs under another',
    [['Order ID'], ['Tilaus', ...ORDER.slice(1)], TRACKING],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'times under the name of the order',
    [['Order ID', '09:15', '10:20', '11:45'], TRACKING],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'links under the name of the tracking number, and numbers under another',
    [ORDER, ['Tracking', 'https://t.example/1', 'https://t.example/2'], ['Kolli', ...NUMBERS]],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'two kinds of tracking number, of which the one that fits is taken',
    [ORDER, ['Tracking', 'AB-1', 'AB-2'], TRACKING],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'two kinds of tracking number, of which the code fits nothing',
    [ORDER, ['Código de seguimiento', 'AB-1', 'AB-2'], ['Número de seguimiento', ...NUMBERS]],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'a code that fits better than the tracking number',
    [ORDER, [TRACKING[0], 'later', ...NUMBERS.slice(1)], ['tracking_code', ...OTHERS]],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'two numbers of an order, of which the second looks like one of a parcel',
    [ORDER, ['Order Number', ...OTHERS], TRACKING],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'two names that may be an order and are',
    [['Name', '#1001', '#1002'], ['Reference', '#2001', '#2002'], TRACKING],
    { orderId: 0, trackingId: 2 },
  ],
  [
    'a second parcel beside the first',
    [ORDER, ['Tracking', ...NUMBERS.slice(0, 2)], ['Tracking', ...NUMBERS]],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'a code that may be a second parcel',
    [ORDER, TRACKING, ['tracking_code', ...OTHERS]],
    { orderId: 0, trackingId: 1 },
  ],
  [
    'names in a language that is not known, of which one column holds couriers',
    [
      ['Tilaus', '1001', '1002'],
      ['Kuljetus', 'DHL', 'UPS'],
      ['Seuranta', ...NUMBERS],
    ],
    { orderId: 0, trackingId: 2, courier: 1 },
  ],
  [
    'couriers beside a column that is named so',
    [ORDER, ['Kuljetus', 'DHL', 'UPS'], ['Courier', '3011', '3013'], ['Seuranta', ...NUMBERS]],
    { orderId: 0, trackingId: 3, courier: 2 },
  ],
  [
    'no tracking number but orders that look like some',
    [['Order ID', ...OTHERS], NOTE],
    { orderId: 0 },
  ],
])('the user is asked with %s', (_, columns, mapping) => {
  const match = suggest(...columns)
  expect(match.mapping).toEqual(mapping)
  expect(match.certain).toBe(false)
})

test('only a sheet with tracking numbers and without order IDs offers the merchant’s numbers', () => {
  const merchant: Column = ['Merchant Order ID', 'M-500', 'M-501']
  expect(suggest(merchant, TRACKING).merchantOnly).toBe(true)
  expect(suggest(merchant, ORDER, TRACKING).merchantOnly).toBe(false)
  expect(suggest(merchant, NOTE).merchantOnly).toBe(false)
  expect(suggest(NOTE, TRACKING).merchantOnly).toBe(false)
})

test('a confirmed match with columns that the sheet lacks is not used', () => {
  const rows = [
    ['Order ID', 'Tracking'],
    ['1001', NUMBERS[0] ?? ''],
  ]
  const { layout } = suggestColumns(rows, { aliases: HEADER_ALIASES, fits })
  const remembered = (name: string) =>
    name === layout ? { mapping: { orderId: 0, trackingId: 2 } } : null
  const options = { aliases: HEADER_ALIASES, fits, remembered }
  expect(suggestColumns(rows, options).mapping).toEqual({ orderId: 0, trackingId: 1 })
})

test('of two unknown columns that look like order IDs, none is taken', () => {
  const alpha: Column = ['Alpha', 'K-2207', 'K-2220', 'K-2233', 'K-2246', 'K-2259']
  const beta: Column = ['Beta', 'SO-4118', 'SO-4125', 'SO-4132', 'SO-4139', 'SO-4146']
  const { mapping, certain } = suggest(alpha, beta, ['Gamma', ...NUMBERS])
  expect({ mapping, certain }).toEqual({ mapping: { trackingId: 2 }, certain: false })
})
