import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anEntry, anUploadResult } from '#testing/builders.ts'
import { aFailure } from '#testing/uploads/upload-journal.ts'
import { matchAnswer } from './match-answer.ts'

const NOBODY = { orderId: null, merchantOrderId: null, trackingId: null, courier: null }
const first = anEntry({ orderId: '1', trackingId: 'A', merchantOrderId: 'M1' })
const second = anEntry({ orderId: '2', trackingId: 'B', merchantOrderId: 'M2' })
const entries = [first, second]

function matchFailed(...reports: readonly object[]) {
  const shipmentFailed = reports.map((ids) => ({ ...NOBODY, errorMessage: 'no', ...ids }))
  return matchAnswer(entries, anUploadResult({ shipmentFailed }))
}

test.each([
  ['order and tracking number', { orderId: '2', trackingId: 'B' }, 1],
  ['the order alone', { orderId: '2' }, 1],
  ['the order, although the tracking number was changed', { orderId: '2', trackingId: 'b' }, 1],
  ['merchant number and tracking number', { merchantOrderId: 'M2', trackingId: 'B' }, 1],
  [
    'merchant number and tracking number of an order that is called otherwise',
    { orderId: '02', merchantOrderId: 'M2', trackingId: 'B' },
    1,
  ],
])('a report finds its entry by %s', (_, ids, index) => {
  const { failed, strays } = matchFailed(ids)
  expect([...failed.keys()]).toEqual([index])
  expect(strays).toEqual([])
})

test.each([
  ['an order that was not sent', { orderId: '3', trackingId: 'B' }],
  ['a tracking number alone', { trackingId: 'B' }],
  [
    'a merchant number with the tracking number of another',
    { merchantOrderId: 'M2', trackingId: 'A' },
  ],
  ['a merchant number alone', { merchantOrderId: 'M2' }],
  ['nobody', {}],
  ['empty values', { orderId: '', trackingId: '' }],
])('a report that names %s is a stray', (_, ids) => {
  const { failed, strays } = matchFailed(ids)
  expect(failed.size).toBe(0)
  expect(strays).toHaveLength(1)
})

test('with two numbers of one order, each report finds its own, whichever comes first', () => {
  const duplicates = [
    anEntry({ orderId: '1', trackingId: 'A' }),
    anEntry({ orderId: '1', trackingId: 'B' }),
  ]
  const shipmentFailed = [
    { ...NOBODY, orderId: '1', errorMessage: 'loose' },
    aFailure(duplicates[0], 'exact'),
  ]
  const { failed } = matchAnswer(duplicates, anUploadResult({ shipmentFailed }))
  expect(failed.get(0)?.map((report) => report.errorMessage)).toEqual(['exact'])
  expect(failed.get(1)?.map((report) => report.errorMessage)).toEqual(['loose'])
})

test('with two numbers of one order, the second is found by its number', () => {
  const duplicates = [
    anEntry({ orderId: '1', trackingId: 'A' }),
    anEntry({ orderId: '1', trackingId: 'B' }),
  ]
  const answer = anUploadResult({ shipmentFailed: [aFailure(duplicates[1], 'no')] })
  expect([...matchAnswer(duplicates, answer).failed.keys()]).toEqual([1])
})

test('an entry that is named twice keeps both reports', () => {
  const shipmentFailed = [aFailure(first, 'one'), aFailure(first, 'two')]
  const shipmentSelectCourier = [{ ...NOBODY, orderId: '1', possibleCouriers: [] }]
  const { failed, courier } = matchAnswer(
    entries,
    anUploadResult({ shipmentFailed, shipmentSelectCourier }),
  )
  expect(failed.get(0)).toHaveLength(2)
  expect(courier.get(0)).toHaveLength(1)
})

test('an order ID may be a property name of JavaScript objects', () => {
  const odd = anEntry({ orderId: '__proto__', trackingId: 'constructor' })
  const answer = anUploadResult({ shipmentFailed: [aFailure(odd, 'no')] })
  expect(matchAnswer([odd], answer).failed.size).toBe(1)
})

const value = fc.constantFrom('1', '2', '3', 'A', 'B')
const anyEntry = fc.record({ orderId: value, trackingId: value, merchantOrderId: value })
const anyReport = fc.record({
  orderId: fc.option(value),
  merchantOrderId: fc.option(value),
  trackingId: fc.option(value),
  courier: fc.constant(null),
})

test('no report is lost: each is matched once or a stray', () => {
  fc.assert(
    fc.property(
      fc.array(anyEntry, { maxLength: 8 }),
      fc.array(anyReport.map((ids) => ({ ...ids, errorMessage: 'm' }))),
      fc.array(anyReport.map((ids) => ({ ...ids, possibleCouriers: [] }))),
      (sent, shipmentFailed, shipmentSelectCourier) => {
        const answer = anUploadResult({ shipmentFailed, shipmentSelectCourier })
        const { failed, courier, strays } = matchAnswer(sent, answer)
        const found = [...[...failed.values()].flat(), ...[...courier.values()].flat(), ...strays]
        expect(new Set(found)).toEqual(new Set([...shipmentFailed, ...shipmentSelectCourier]))
        expect(found).toHaveLength(shipmentFailed.length + shipmentSelectCourier.length)
      },
    ),
  )
})
