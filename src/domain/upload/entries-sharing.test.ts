import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { aFailure, aJournal } from '#testing/uploads/upload-journal.ts'
import { CurrentEntries, type EntryList } from './entry-list.ts'
import { createSharingFinder } from './entries-sharing.ts'

const entries = ['A', 'B', 'C', 'B'].map((orderId, index) =>
  anEntry({ orderId, trackingId: `T-${index}` }),
)

/** An upload whose first two entries failed; the others were accepted. */
function failed() {
  return aJournal(entries)
    .submit()
    .request([0, 1, 2, 3])
    .answer({
      acceptedOrders: 2,
      shipmentFailed: [aFailure(entries[0], 'No'), aFailure(entries[1], 'No')],
    })
}

const correct = (
  journal: ReturnType<typeof failed>,
  position: number,
  orderId: string,
  trackingId = `T-${position}`,
) => journal.add({ type: 'corrected', at: 1, position, entry: anEntry({ orderId, trackingId }) })

const holdersIn = (of: Parameters<typeof createSharingFinder>[0]) => {
  const find = createSharingFinder(of)
  return {
    ofOrder: (orderId: string) => find(anEntry({ orderId })).orderId,
    ofNumber: (trackingId: string) => find(anEntry({ trackingId })).trackingId,
  }
}

test('every entry that has an order now is found, in the order of the sheet', () => {
  const { ofOrder } = holdersIn(correct(correct(failed(), 0, 'C'), 1, 'D').state())
  expect(['C', 'D', 'B', 'A'].map(ofOrder)).toEqual([[0, 2], [1], [3], []])
})

test('every entry that has a tracking number now is found as well', () => {
  const { ofNumber } = holdersIn(correct(failed(), 0, 'A', 'T-3').state())
  expect(['T-3', 'T-2', 'T-0'].map(ofNumber)).toEqual([[0, 3], [2], []])
})

test('a number is the same however its letters are written', () => {
  const { ofNumber } = holdersIn(correct(failed(), 0, 'A', 't-3').state())
  expect(['T-3', 't-3', 'T-0'].map(ofNumber)).toEqual([[0, 3], [0, 3], []])
})

test('two entries that were corrected to the same order find each other', () => {
  const { ofOrder } = holdersIn(correct(correct(failed(), 0, 'D'), 1, 'D').state())
  expect(ofOrder('D')).toEqual([0, 1])
})

test('each of very many corrected entries finds its own', () => {
  const many = Array.from({ length: 12_000 }, (_, index) =>
    anEntry({ orderId: `SO-${index % 6000}`, trackingId: `T-${index % 4000}` }),
  )
  const { ofOrder, ofNumber } = holdersIn({
    entries: new CurrentEntries(many),
    corrected: new Map(many.entries()),
  })
  expect(['SO-7', 'SO-5999', 'SO-7'].map(ofOrder)).toEqual([
    [7, 6007],
    [5999, 11_999],
    [7, 6007],
  ])
  expect(ofNumber('T-3999')).toEqual([3999, 7999, 11_999])
})

test('orders and numbers of all corrected entries are found in one pass, only when needed', () => {
  const state = correct(correct(failed(), 0, 'C', 'T-2'), 1, 'D', 'T-3').state()
  let reads = 0
  const counted: EntryList = {
    length: entries.length,
    at: (position) => {
      reads += 1
      return state.entries.at(position)
    },
  }
  const find = createSharingFinder({ entries: counted, corrected: state.corrected })
  expect(reads).toBe(0)
  for (const position of [0, 1, 0]) {
    const entry = state.entries.at(position)
    if (entry) find(entry)
  }
  expect(reads).toBe(state.corrected.size + entries.length)
})
