import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { aFailure, aJournal } from '#testing/upload-journal.ts'
import { findPositions } from './find-positions.ts'

const entries = [
  anEntry({ orderId: 'SO-1', trackingId: 'LP1CN' }),
  anEntry({ orderId: 'SO-2', trackingId: 'YT2', merchantOrderId: 'Shop-9' }),
  anEntry({ orderId: 'SO-3', trackingId: 'LP3CN' }),
]
const { outcomes } = aJournal(entries)
  .submit()
  .request([0, 1, 2])
  .answer({ acceptedOrders: 2, shipmentFailed: [aFailure(entries[2], 'No')] })
  .state()

test.each([
  [null, '', [0, 1, 2]],
  ['failed', '', [2]],
  [null, 'lp', [0, 2]],
  ['accepted', ' lp ', [0]],
  [null, 'shop-9', [1]],
  ['refused', '', []],
] as const)('outcome %s and search "%s" find %j', (outcome, search, found) => {
  expect(findPositions(entries, outcomes, { outcome, search })).toEqual(found)
})
