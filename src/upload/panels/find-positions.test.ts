import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { aFailure, aJournal } from '#testing/uploads/upload-journal.ts'
import { makeFit } from './find-positions.ts'

const entries = [
  anEntry({ orderId: 'SO-1', trackingId: 'LP1CN' }),
  anEntry({ orderId: 'SO-2', trackingId: 'YT2', merchantOrderId: 'Shop-9' }),
  anEntry({ orderId: 'so 3', trackingId: 'LP3CN', courier: 'DHL' }),
]
const { outcomes } = aJournal(entries)
  .submit()
  .request([0, 1, 2])
  .answer({ acceptedOrders: 2, shipmentFailed: [aFailure(entries[2], 'Order is not pending')] })
  .state()
const placeOf = (index: number) => ({ source: { kind: 'typed' } as const, row: index + 20 })
const searched = { placeOf, entries, outcomes, choices: new Map([[1, '190012']]) }
const wordsOf = (outcome: (typeof outcomes)[number]) =>
  outcome.kind === 'failed' ? 'failed: order is not pending' : outcome.kind

const labelOf = (code: string) => (code === '190012' ? `Yanwen (${code})` : code)

test.each([
  [null, 'lp', [0, 2]],
  ['accepted', ' lp ', [0]],
  [null, 'LP 1 CN', [0]],
  [null, 'SO 3', [2]],
  [null, 'so3', [2]],
  [null, 'ＬＰ-1-CN', [0]],
  [null, 'shop-9', [1]],
  [null, 'dhl', [2]],
  [null, '1900', [1]],
  [null, 'yanwen', [1]],
  [null, '21', [1]],
  [null, 'not pending', [2]],
  [null, 'Accepted', [0, 1]],
  ['failed', 'accepted', []],
] as const)('outcome %s and search "%s" find %j', (outcome, search, found) => {
  const fits = makeFit(searched, { outcome, search }, wordsOf, labelOf)
  expect([0, 1, 2].filter(fits)).toEqual(found)
})
