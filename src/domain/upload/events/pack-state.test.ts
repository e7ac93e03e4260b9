import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyJournal, JOURNAL_ENTRIES } from '#testing/uploads/any-journal.ts'
import { aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { applyEvents, startState } from './apply-events.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'
import { packState, unpackState } from './pack-state.ts'
import type { UploadState } from '#domain/upload/upload.ts'

/** Packs a state, clones it as IndexedDB would, and unpacks it. */
function throughStorage(state: UploadState, first: EntryList) {
  const packed = packState(state)
  const parts = Array.from({ length: packed.partCount }, (_, number) => packed.part(number))
  return unpackState(first, structuredClone(packed.rest), structuredClone(parts))
}

test('events after a packed state give the same state as without packing', () => {
  fc.assert(
    fc.property(anyJournal, anyJournal, (before, after) => {
      const state = applyEvents(startState(JOURNAL_ENTRIES), before)
      const kept = throughStorage(state, JOURNAL_ENTRIES)
      expect(kept).toEqual(state)
      expect(kept && applyEvents(kept, after)).toEqual(applyEvents(state, after))
    }),
    { numRuns: 300 },
  )
})

test('a large upload comes back whole, with more requests than its entries would need', () => {
  const entries = someEntries(6001)
  const journal = aJournal(entries).submit()
  for (let number = 0; number < 170; number += 1)
    journal.request([number, 6000 - number]).answer({ acceptedOrders: 2 })
  const state = journal.state()
  expect(throughStorage(state, entries)).toEqual(state)
  expect(packState(state).partCount).toBe(9)
})

test('a part holds those of its own entries that were corrected, and no others', () => {
  const entries = someEntries(2001)
  const journal = aJournal(entries).submit()
  for (const position of [0, 1000, 2000]) {
    const entry = { orderId: `O-${position}`, trackingId: 'CORRECTED' }
    journal.add({ type: 'corrected', at: 9, position, entry })
  }
  const packed = packState(journal.state())
  const changed = [0, 1, 2].map((number) => [...packed.part(number).changed.keys()])
  expect(changed).toEqual([[0], [1000], [2000]])
})

test('unpacking a state does not change the original entries', () => {
  const first = someEntries(2)
  const corrected = { orderId: 'O-9', trackingId: 'T-9' }
  const journal = aJournal(first)
    .submit()
    .add({ type: 'corrected', at: 9, position: 1, entry: corrected })
  expect(throughStorage(journal.state(), first)?.entries.at(1)).toEqual(corrected)
  expect(first).toEqual(someEntries(2))
})

test('a missing part or another upload is detected', () => {
  const entries = someEntries(1001)
  const state = startState(entries)
  const packed = packState(state)
  const parts = [packed.part(0), packed.part(1)]
  expect(unpackState(entries, packed.rest, parts)).toEqual(state)
  expect(unpackState(entries, packed.rest, parts.slice(1))).toBeNull()
  expect(unpackState(someEntries(1000), packed.rest, parts)).toBeNull()
})
