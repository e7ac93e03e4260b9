import { expect, test } from 'vitest'
import { aFailure, aJournal, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import { RECEIPT_WORDS } from '#testing/receipt-words.ts'
import type { SheetRows } from './merge-columns.ts'
import { countOf, positionsOf } from './receipt.ts'
import { makeReceiptTable, type ReceiptContent } from './receipt-table.ts'

const entries = [
  anEntry({ orderId: '001', trackingId: 'T1' }),
  anEntry({ orderId: '002', trackingId: 'T2' }),
  anEntry({ orderId: '003', trackingId: 'T3' }),
]

/** The first entry was accepted, the second failed, the third needs a courier. */
function anUpload() {
  return aJournal(entries)
    .submit()
    .request([0, 1, 2])
    .answer({
      acceptedOrders: 1,
      shipmentFailed: [aFailure(entries[1], 'Order "002" is unknown')],
      shipmentSelectCourier: [
        {
          ...aFailure(entries[2], ''),
          possibleCouriers: [aCandidate({ key: '7', name: 'Yanwen', nameZhCn: '' })],
        },
      ],
    })
}

const SHEET: SheetRows = {
  match: { mapping: { orderId: 1, trackingId: 2 } },
  headers: ['Buyer', 'Order', 'Number'],
  width: 3,
  added: new Set(),
  rows: new Map([
    [2, ['Ann', '="001"', 'T1']],
    [3, ['Ben', '002', 'T2']],
    [4, ['=cmd', '003', 'T3']],
  ]),
}

function tableOf(about: Partial<ReceiptContent> = {}) {
  const { header, rows } = makeReceiptTable({
    state: anUpload().state(),
    positions: [0, 1, 2],
    placeOf: (position) => ({ sheet: 0, row: position + 2 }),
    sheets: [SHEET],
    words: RECEIPT_WORDS,
    shop: undefined,
    formatTime: (at) => `at ${at}`,
    ...about,
  })
  return [header, ...rows]
}

test('a receipt has the user’s columns and rows, and the outcome of each', () => {
  expect(tableOf()).toEqual([
    [
      'Buyer',
      'Order',
      'Number',
      'Courier code',
      'Outcome',
      'Reason',
      'Time',
      'What to do',
      'tracking-upload outcome',
    ],
    ['Ann', '001', 'T1', '', 'Accepted', '', 'at 3000', '', 'accepted'],
    [
      'Ben',
      '002',
      'T2',
      '',
      'Failed',
      'Order "002" is unknown',
      'at 3000',
      'Correct failed',
      'failed',
    ],
    [
      '=cmd',
      '003',
      'T3',
      '',
      'Courier needed',
      'Choose: 7 Yanwen',
      'at 3000',
      'Correct courier-needed',
      'courier-needed',
    ],
  ])
})

test('the cells have corrected values and chosen couriers, sent or not', () => {
  const state = anUpload()
    .add({
      type: 'corrected',
      at: 9,
      position: 1,
      entry: anEntry({ orderId: '002', trackingId: 'NEW', merchantOrderId: 'M2' }),
    })
    .add({ type: 'courier-chosen', at: 9, positions: [2], courier: '7', courierName: 'Yanwen' })
    .state()
  const [header, , second, third] = tableOf({ state })
  expect(header?.slice(0, 5)).toEqual([
    'Buyer',
    'Order',
    'Number',
    'Courier code',
    'Merchant order ID',
  ])
  expect(second?.slice(0, 5)).toEqual(['Ben', '002', 'NEW', '', 'M2'])
  expect(third?.slice(0, 5)).toEqual(['=cmd', '003', 'T3', '7', ''])
})

test('without a sheet, a receipt has the four fields', () => {
  const [header, first] = tableOf({ sheets: [null], positions: [1] })
  expect(header?.slice(0, 5)).toEqual([
    'Order ID',
    'Tracking number',
    'Courier code',
    'Merchant order ID',
    'Outcome',
  ])
  expect(first?.slice(0, 4)).toEqual(['002', 'T2', '', ''])
})

test('several sheets become one: the same field and the same header come together, and the source is named', () => {
  const other: SheetRows = {
    match: { mapping: { orderId: 0, trackingId: 1 } },
    headers: ['Order number', 'Tracking', 'Buyer', 'SKU'],
    width: 4,
    added: new Set(),
    rows: new Map([[2, ['002', 'T2', 'Cat', 'S-1']]]),
  }
  const rows = tableOf({
    sheets: [SHEET, other, null],
    placeOf: (position) => ({ sheet: position, row: 2 }),
  })
  expect(rows.map((row) => row.slice(0, 6))).toEqual([
    ['Buyer', 'Order', 'Number', 'SKU', 'Courier code', 'Source'],
    ['Ann', '001', 'T1', '', '', 'first.csv'],
    ['Cat', '002', 'T2', 'S-1', '', 'second.csv'],
    ['', '003', 'T3', '', '', 'typed'],
  ])
})

test('two columns of the user with one name stay two, and columns of an earlier receipt are dropped', () => {
  const sheet: SheetRows = {
    ...SHEET,
    headers: ['Note', 'Order', 'Number', 'Note', 'Outcome'],
    width: 5,
    added: new Set([4]),
    rows: new Map([[2, ['a', '001', 'T1', 'b', 'Failed']]]),
  }
  const [header, first] = tableOf({ sheets: [sheet], positions: [0] })
  expect(header?.slice(0, 5)).toEqual(['Note', 'Order', 'Number', 'Note', 'Outcome'])
  expect(first?.slice(0, 5)).toEqual(['a', '001', 'T1', 'b', 'Accepted'])
})

test('a column mapped to two fields has the first, and the other gets a column of its own', () => {
  const sheet: SheetRows = {
    ...SHEET,
    match: { mapping: { orderId: 0, merchantOrderId: 0, trackingId: 1 } },
    headers: ['Order', 'Number'],
    width: 2,
  }
  const state = aJournal([anEntry({ orderId: 'A', merchantOrderId: 'A', trackingId: 'T' })]).state()
  const [header, first] = tableOf({ sheets: [sheet], positions: [0], state })
  expect(header?.slice(0, 3)).toEqual(['Order', 'Number', 'Merchant order ID'])
  expect(first?.slice(0, 3)).toEqual(['A', 'T', 'A'])
})

test('a receipt has the failed, the open or all entries, as counted before', () => {
  const state = anUpload().state()
  expect(positionsOf(state, 'failed')).toEqual([1])
  expect(positionsOf(state, 'open')).toEqual([1, 2])
  expect(positionsOf(state, 'all')).toEqual([0, 1, 2])
  for (const scope of ['failed', 'open', 'all'] as const) {
    expect(countOf(state.counts, scope)).toBe(positionsOf(state, scope).length)
  }
})

test('an entry in doubt has the reason of the doubt and the result of a resend', () => {
  const state = aJournal(entries)
    .submit()
    .request([0, 1, 2])
    .fault(TIMEOUT)
    .submit([0], 'doubt')
    .request([0])
    .answer({ acceptedOrders: 0, shipmentFailed: [aFailure(entries[0], 'not pending {status}')] })
    .state()
  const reasons = tableOf({ state }).map((row) => row.at(-4))
  expect(reasons.slice(1)).toEqual([
    'No answer in time. Since: not pending {status}',
    'No answer in time.',
    'No answer in time.',
  ])
})

test('if the upload has a shop, every row names it', () => {
  const rows = tableOf({ shop: 'North' })
  expect(rows.map((row) => row.slice(-2))).toEqual([
    ['Shop', 'tracking-upload outcome'],
    ['North', 'accepted'],
    ['North', 'failed'],
    ['North', 'courier-needed'],
  ])
})
