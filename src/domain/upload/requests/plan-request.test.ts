import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { aFailure, aJournal, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import type { Fault } from '#domain/upload/fault.ts'
import { isTrialUnderWay, planRequest } from './plan-request.ts'
import type { UploadState } from '#domain/upload/upload.ts'

const settings = { requestSize: 100, pausedUpTo: -1 }

const orders = (...names: readonly string[]) =>
  names.map((orderId, index) => anEntry({ orderId, trackingId: `T-${index}` }))

function planned(state: UploadState, requestSize = 100) {
  const plan = planRequest(state, { ...settings, requestSize })
  return plan?.positions ?? 'nothing'
}

const upTo = (count: number) => [...Array(count).keys()]

test('before it is submitted nothing is sent', () => {
  expect(planned(aJournal(someEntries(3)).state())).toBe('nothing')
})

test('an upload without entries sends nothing', () => {
  expect(planned(aJournal([]).submit().state())).toBe('nothing')
  expect(aJournal([]).state().memory.waitingIn.size).toBe(0)
})

test('a small upload is one request', () => {
  const entries = someEntries(100)
  const plan = planRequest(aJournal(entries).submit().state(), settings)
  expect(plan).toMatchObject({ submission: 0, isTrial: false, entries })
  expect(planned(aJournal(someEntries(100)).submit().state())).toEqual(upTo(100))
})

test('more than 100 entries begin with a trial of ten, and continue when it was answered', () => {
  const journal = aJournal(someEntries(101)).submit()
  expect(planRequest(journal.state(), settings)).toMatchObject({ isTrial: true })
  expect(planned(journal.state())).toEqual(upTo(10))
  journal.request(upTo(10))
  expect(planned(journal.state())).toBe('nothing')
  journal.answer({ acceptedOrders: 10 })
  expect(planned(journal.state())).toEqual(upTo(101).slice(10))
})

test('a trial is under way while its request is on its way', () => {
  const journal = aJournal(someEntries(200)).submit()
  expect(isTrialUnderWay(journal.state())).toBe(false)
  expect(isTrialUnderWay(journal.request(upTo(10)).state())).toBe(true)
  expect(isTrialUnderWay(journal.answer({ acceptedOrders: 10 }).state())).toBe(false)
  expect(isTrialUnderWay(journal.request(upTo(20).slice(10)).state())).toBe(false)
})

test('ten entries of a small upload, or one of many sent one by one, are no trial', () => {
  const small = aJournal(someEntries(10)).submit().request(upTo(10))
  expect(isTrialUnderWay(small.state())).toBe(false)
  const single = aJournal(someEntries(200)).submit(null, 'first-sending', 1).request([0])
  expect(isTrialUnderWay(single.state())).toBe(false)
  const five = aJournal(someEntries(200)).submit().request(upTo(5))
  expect(isTrialUnderWay(five.state())).toBe(false)
})

test('a trial that got no answer is no longer under way', () => {
  const journal = aJournal(someEntries(200)).submit().request(upTo(10))
  expect(isTrialUnderWay(journal.fault({ kind: 'unauthorized' }).state())).toBe(false)
})

const REFUSED: Fault = { kind: 'request-rejected', status: 422, excerpt: '' }

/** Of 300 entries, the first 10 failed in the trial, 190 were refused, and the last 100 are on their way. */
function resendOf(count: number) {
  const journal = aJournal(someEntries(300))
    .submit()
    .request(upTo(10))
    .answer({ acceptedOrders: 0 })
  journal.request(upTo(200).slice(10)).fault(REFUSED)
  return journal.request(upTo(300).slice(200)).submit(upTo(count), 'again')
}

test('a resend begins with a trial of its own, whatever else is on its way', () => {
  const journal = resendOf(150)
  expect(planRequest(journal.state(), settings)).toMatchObject({ submission: 1, isTrial: true })
  expect(isTrialUnderWay(journal.state())).toBe(false)
  journal.request(upTo(10)).submit([160], 'again')
  expect(isTrialUnderWay(journal.state())).toBe(true)
})

test('entries that the service has answered before are resent without a trial', () => {
  const journal = aJournal(someEntries(200))
    .submit()
    .request(upTo(10))
    .answer({ acceptedOrders: 0 })
  journal.request(upTo(200).slice(10)).answer({ acceptedOrders: 0 })
  const plan = planRequest(journal.submit(upTo(200), 'corrected').state(), settings)
  expect(plan).toMatchObject({ submission: 1, isTrial: false, positions: upTo(100) })
})

test.each<readonly [string, Fault]>([
  ['refused', REFUSED],
  ['in doubt', TIMEOUT],
])('entries that were %s are resent with a trial, since none was answered', (_, fault) => {
  const journal = aJournal(someEntries(200))
    .submit()
    .request(upTo(10))
    .answer({ acceptedOrders: 0 })
  journal.request(upTo(200).slice(10)).fault(fault)
  const reason = fault === TIMEOUT ? 'doubt' : 'again'
  const plan = planRequest(journal.submit(upTo(200).slice(10), reason).state(), settings)
  expect(plan).toMatchObject({ submission: 1, isTrial: true })
})

test('a refused batch is sent in halves without a trial', () => {
  const journal = resendOf(150).request(upTo(150))
  journal.fault(REFUSED)
  const plan = planRequest(journal.submit(upTo(150), 'split', 75).state(), settings)
  expect(plan).toMatchObject({ submission: 2, isTrial: false, positions: upTo(75) })
})

test('a trial without an answer is tried again', () => {
  const journal = aJournal(someEntries(101))
    .submit()
    .request(upTo(10))
    .fault({ kind: 'unauthorized' })
  expect(planned(journal.state())).toEqual(upTo(10))
})

test.each([5, 10])('requests of %d need no trial', (requestSize) => {
  const state = aJournal(someEntries(101)).submit().state()
  expect(planRequest(state, { ...settings, requestSize })).toMatchObject({ isTrial: false })
})

test('a request that was too large is sent in halves, and later ones stay small', () => {
  const journal = aJournal(someEntries(40)).submit().request(upTo(40)).fault({ kind: 'too-large' })
  expect(planned(journal.state())).toEqual(upTo(20))
  journal.request(upTo(20)).answer({ acceptedOrders: 20 })
  expect(planned(journal.state())).toEqual(upTo(40).slice(20))
})

test('one by one sends one entry per request', () => {
  const journal = aJournal(someEntries(3)).submit().request(upTo(3)).answer({ acceptedOrders: 1 })
  expect(planned(journal.submit(upTo(3), 'one-by-one', 1).state())).toEqual([0])
})

test('an order is in a request only once, in the order of the sheet', () => {
  const journal = aJournal(orders('A', 'B', 'A', 'A')).submit()
  expect(planned(journal.state())).toEqual([0, 1])
  journal.request([0, 1])
  expect(planned(journal.state())).toBe('nothing')
  journal.answer({ acceptedOrders: 2 })
  expect(planned(journal.state())).toEqual([2])
})

test('an order that is in flight waits, others are sent', () => {
  const journal = aJournal(orders('A', 'A', 'B'))
    .submit()
    .request([0])
  expect(planned(journal.state())).toEqual([2])
})

test('behind an entry in doubt its order waits, until the doubt is resolved', () => {
  const journal = aJournal(orders('A', 'B', 'A'))
    .submit()
    .request([0, 1])
    .fault(TIMEOUT)
  expect(planned(journal.state())).toBe('nothing')
  journal.add({ type: 'marked-accepted', at: 9, positions: [0] })
  expect(planned(journal.state())).toEqual([2])
})

test('a resend waits behind a doubt about its order', () => {
  const entries = orders('A', 'A')
  const journal = aJournal(entries).submit().request([1])
  journal.answer({ acceptedOrders: 0 }).request([0]).fault(TIMEOUT).submit([1], 'again')
  expect(planned(journal.state())).toBe('nothing')
})

test('entries are sent as they are now, corrected and with their couriers', () => {
  const journal = aJournal(someEntries(2)).submit().request([0, 1]).answer({ acceptedOrders: 0 })
  const corrected = { orderId: 'O-9', trackingId: 'T-9' }
  journal.add({ type: 'corrected', at: 9, position: 0, entry: corrected })
  journal.add({ type: 'courier-chosen', at: 9, positions: [0], courier: '7', courierName: '' })
  expect(planRequest(journal.submit([0], 'corrected').state(), settings)).toMatchObject({
    positions: [0],
    entries: [{ ...corrected, courier: '7' }],
  })
})

test('an order is free again when its earlier entry was answered, also below the doubt about another', () => {
  const journal = aJournal(orders('X', 'A', 'A'))
    .submit()
    .request([0])
    .fault(TIMEOUT)
  expect(planned(journal.request([1]).answer({ acceptedOrders: 1 }).state())).toEqual([2])
})

test('a doubt further down in the sheet blocks no entry', () => {
  const journal = aJournal(orders('A', 'B', 'A'))
    .submit()
    .request([0, 1])
  journal.answer({ acceptedOrders: 1, shipmentFailed: [aFailure(anEntry({ orderId: 'A' }), 'no')] })
  journal.request([2]).fault(TIMEOUT)
  expect(planned(journal.submit([0], 'again').state())).toEqual([0])
})

test('after Stop a resend is sent alone, the rest waits for Send the remaining', () => {
  const journal = aJournal(someEntries(3)).submit().request([0]).answer({ acceptedOrders: 0 })
  journal.add({ type: 'stopped', at: 9 }).submit([0], 'again')
  expect(planned(journal.state())).toEqual([0])
  journal.request([0]).answer({ acceptedOrders: 1 })
  expect(planned(journal.state())).toBe('nothing')
  expect(planned(journal.add({ type: 'resumed', at: 9 }).state())).toEqual([1, 2])
})

test('a pause holds the entries that were submitted before it', () => {
  const journal = aJournal(someEntries(3)).submit().request([0]).answer({ acceptedOrders: 0 })
  const state = journal.submit([0], 'again').state()
  expect(planRequest(state, { ...settings, pausedUpTo: 0 })).toMatchObject({ positions: [0] })
  expect(planRequest(state, { ...settings, pausedUpTo: 1 })).toBeNull()
})

test('when everything is on its way there is no next request', () => {
  expect(planned(aJournal(someEntries(2)).submit().request([0, 1]).state())).toBe('nothing')
})

test('the earlier submission is sent first', () => {
  const journal = aJournal(someEntries(3)).submit().request([0]).answer({ acceptedOrders: 0 })
  expect(planned(journal.submit([0], 'again').state())).toEqual([1, 2])
})

test('the earlier submission is sent first, also when its entries came back only now', () => {
  const journal = aJournal(someEntries(3)).submit().request([0]).answer({ acceptedOrders: 0 })
  journal.request([1, 2]).submit([0], 'again').fault({ kind: 'unauthorized' })
  expect(planned(journal.state())).toEqual([1, 2])
})
