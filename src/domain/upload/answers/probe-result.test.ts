import { expect, test } from 'vitest'
import { aFailure, aJournal, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import { findProbeResult } from './probe-result.ts'

/** Two requests of two entries; the first got no answer, and its first entry was resent to find out. */
function aProbe() {
  const journal = aJournal(someEntries(4)).submit().request([0, 1]).fault(TIMEOUT)
  journal.request([2, 3]).answer({ acceptedOrders: 2 })
  return journal.submit([0], 'doubt').request([0])
}

test('accepted now: the others of its request have probably not been processed either', () => {
  expect(findProbeResult(aProbe().answer({ acceptedOrders: 1 }).state())).toEqual({
    position: 0,
    others: [1],
    found: { kind: 'was-pending' },
  })
})

test('an entry that needs a courier was pending too', () => {
  const journal = aProbe()
  const entry = journal.state().entries.at(0)
  const asked = { ...aFailure(entry, ''), possibleCouriers: [] }
  journal.answer({ acceptedOrders: 0, shipmentSelectCourier: [asked] })
  expect(findProbeResult(journal.state())?.found).toEqual({ kind: 'was-pending' })
})

test('rejected: the service said why', () => {
  const journal = aProbe()
  const entry = journal.state().entries.at(0)
  journal.answer({ acceptedOrders: 0, shipmentFailed: [aFailure(entry, 'Not pending')] })
  expect(findProbeResult(journal.state())?.found).toEqual({
    kind: 'request-rejected',
    message: 'Not pending',
  })
})

test('rejected after another entry of its order was accepted: the first sending stays unknown', () => {
  const [first, second, ...rest] = someEntries(3)
  if (!first || !second) throw new Error('Not enough entries')
  const duplicate = { ...second, orderId: first.orderId }
  const journal = aJournal([first, duplicate, ...rest]).submit()
  journal.request([0]).answer({ acceptedOrders: 1 }).request([1, 2]).fault(TIMEOUT)
  journal.submit([1], 'doubt').request([1])
  journal.answer({ acceptedOrders: 0, shipmentFailed: [aFailure(duplicate, 'Not pending')] })
  expect(findProbeResult(journal.state())).toEqual({
    position: 1,
    others: [2],
    found: { kind: 'other-entry', message: 'Not pending' },
  })
})

test('another entry of its order that was not accepted explains nothing', () => {
  const [first, second] = someEntries(2)
  if (!first || !second) throw new Error('Not enough entries')
  const duplicate = { ...second, orderId: first.orderId }
  const journal = aJournal([first, duplicate]).submit().request([0]).answer({ acceptedOrders: 0 })
  journal.request([1]).fault(TIMEOUT).submit([1], 'doubt').request([1])
  journal.answer({ acceptedOrders: 0, shipmentFailed: [aFailure(duplicate, 'Not pending')] })
  expect(findProbeResult(journal.state())?.found.kind).toBe('request-rejected')
})

test('the result stays, whatever else is resent', () => {
  const journal = aJournal(someEntries(5)).submit().request([0, 1, 2]).fault(TIMEOUT)
  journal.request([3, 4]).answer({ acceptedOrders: 0 })
  journal.add({ type: 'marked-accepted', at: 9, positions: [2] })
  journal.submit([0], 'doubt').request([0]).answer({ acceptedOrders: 1 })
  const told = { position: 0, others: [1], found: { kind: 'was-pending' } }
  expect(findProbeResult(journal.state())).toEqual(told)
  journal.submit([3], 'again')
  expect(findProbeResult(journal.state())).toEqual(told)
  expect(findProbeResult(journal.request([3]).state())).toEqual(told)
})

test('a probe that was later sent with a courier still says something about the others', () => {
  const journal = aProbe()
  const asked = { ...aFailure(journal.state().entries.at(0), ''), possibleCouriers: [] }
  journal.answer({ acceptedOrders: 0, shipmentSelectCourier: [asked] })
  journal.submit([0], 'couriers').request([0]).answer({ acceptedOrders: 1 })
  expect(findProbeResult(journal.state())?.others).toEqual([1])
})

test('an entry whose doubt is about a later sending is not among the others', () => {
  const journal = aJournal(someEntries(2)).submit().request([0, 1]).fault(TIMEOUT)
  const asked = { ...aFailure(journal.state().entries.at(1), ''), possibleCouriers: [] }
  journal.submit([1], 'doubt').request([1])
  journal.answer({ acceptedOrders: 0, shipmentSelectCourier: [asked] })
  journal.submit([1], 'couriers').request([1]).fault(TIMEOUT)
  journal.submit([0], 'doubt').request([0]).answer({ acceptedOrders: 1 })
  expect(journal.kinds()).toEqual(['accepted', 'in-doubt'])
  expect(findProbeResult(journal.state())?.others).toEqual([])
})

test('no answer again: the probe found nothing out', () => {
  expect(findProbeResult(aProbe().fault(TIMEOUT).state())?.found).toEqual({ kind: 'nothing' })
})

test('a second probe of another entry is about the same request', () => {
  const journal = aJournal(someEntries(3)).submit().request([0, 1, 2]).fault(TIMEOUT)
  journal.submit([0], 'doubt').request([0]).fault(TIMEOUT)
  journal.submit([0], 'doubt').request([0]).answer({ acceptedOrders: 1 })
  expect(findProbeResult(journal.state())).toMatchObject({ position: 0, others: [1, 2] })
})

test.each([
  ['before any was sent', aJournal(someEntries(2)).submit().request([0, 1]).fault(TIMEOUT)],
  ['while the answer is awaited', aProbe()],
  ['when several were sent again', aProbe().fault(TIMEOUT).submit([0, 1], 'doubt').request([0, 1])],
  ['when the token was rejected', aProbe().fault({ kind: 'unauthorized' })],
  ['when the answer counts more than was sent', aProbe().answer({ acceptedOrders: 5 })],
  [
    'when the person marked it as accepted',
    aProbe()
      .fault(TIMEOUT)
      .add({ type: 'marked-accepted', at: 9, positions: [0] }),
  ],
  [
    'when the person gave it up',
    aProbe()
      .fault(TIMEOUT)
      .add({ type: 'set-aside', at: 9, positions: [0], why: '' }),
  ],
  [
    'when nothing is in doubt any more',
    aProbe()
      .answer({ acceptedOrders: 1 })
      .add({ type: 'marked-accepted', at: 9, positions: [1] }),
  ],
])('%s there is no result', (_, journal) => {
  expect(findProbeResult(journal.state())).toBeNull()
})
