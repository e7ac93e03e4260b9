import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anEntry, anUploadResult } from '#testing/builders.ts'
import { aFailure } from '#testing/uploads/upload-journal.ts'
import { judgeAnswer } from './judge-reply.ts'
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
  ['a tracking number that no other entry has', { trackingId: 'B' }, 1],
  [
    'the tracking number of an order that is called otherwise',
    { orderId: '3', trackingId: 'B' },
    1,
  ],
  ['the order with zeros in front', { orderId: '002' }, 1],
  ['the order as a number with a fraction', { orderId: '2.0' }, 1],
  ['the order with a leading #', { orderId: '#2', trackingId: 'another' }, 1],
  ['the order in full width', { orderId: '２' }, 1],
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
  ['an order that was not sent', { orderId: '3', trackingId: 'C' }],
  ['a tracking number that was not sent', { trackingId: 'C' }],
  [
    'a merchant number with a tracking number that was not sent',
    { merchantOrderId: 'M2', trackingId: 'C' },
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

const hundred = Array.from({ length: 100 }, (_, index) =>
  anEntry({ orderId: `SO-${index}`, trackingId: `YT${index}` }),
)

function judgeHundred(acceptedOrders: number, ...reports: readonly object[]) {
  const shipmentFailed = reports.map((ids) => ({ ...NOBODY, errorMessage: 'no', ...ids }))
  const result = anUploadResult({ acceptedOrders, shipmentFailed })
  const answered = { request: 1, at: 5, entries: hundred, doubtOf: () => undefined }
  const { outcomes, strays } = judgeAnswer({ ...answered, result })
  const failed = outcomes.flatMap(({ kind }, index) => (kind === 'failed' ? [index] : []))
  return { outcomes, failed, strays, unnamed: outcomes.find(({ kind }) => kind !== 'failed')?.kind }
}

test.each([
  ['other capitals', { orderId: 'so-7', trackingId: 'YT7' }],
  ['other capitals, without its number', { orderId: 'so-7' }],
  ['zeros', { orderId: 'SO-007', trackingId: 'another' }],
  ['another name, with its number', { orderId: 'Shop 7', trackingId: 'YT7' }],
])('one of a hundred entries named in %s leaves no entry unexplained', (_, ids) => {
  const { outcomes, failed, strays, unnamed } = judgeHundred(99, ids)
  expect({ failed, strays, unnamed }).toEqual({ failed: [7], strays: [], unnamed: 'accepted' })
  expect(outcomes[7]).toMatchObject({ message: 'no', otherOrder: ids.orderId })
})

test('an order written otherwise counts only if the accepted count then agrees', () => {
  const exact = { orderId: 'SO-1', trackingId: 'YT1' }
  const { failed, strays, unnamed } = judgeHundred(99, exact, { orderId: 'so-7' })
  expect({ failed, unnamed }).toEqual({ failed: [1], unnamed: 'accepted' })
  expect(strays).toMatchObject([{ orderId: 'so-7' }])
  expect(judgeHundred(90, { orderId: 'so-7' })).toMatchObject({
    failed: [],
    strays: [{ orderId: 'so-7' }],
    unnamed: 'unexplained',
  })
})

test('where all names written otherwise are too many, those with an exact tracking number count', () => {
  const { failed, strays } = judgeHundred(
    98,
    { orderId: 'so-7' },
    { orderId: 'x', trackingId: 'YT8' },
  )
  expect({ failed, strays }).toMatchObject({ failed: [7, 8], strays: [] })
  const fewer = judgeHundred(99, { orderId: 'so-7' }, { orderId: 'x', trackingId: 'YT8' })
  expect(fewer).toMatchObject({ failed: [8], strays: [{ orderId: 'so-7' }] })
})

test('a second name of an entry that is named exactly counts beside a name of nobody', () => {
  const exact = { orderId: 'SO-1', trackingId: 'YT1' }
  const again = { orderId: 'so-1', trackingId: 'YT1', errorMessage: 'again' }
  const { outcomes, strays } = judgeHundred(99, exact, again, { orderId: 'so-7' })
  expect(outcomes[1]).toMatchObject({ kind: 'failed', message: 'no\nagain' })
  expect(strays).toMatchObject([{ orderId: 'so-7' }])
})

test('an order that two entries could mean is nobody’s, unless one of them is named exactly', () => {
  const spellings = [anEntry({ orderId: 'SO-1' }), anEntry({ orderId: 'SO-01' })]
  const named = (...orderIds: readonly string[]) =>
    anUploadResult({
      acceptedOrders: 2 - orderIds.length,
      shipmentFailed: orderIds.map((orderId) => ({ ...NOBODY, orderId, errorMessage: '' })),
    })
  expect(matchAnswer(spellings, named('so-1')).strays).toHaveLength(1)
  expect([...matchAnswer(spellings, named('SO-1', 'so-1')).failed.keys()]).toEqual([0, 1])
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
