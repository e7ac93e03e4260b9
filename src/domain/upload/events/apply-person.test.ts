import { expect, test } from 'vitest'
import { aFailure, aJournal, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import { planRequest } from '#domain/upload/requests/plan-request.ts'

const entries = someEntries(3)
const [first] = entries
const EVERYTHING = [0, 1, 2]
const corrected = { orderId: 'O-9', trackingId: 'T-9' }

test('a waiting entry is changed in place and needs no resend', () => {
  const journal = aJournal(entries)
    .submit()
    .add({ type: 'corrected', at: 2, position: 1, entry: corrected })
  expect(journal.state().entries.at(1)).toBe(corrected)
  expect(journal.state().corrected.size).toBe(0)
})

test('a waiting entry was never sent, and cannot be marked as accepted', () => {
  const journal = aJournal(entries).submit().request([0]).fault(TIMEOUT)
  journal.add({ type: 'marked-accepted', at: 4, positions: EVERYTHING })
  expect(journal.kinds()).toEqual(['accepted', 'waiting', 'waiting'])
})

test('Stop lasts until Resume, and holds the submissions up to the last one', () => {
  const journal = aJournal(entries).submit().request(EVERYTHING).answer({ acceptedOrders: 0 })
  expect(journal.state().stopped).toBe(false)
  journal.submit(EVERYTHING, 'again').add({ type: 'stopped', at: 9 })
  expect(journal.state()).toMatchObject({ stopped: true, memory: { stoppedUpTo: 1 } })
  journal.add({ type: 'resumed', at: 9 })
  expect(journal.state()).toMatchObject({ stopped: false, memory: { stoppedUpTo: -1 } })
})

test('Stop before the first submission holds no later one', () => {
  const journal = aJournal(entries).add({ type: 'stopped', at: 1 }).submit()
  expect(planRequest(journal.state(), { requestSize: 9, pausedUpTo: -1 })).not.toBeNull()
})

test('Resume takes only entries that never left, in their own submission', () => {
  const journal = aJournal(entries).submit().request(EVERYTHING)
  journal.answer({
    acceptedOrders: 1,
    shipmentFailed: [aFailure(first, 'no'), aFailure(entries[1], 'no')],
  })
  journal.submit([1], 'again').request([1]).fault({ kind: 'not-connected' })
  expect(journal.kinds()).toEqual(['failed', 'not-sent', 'accepted'])
  journal.add({ type: 'resumed', at: 9 })
  expect(journal.kinds()).toEqual(['failed', 'waiting', 'accepted'])
  expect(journal.state().memory.waitingIn).toEqual(new Map([[1, 1]]))
})
