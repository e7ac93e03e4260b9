import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { aFailure, aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { createOfferedCouriers } from './offered-couriers.ts'

const entries = someEntries(3)
const POST = aCandidate({ key: '3011', name: 'China Post' })
const EMS = aCandidate({ key: '3013', name: 'EMS' })
const RENAMED = aCandidate({ key: '3013', name: 'China EMS' })

const asking = (position: number, ...possibleCouriers: readonly (typeof POST)[]) => ({
  acceptedOrders: 0,
  shipmentSelectCourier: [{ ...aFailure(entries[position], ''), possibleCouriers }],
})

test('couriers are known by the answers that offered them, as they were named last', () => {
  const journal = aJournal(entries)
    .submit()
    .request([0])
    .answer(asking(0, POST, EMS))
  journal.request([1]).answer(asking(1, RENAMED)).request([2])
  const offered = createOfferedCouriers()(journal.state().requests)
  expect([...offered]).toEqual([
    ['3011', POST],
    ['3013', RENAMED],
  ])
})

test('an answer without couriers gives the same map as before', () => {
  const offeredIn = createOfferedCouriers()
  const journal = aJournal(entries).submit().request([0]).answer(asking(0, POST))
  const before = offeredIn(journal.state().requests)
  journal.request([1]).answer({ acceptedOrders: 1 })
  expect(offeredIn(journal.state().requests)).toBe(before)
})
