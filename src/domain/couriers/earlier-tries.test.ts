import { expect, test } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import { aJournal, aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { countLastTries, findEarlierTries } from './earlier-tries.ts'

const EMS = '3013'
const POST = '3011'

const triesIn = (state: UploadState) => findEarlierTries({ ...state, ...state.memory })

/** An answer for entries that need a courier; without `echo`, it omits the couriers they were sent with. */
function needsCourier(entries: readonly (TrackingEntry | undefined)[], echo = true) {
  const shipmentSelectCourier = entries.map((entry = anEntry()) => ({
    orderId: entry.orderId,
    trackingId: entry.trackingId,
    merchantOrderId: null,
    courier: (echo ? entry.courier : null) ?? null,
    possibleCouriers: [aCandidate({ key: EMS }), aCandidate({ key: POST })],
  }))
  return { acceptedOrders: 0, shipmentSelectCourier }
}

/** An upload whose entries all need a courier. */
function anUploadThatNeedsCouriers(entries = someEntries(3)) {
  const journal = aJournal(entries)
  const positions = entries.map((_, position) => position)
  journal.submit().request(positions).answer(needsCourier(entries))
  const sendWith = (courier: string, which: readonly number[] = positions) => {
    journal.add({ type: 'courier-chosen', at: 1, positions: which, courier, courierName: '' })
    journal.submit(which, 'couriers').request(which)
  }
  const sent = () => positions.map((position) => journal.state().entries.at(position))
  return { journal, sendWith, sent }
}

test('entries that were sent without a courier have no history', () => {
  const { journal } = anUploadThatNeedsCouriers()
  expect(triesIn(journal.state()).size).toBe(0)
})

test('the history of an entry that comes back has its courier and the time', () => {
  const { journal, sendWith, sent } = anUploadThatNeedsCouriers()
  sendWith(EMS, [0, 2])
  const at = journal.state().requests.at(-1)?.at
  journal.answer(needsCourier([sent()[0], sent()[2]]))
  const tries = triesIn(journal.state())
  expect([...tries]).toEqual([
    [0, [{ courier: EMS, at }]],
    [2, [{ courier: EMS, at }]],
  ])
})

test('a courier from the sheet counts as a try too', () => {
  const { journal } = anUploadThatNeedsCouriers([anEntry({ courier: 'DHL' })])
  expect(triesIn(journal.state()).get(0)).toMatchObject([{ courier: 'DHL' }])
})

test('tries before the last one come from the answers that repeat the courier', () => {
  for (const [echo, known] of [
    [true, [EMS, POST]],
    [false, [POST]],
  ] as const) {
    const { journal, sendWith, sent } = anUploadThatNeedsCouriers()
    sendWith(EMS)
    journal.answer(needsCourier(sent(), echo))
    sendWith(POST)
    journal.answer(needsCourier(sent(), echo))
    const couriers = triesIn(journal.state()).get(1)
    expect(couriers?.map(({ courier }) => courier)).toEqual(known)
  }
})

test('the courier of a failure counts as well', () => {
  const { journal, sendWith, sent } = anUploadThatNeedsCouriers(someEntries(1))
  sendWith(EMS)
  journal.answer({ acceptedOrders: 0, shipmentFailed: [aFailure(sent()[0], 'not this one')] })
  journal.submit([0], 'corrected').request([0]).answer(needsCourier(sent()))
  expect(triesIn(journal.state()).get(0)).toMatchObject([{ courier: EMS }, { courier: EMS }])
})

test('the last couriers of a group are counted, the most frequent first', () => {
  const { journal, sendWith, sent } = anUploadThatNeedsCouriers()
  sendWith(EMS, [1])
  journal.answer(needsCourier([sent()[1]]))
  sendWith(POST, [0, 2])
  const at = journal.state().requests.at(-1)?.at
  journal.answer(needsCourier([sent()[0], sent()[2]]))
  expect(countLastTries([0, 1, 2], triesIn(journal.state()))).toEqual([
    { courier: POST, at, count: 2 },
    expect.objectContaining({ courier: EMS, count: 1 }),
  ])
})
