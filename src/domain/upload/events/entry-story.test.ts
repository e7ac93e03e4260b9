import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { aFailure, aJournal, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import { entryStory } from '#testing/uploads/spell-out.ts'

const entries = someEntries(4)
const all = [0, 1, 2, 3]
type Journal = ReturnType<typeof aJournal>
const storyOf = (journal: Journal, position: number) =>
  entryStory(entries, position, journal.events)
const kinds = (journal: Journal, position: number) =>
  storyOf(journal, position).map(({ kind }) => kind)
const sent = () => aJournal(entries).submit().request(all)

test('an entry that was accepted was sent and answered', () => {
  const journal = sent().answer({ acceptedOrders: 4 })
  expect(storyOf(journal, 1)).toEqual([
    { kind: 'sent', at: 2000, request: 1, submission: 0, entry: entries[1] },
    {
      kind: 'answered',
      at: 3000,
      request: 1,
      outcome: { kind: 'accepted', how: 'by-count', at: 3000 },
    },
  ])
})

test('an entry that was not sent has no steps', () => {
  expect(storyOf(aJournal(entries).submit().request([0]), 3)).toEqual([])
})

test('a failed entry is corrected, resent with its new values, and accepted', () => {
  const corrected = { orderId: 'O-2', trackingId: 'NEW' }
  const journal = sent()
    .answer({ acceptedOrders: 3, shipmentFailed: [aFailure(entries[2], 'Not valid')] })
    .add({ type: 'corrected', at: 4000, position: 2, entry: corrected })
    .submit([2], 'corrected')
    .request([2])
    .answer({ acceptedOrders: 1 })
  expect(storyOf(journal, 2)).toMatchObject([
    { kind: 'sent', request: 1, submission: 0 },
    { kind: 'answered', outcome: { kind: 'failed', message: 'Not valid' } },
    { kind: 'corrected', changes: [{ field: 'trackingId', from: 'T-2', to: 'NEW' }] },
    { kind: 'sent', request: 2, submission: 1, entry: corrected },
    { kind: 'answered', outcome: { kind: 'accepted' } },
  ])
  expect(kinds(journal, 1)).toEqual(['sent', 'answered'])
})

test('a courier is chosen for several at once, taken back, chosen again and sent with it', () => {
  const journal = sent().answer({
    acceptedOrders: 2,
    shipmentSelectCourier: [entries[0], entries[1]].map((entry) => ({
      ...aFailure(entry, ''),
      possibleCouriers: [aCandidate()],
    })),
  })
  const choose = (positions: readonly number[], courier: string | null, courierName: string) =>
    journal.add({ type: 'courier-chosen', at: 5, positions, courier, courierName })
  choose([0, 1], '7', 'Seven')
  journal.add({ type: 'choice-undone', at: 6 })
  choose([0], '8', 'Eight')
  choose([1], '9', 'Nine')
  journal.submit([0], 'couriers').request([0])
  expect(storyOf(journal, 0).slice(2)).toMatchObject([
    { kind: 'courier-chosen', courier: '7', courierName: 'Seven', count: 2 },
    { kind: 'choice-dropped', at: 6 },
    { kind: 'courier-chosen', courier: '8', count: 1 },
    { kind: 'sent', submission: 1, entry: { courier: '8' } },
  ])
  choose([1], null, '')
  expect(kinds(journal, 1).slice(4)).toEqual(['courier-chosen', 'choice-dropped'])
})

test('a choice for other entries, left for later or undone, is no step', () => {
  const journal = sent().answer({ acceptedOrders: 0 })
  const choose = (positions: readonly number[], courier: string | null) =>
    journal.add({ type: 'courier-chosen', at: 5, positions, courier, courierName: '' })
  choose([0], null)
  choose([0], '7')
  choose([1], '8')
  journal.add({ type: 'choice-undone', at: 6 })
  expect(kinds(journal, 0)).toEqual(['sent', 'answered', 'courier-chosen'])
})

test('the user may resolve an entry without an answer, and undo that', () => {
  const journal = sent()
    .fault(TIMEOUT)
    .add({ type: 'set-aside', at: 4, positions: [3], why: 'lost' })
    .add({ type: 'taken-back', at: 5, positions: [3] })
    .add({ type: 'marked-accepted', at: 6, positions: [3] })
  expect(storyOf(journal, 3).slice(1)).toMatchObject([
    { kind: 'faulted', request: 1, fault: TIMEOUT, outcome: { kind: 'in-doubt' } },
    { kind: 'set-aside', why: 'lost' },
    { kind: 'taken-back' },
    { kind: 'marked' },
  ])
})

test('an event that changes nothing is no step', () => {
  const journal = sent()
    .answer({ acceptedOrders: 4 })
    .add({ type: 'set-aside', at: 4, positions: [0], why: '' })
    .add({ type: 'corrected', at: 5, position: 0, entry: { orderId: 'X', trackingId: 'X' } })
    .fault(TIMEOUT, 1)
  expect(kinds(journal, 0)).toEqual(['sent', 'answered'])
})
