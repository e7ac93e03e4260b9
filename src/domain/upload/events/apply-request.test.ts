import { openRequests } from '#domain/upload/summary.ts'
import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { aFailure, aJournal, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import type { Fault } from '#domain/upload/fault.ts'

const entries = someEntries(3)
const [first, second] = entries
const EVERYTHING = [0, 1, 2]
const sent = () => aJournal(entries).submit().request(EVERYTHING)
const doubted = () => sent().fault(TIMEOUT)

test('an accepted entry is not changed by a later request that includes it', () => {
  const journal = aJournal(entries).submit().request([0]).answer({ acceptedOrders: 1 })
  expect(journal.request([0, 1]).kinds()).toEqual(['accepted', 'sending', 'waiting'])
  expect(journal.fault(TIMEOUT).kinds()).toEqual(['accepted', 'in-doubt', 'waiting'])
})

test('positions outside the upload are ignored in a request', () => {
  const journal = aJournal(entries).submit().request([0, 1, 1, 9, -1])
  expect(journal.answer({ acceptedOrders: 2 }).kinds()).toEqual(['accepted', 'accepted', 'waiting'])
})

test('a fault is kept with its request, which is no longer in flight', () => {
  const state = doubted().state()
  expect(state.requests).toMatchObject([{ reply: { kind: 'fault', at: 3000, fault: TIMEOUT } }])
  expect(openRequests(state)).toEqual([])
})

test('a report about an entry outside the request is kept as a stray', () => {
  const foreign = aFailure({ orderId: 'X', trackingId: 'Y' }, 'gone')
  const journal = sent().answer({ acceptedOrders: 3, shipmentFailed: [foreign] })
  expect(journal.kinds()).toEqual(['accepted', 'accepted', 'accepted'])
  expect(journal.state().strays).toEqual([
    { request: 1, orderId: 'X', merchantOrderId: null, trackingId: 'Y', message: 'gone' },
  ])
})

test('a late answer decides only about entries that were neither resolved nor resent', () => {
  const journal = doubted().add({ type: 'set-aside', at: 4, positions: [1], why: 'lost' })
  journal.submit([0], 'doubt').request([0]).fault(TIMEOUT)
  journal.answer({ acceptedOrders: 3 }, 1)
  expect(journal.kinds()).toEqual(['in-doubt', 'set-aside', 'accepted'])
})

test('a late answer keeps the doubt about resent entries, also when all are in doubt', () => {
  const journal = doubted().submit([0], 'doubt').request([0]).fault(TIMEOUT)
  expect(journal.kinds()).toEqual(['in-doubt', 'in-doubt', 'in-doubt'])
  journal.answer({ acceptedOrders: 3 }, 1)
  expect(journal.kinds()).toEqual(['in-doubt', 'accepted', 'accepted'])
})

test('a late answer to a resend keeps the doubt about the first sending', () => {
  const journal = doubted().submit([0], 'doubt').request([0]).fault(TIMEOUT)
  const late = { acceptedOrders: 0, shipmentFailed: [aFailure(first, 'Not pending')] }
  expect(journal.answer(late, 2).state().outcomes[0]).toMatchObject({
    kind: 'in-doubt',
    doubt: { request: 1 },
    since: { message: 'Not pending' },
  })
})

test.each<[Fault, string | null]>([
  [{ kind: 'request-rejected', status: 422, excerpt: 'Not pending' }, 'Not pending'],
  [{ kind: 'request-rejected', status: 422, excerpt: '' }, null],
  [{ kind: 'too-large' }, null],
])('a doubtful entry that is refused with %j stays in doubt, with both facts', (fault, message) => {
  const journal = doubted().submit([0], 'doubt').request([0]).fault(fault)
  expect(journal.state().outcomes[0]).toMatchObject({
    kind: 'in-doubt',
    doubt: { request: 1 },
    since: { at: 6000, message },
  })
})

test('unexplained after a doubt: the first doubt counts', () => {
  const journal = doubted().submit([0, 1], 'doubt').request([0, 1]).answer({ acceptedOrders: 1 })
  expect(journal.kinds()).toEqual(['unexplained', 'unexplained', 'in-doubt'])
  journal.submit([0], 'one-by-one').request([0]).answer({ acceptedOrders: 0 })
  expect(journal.state().outcomes[0]).toMatchObject({ kind: 'in-doubt', doubt: { request: 1 } })
})

test('an entry that needed a courier was pending, so a later failure leaves no doubt', () => {
  const journal = doubted().submit([1], 'doubt').request([1])
  const asked = { ...aFailure(second, ''), possibleCouriers: [aCandidate()] }
  journal.answer({ acceptedOrders: 0, shipmentSelectCourier: [asked] })
  journal.submit([1], 'couriers').request([1]).answer({ acceptedOrders: 0 })
  expect(journal.kinds()).toEqual(['in-doubt', 'failed', 'in-doubt'])
})

test('an answer to a corrected entry is read with what was sent then', () => {
  const corrected = { orderId: 'O-9', trackingId: 'T-9' }
  const journal = sent().answer({ acceptedOrders: 2, shipmentFailed: [aFailure(first, 'Unknown')] })
  journal.add({ type: 'corrected', at: 4, position: 0, entry: corrected }).submit([0], 'corrected')
  journal.request([0])
  journal.answer({ acceptedOrders: 0, shipmentFailed: [aFailure(corrected, 'Still unknown')] })
  expect(journal.state().outcomes[0]).toMatchObject({ message: 'Still unknown' })
  expect(journal.state().strays).toEqual([])
})

test('an answer may name 200,000 orders that were not sent; the one that was sent has its outcome', () => {
  const entries = someEntries(1)
  const strangers = someEntries(200_001).slice(1)
  const shipmentFailed = strangers.map((stranger) => aFailure(stranger, 'Not yours'))
  const journal = aJournal(entries).submit().request([0])
  journal.answer({ acceptedOrders: 1, shipmentFailed })
  expect(journal.kinds()).toEqual(['accepted'])
  expect(journal.state().strays).toHaveLength(200_000)
})
