import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { aFailure, aJournal } from '#testing/upload-journal.ts'
import { findSameOrder } from './same-order.ts'

const entries = ['A', 'B', 'C', 'B'].map((orderId, index) =>
  anEntry({ orderId, trackingId: `T-${index}` }),
)

/** The first two failed; the others were accepted. */
function failed() {
  return aJournal(entries)
    .submit()
    .request([0, 1, 2, 3])
    .answer({
      acceptedOrders: 2,
      shipmentFailed: [aFailure(entries[0], 'No'), aFailure(entries[1], 'No')],
    })
}

const mend = (journal: ReturnType<typeof failed>, position: number, orderId: string) =>
  journal.add({ type: 'mended', at: 1, position, entry: anEntry({ orderId }) })

test('the orders of mended entries are known with every entry that has them', () => {
  const journal = mend(failed(), 0, 'C')
  expect([...findSameOrder(journal.state())]).toEqual([['C', [0, 2]]])
})

test('two that were mended to the same order have each other', () => {
  const journal = mend(mend(failed(), 0, 'D'), 1, 'D')
  expect(findSameOrder(journal.state()).get('D')).toEqual([0, 1])
})

test('an order that nobody was mended to is not looked for', () => {
  expect(findSameOrder(failed().state()).size).toBe(0)
})

test('what was set aside goes nowhere, and has its order no more', () => {
  const journal = mend(failed(), 0, 'B').add({
    type: 'set-aside',
    at: 2,
    positions: [1],
    why: '',
  })
  expect(findSameOrder(journal.state()).get('B')).toEqual([0, 3])
})
