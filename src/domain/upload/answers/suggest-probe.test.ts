import { expect, test } from 'vitest'
import { aFailure, aJournal, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import { suggestProbe } from './suggest-probe.ts'

/** Four entries, of which the first two share an order. */
function entriesOfOneOrder() {
  const [first, second, ...rest] = someEntries(4)
  if (!first || !second) throw new Error('Not enough entries')
  return [first, { ...second, orderId: first.orderId }, ...rest]
}

test('an entry whose order no other entry has is suggested', () => {
  const journal = aJournal(entriesOfOneOrder()).submit()
  journal.request([0]).answer({ acceptedOrders: 1 })
  journal.request([1, 2, 3]).fault(TIMEOUT)
  expect(suggestProbe(journal.state(), [1, 2, 3])).toBe(2)
})

test('an entry that was resent already is not suggested while there is another', () => {
  const journal = aJournal(someEntries(3)).submit().request([0, 1, 2]).fault(TIMEOUT)
  const entry = journal.state().entries.at(0)
  journal.submit([0], 'doubt').request([0])
  journal.answer({ acceptedOrders: 0, shipmentFailed: [aFailure(entry, 'Not pending')] })
  expect(suggestProbe(journal.state(), [0, 1, 2])).toBe(1)
})

test('without a better one, the first is suggested', () => {
  const journal = aJournal(entriesOfOneOrder()).submit().request([0, 2, 3])
  journal.answer({ acceptedOrders: 3 }).request([1]).fault(TIMEOUT)
  expect(suggestProbe(journal.state(), [1])).toBe(1)
  expect(suggestProbe(journal.state(), [])).toBeUndefined()
})
