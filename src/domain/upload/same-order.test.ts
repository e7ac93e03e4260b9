import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { aFailure, aJournal } from '#testing/upload-journal.ts'
import { CurrentEntries } from './entry-list.ts'
import { createOrderFinder } from './same-order.ts'

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

test('every entry that has an order now is found, in the order of the sheet', () => {
  const find = createOrderFinder(mend(mend(failed(), 0, 'C'), 1, 'D').state())
  expect(['C', 'D', 'B', 'A'].map((order) => find(order))).toEqual([[0, 2], [1], [3], []])
})

test('two that were mended to the same order have each other', () => {
  expect(createOrderFinder(mend(mend(failed(), 0, 'D'), 1, 'D').state())('D')).toEqual([0, 1])
})

test('of very many mended entries each finds its own too', () => {
  const many = Array.from({ length: 12_000 }, (_, index) =>
    anEntry({ orderId: `SO-${index % 6000}` }),
  )
  const find = createOrderFinder({
    entries: new CurrentEntries(many),
    mended: new Set(many.keys()),
  })
  expect([find('SO-7'), find('SO-5999'), find('SO-7')]).toEqual([
    [7, 6007],
    [5999, 11_999],
    [7, 6007],
  ])
})
