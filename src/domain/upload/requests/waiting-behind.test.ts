import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { aJournal, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import { planRequest } from './plan-request.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { countToSend, findBlockers, ordersAt } from './waiting-behind.ts'

const order = (orderId: string, trackingId: string) => anEntry({ orderId, trackingId })

/** O-1 twice and O-2 twice; the first of each was sent and got no answer. */
function twoOrdersInDoubt() {
  const entries = [order('O-1', 'A'), order('O-2', 'B'), order('O-1', 'C'), order('O-2', 'D')]
  return aJournal(entries).submit().request([0, 1]).fault(TIMEOUT)
}

test('an entry waits behind the earlier one of its order that is in doubt', () => {
  expect([...findBlockers(twoOrdersInDoubt().state())]).toEqual([
    [2, 0],
    [3, 1],
  ])
})

test('once that one is resolved, the entry can be sent', () => {
  const journal = twoOrdersInDoubt().add({ type: 'marked-accepted', at: 9, positions: [0] })
  expect([...findBlockers(journal.state())]).toEqual([[3, 1]])
})

test('an entry that is set aside doesn’t wait', () => {
  const journal = twoOrdersInDoubt().add({ type: 'set-aside', at: 9, positions: [2], why: '' })
  expect([...findBlockers(journal.state()).keys()]).toEqual([3])
})

test('an earlier entry of the order does not wait for a later one', () => {
  const journal = aJournal([order('O-1', 'A'), order('O-1', 'B')]).submit()
  journal.request([1]).fault(TIMEOUT)
  expect(findBlockers(journal.state()).size).toBe(0)
})

test('entries of other orders don’t wait', () => {
  const journal = aJournal([order('O-1', 'A'), order('O-2', 'B')]).submit()
  journal.request([0]).fault(TIMEOUT)
  expect(findBlockers(journal.state()).size).toBe(0)
})

test('an entry in doubt blocks the order under which it was sent, also when it was corrected since', () => {
  const journal = aJournal([order('O-1', 'A'), order('O-1', 'B'), order('O-9', 'C')]).submit()
  journal.request([0]).fault(TIMEOUT)
  journal.add({ type: 'corrected', at: 9, position: 0, entry: order('O-9', 'A') })
  expect([...findBlockers(journal.state()).keys()]).toEqual([1, 2])
  expect(planRequest(journal.state(), { requestSize: 9, pausedUpTo: -1 })).toBeNull()
})

test('entries behind a doubtful one are not counted among those that Resume sends', () => {
  const entries = [order('O-1', 'A'), order('O-1', 'B'), order('O-2', 'C')]
  const journal = aJournal(entries).submit().request([0]).fault(TIMEOUT)
  expect(countToSend(journal.state())).toBe(1)
  expect(countToSend(journal.request([2]).state())).toBe(1)
  expect(countToSend(journal.answer({ acceptedOrders: 1 }).state())).toBe(0)
  journal.add({ type: 'marked-accepted', at: 9, positions: [0] })
  expect(countToSend(journal.state())).toBe(1)
})

test('two doubts of one order don’t wait, and later entries wait for the first of them', () => {
  const entries = [order('O-1', 'A'), order('O-1', 'B'), order('O-1', 'C')]
  const journal = aJournal(entries).submit().request([0]).fault(TIMEOUT)
  journal.request([1]).fault(TIMEOUT)
  expect([...findBlockers(journal.state())]).toEqual([[2, 0]])
})

test('a doubt about one order blocks no other, however often that one waits', () => {
  const entries = [order('O-1', 'A'), order('O-2', 'B'), order('O-2', 'C')]
  const journal = aJournal(entries).submit().request([0]).fault(TIMEOUT)
  expect(findBlockers(journal.state()).size).toBe(0)
})

test('Resume also sends entries that never left', () => {
  const journal = aJournal([order('O-1', 'A'), order('O-2', 'B')]).submit()
  expect(countToSend(journal.request([0]).fault({ kind: 'not-connected' }).state())).toBe(2)
})

test('an entry that was corrected and resent blocks only the order that it has now', () => {
  const journal = aJournal([order('O-1', 'A'), order('O-1', 'B'), order('O-9', 'C')]).submit()
  journal.request([0]).fault(TIMEOUT)
  journal.add({ type: 'corrected', at: 9, position: 0, entry: order('O-9', 'A') })
  expect([...findBlockers(journal.state()).keys()]).toEqual([1, 2])
  journal.submit([0], 'doubt').request([0]).fault(TIMEOUT)
  expect([...findBlockers(journal.state()).keys()]).toEqual([2])
})

type Step = (journal: ReturnType<typeof aJournal>) => unknown

const place = fc.nat({ max: 5 })
const someOf = fc.uniqueArray(place, { minLength: 1, maxLength: 3 })
const anyStep = fc.oneof<fc.Arbitrary<Step>[]>(
  someOf.map((positions) => (journal) => journal.request(positions).fault(TIMEOUT)),
  someOf.map((positions) => (journal) => journal.request(positions).answer({ acceptedOrders: 3 })),
  someOf.map((positions) => (journal) => journal.submit(positions, 'doubt')),
  someOf.map((positions) => (journal) => {
    journal.add({ type: 'marked-accepted', at: 1, positions })
  }),
  fc.tuple(place, fc.constantFrom('O-0', 'O-1')).map(([position, orderId]) => (journal) => {
    journal.add({ type: 'corrected', at: 1, position, entry: order(orderId, 'M') })
  }),
)

/** Finds the first entry in doubt of the order of each waiting entry, straight from the definition. */
function spellOut(state: UploadState): readonly [number, number][] {
  return state.outcomes.flatMap(({ kind }, later): [number, number][] => {
    const own = state.entries.at(later)?.orderId ?? ''
    const first = state.outcomes.findIndex(
      (outcome, position) =>
        outcome.kind === 'in-doubt' && ordersAt(state, position).includes(own) && position < later,
    )
    return kind !== 'waiting' || first === -1 ? [] : [[later, first]]
  })
}

test('an entry always waits behind the first one in doubt of its order', () => {
  const entries = Array.from({ length: 6 }, (_, n) => order(`O-${n % 3}`, `T-${n}`))
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
      const journal = aJournal(entries).submit()
      for (const step of steps) {
        step(journal)
        expect([...findBlockers(journal.state())]).toEqual(spellOut(journal.state()))
      }
    }),
    { numRuns: 500 },
  )
})
