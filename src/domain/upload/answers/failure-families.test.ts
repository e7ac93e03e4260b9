import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { aFailure, aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { createFamilyMemory, groupFamilies, learnFamilies } from './failure-families.ts'
import type { UploadState } from '#domain/upload/upload.ts'

type Say = (entry: TrackingEntry, index: number) => string

/** An upload whose entries all failed, each with a message from `say`. */
function anUploadThatFailed(entries: readonly TrackingEntry[], say: Say) {
  const journal = aJournal(entries)
    .submit()
    .request([...entries.keys()])
  const shipmentFailed = entries.map((entry, index) => aFailure(entry, say(entry, index)))
  return journal.answer({ acceptedOrders: 0, shipmentFailed })
}

const never = () => false

function familiesOf(state: UploadState, memory = createFamilyMemory()) {
  const failed = state.outcomes.flatMap(({ kind }, position) => (kind === 'failed' ? position : []))
  learnFamilies(memory, state, failed, 0, never)
  return groupFamilies(memory, failed)
}

const summary = (state: UploadState) =>
  familiesOf(state).map(({ pattern, positions }) => [pattern, positions.length])

test('messages that differ only in the values they name are one family, the largest first', () => {
  const journal = anUploadThatFailed(someEntries(5), ({ orderId, trackingId }, index) =>
    index % 2 === 0 && index < 4
      ? `Number ${trackingId} is taken`
      : `Order ${orderId} was not found`,
  )
  expect(summary(journal.state())).toEqual([
    ['Order {…} was not found', 3],
    ['Number {…} is taken', 2],
  ])
})

test('entries that failed without a reason are a family of their own', () => {
  const journal = aJournal(someEntries(2)).submit().request([0, 1]).answer({ acceptedOrders: 0 })
  expect(summary(journal.state())).toEqual([[null, 2]])
})

test('a corrected entry stays in the family of its message, which is about what was sent', () => {
  const journal = anUploadThatFailed(someEntries(2), ({ orderId }) => `Order ${orderId} is unknown`)
  journal.add({ type: 'corrected', at: 9, position: 0, entry: { orderId: 'X', trackingId: 'T-0' } })
  expect(summary(journal.state())).toEqual([['Order {…} is unknown', 2]])
})

test('a resent entry that fails for another reason changes its family', () => {
  const entries = someEntries(2)
  const journal = anUploadThatFailed(entries, ({ orderId }) => `Order ${orderId} is unknown`)
  const memory = createFamilyMemory()
  expect(familiesOf(journal.state(), memory)).toHaveLength(1)
  journal.submit([1], 'corrected').request([1])
  journal.answer({ acceptedOrders: 0, shipmentFailed: [aFailure(entries[1], 'Order is closed')] })
  expect(familiesOf(journal.state(), memory).map(({ pattern }) => pattern)).toEqual([
    'Order {…} is unknown',
    'Order is closed',
  ])
})

test('the courier codes that a family complains about are listed, the most frequent first', () => {
  const entries = someEntries(5).map((entry, index) => ({
    ...entry,
    courier: index < 2 ? 'XX' : 'YY',
  }))
  const journal = anUploadThatFailed(entries, ({ courier }) => `Courier ${courier} is not valid`)
  expect(familiesOf(journal.state())).toMatchObject([
    {
      couriers: [
        { courier: 'YY', positions: [2, 3, 4] },
        { courier: 'XX', positions: [0, 1] },
      ],
    },
  ])
})

test.each<[string, Say, string]>([
  ['about an order', ({ orderId }) => `Order ${orderId} was not found`, 'XX'],
  ['that only quotes something', () => 'Courier "ZZ" is not valid', 'XX'],
  ['about an order that is named as the courier is', () => 'Order O-0 is closed', 'O-0'],
])('a message %s offers no other courier', (_, say, courier) => {
  const journal = anUploadThatFailed([{ orderId: 'O-0', trackingId: 'T-0', courier }], say)
  expect(familiesOf(journal.state())).toMatchObject([{ couriers: [] }])
})

test('when only some messages name the courier code of their entry, no other one is offered', () => {
  const entries = someEntries(2).map((entry) => ({ ...entry, courier: 'XX' }))
  const journal = anUploadThatFailed(entries, (_, index) =>
    index === 0 ? 'Courier XX is not valid' : 'Courier "ZZ" is not valid',
  )
  const couriers: readonly string[] = []
  expect(familiesOf(journal.state())).toMatchObject([{ positions: [0, 1], couriers }])
})

test('an entry that is on its way again by the time it is read has no message', () => {
  const journal = anUploadThatFailed(someEntries(2), () => 'Order is closed')
  const memory = createFamilyMemory()
  learnFamilies(memory, journal.submit([0], 'again').state(), [0, 1], 0, never)
  const families = groupFamilies(memory, [0, 1]).map(({ pattern }) => pattern)
  expect(families).toEqual([null, 'Order is closed'])
})

test('an entry that was not read yet is in no family', () => {
  expect(groupFamilies(createFamilyMemory(), [0, 1])).toEqual([])
})

test('learning in slices gives the same families, and reads every message once', () => {
  const messages = ['Order is closed', 'Number is taken', 'No']
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 7 }),
      (kinds, slice) => {
        const entries = someEntries(kinds.length)
        const state = anUploadThatFailed(
          entries,
          (_, index) => messages[kinds[index] ?? 0] ?? '',
        ).state()
        const positions = [...entries.keys()]
        const memory = createFamilyMemory()
        let read = 0
        for (let from: number | null = 0; from !== null;) {
          const learnt = learnFamilies(memory, state, positions, from, (count) => count >= slice)
          expect(learnt.count).toBeLessThanOrEqual(slice)
          read += learnt.count
          from = learnt.next
        }
        expect(read).toBe(entries.length)
        expect(groupFamilies(memory, positions)).toEqual(familiesOf(state))
        expect(learnFamilies(memory, state, positions, 0, never).count).toBe(0)
      },
    ),
  )
})

test('every entry is in exactly one family', () => {
  const entries = someEntries(20)
  const state = anUploadThatFailed(entries, (_, index) => `Reason ${'abc'[index % 3]}`).state()
  const all = familiesOf(state).flatMap(({ positions }) => positions)
  expect(all.toSorted((one, other) => one - other)).toEqual([...entries.keys()])
})
