import { expect, test, vi } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { aCandidate } from '#testing/builders.ts'
import { aRun, answered } from '#testing/uploads/fake-run.ts'
import { someEntries } from '#testing/uploads/upload-journal.ts'
import type { LearntStore } from '#storage/store.ts'
import { keepCouriers } from './keep-couriers.ts'

const POST = aCandidate({ key: '3011' })
const EMS = aCandidate({ key: '3013' })

const asking = (batch: readonly TrackingEntry[], couriers: readonly CourierCandidate[]) =>
  answered({
    acceptedOrders: 0,
    shipmentSelectCourier: batch.map((entry) => ({ ...entry, possibleCouriers: couriers })),
  })

/** An upload whose requests are answered with these candidates, with the recorder of couriers. */
async function anUploadWithItsCouriers(...offers: readonly (readonly CourierCandidate[])[]) {
  const run = await aRun(someEntries(offers.length), {
    requestSize: 1,
    answer: (batch, number) => asking(batch, offers[number - 1] ?? []),
  })
  const kept: (readonly string[])[] = []
  const remember = vi.fn<(candidates: readonly CourierCandidate[]) => Promise<void>>(
    async (candidates) => void kept.push(candidates.map(({ key }) => key)),
  )
  const tallies: unknown[] = []
  const rememberChoices: LearntStore['rememberChoices'] = async ({ id }, told) =>
    void tallies.push([id, [...told.values()].map(({ couriers }) => couriers)])
  const onError = vi.fn<(cause: unknown) => void>()
  const store = { rememberCouriers: remember, rememberChoices }
  const keeping = { clock: run.clock, store, onError }
  const seen = keepCouriers(keeping, run.upload.getSnapshot)
  return { ...run, seen, kept, tallies, remember, onError }
}

test('offered couriers are stored once, a moment later', async () => {
  const { seen, resume, clock, kept } = await anUploadWithItsCouriers([POST, EMS], [EMS])
  await resume()
  seen.ask()
  seen.ask()
  expect(kept).toEqual([])
  await clock.advance(1000)
  expect(kept).toEqual([['3011', '3013']])
})

test('a courier that is offered repeatedly is stored again after an hour', async () => {
  const { seen, resume, clock, kept, resend } = await anUploadTwice()
  await resume()
  seen.ask()
  await clock.advance(1000)
  await resend()
  seen.ask()
  await clock.advance(1000)
  expect(kept).toHaveLength(1)
  await resend()
  await clock.advance(3_600_000)
  seen.ask()
  await clock.advance(1000)
  expect(kept).toEqual([['3011'], ['3011']])
})

async function anUploadTwice() {
  const run = await anUploadWithItsCouriers([POST])
  run.service.answer = (batch) => asking(batch, [POST])
  return { ...run, resend: () => run.upload.resend([0]) }
}

test('a failed write is reported, and repeated with the next answer', async () => {
  const { seen, resume, clock, kept, remember, onError } = await anUploadWithItsCouriers([EMS])
  remember.mockRejectedValueOnce(new Error('a bug'))
  await resume()
  seen.ask()
  await clock.advance(1000)
  expect(onError).toHaveBeenCalledOnce()
  expect(kept).toEqual([])
  seen.ask()
  await clock.advance(1000)
  expect(kept).toEqual([['3013']])
})

test('a closed upload stores nothing more', async () => {
  const { seen, resume, clock, kept } = await anUploadWithItsCouriers([POST])
  await resume()
  seen.ask()
  seen.close()
  await clock.advance(1000)
  expect(kept).toEqual([])
})

test('the result of a choice is stored once, when its answer has arrived', async () => {
  const { seen, upload, resume, clock, tallies, service } = await anUploadWithItsCouriers([
    POST,
    EMS,
  ])
  await resume()
  service.answer = (batch) => answered({ acceptedOrders: batch.length })
  await upload.chooseCourier([0], '3013', 'China EMS')
  await upload.sendWithCouriers()
  await vi.waitFor(() => expect(upload.getSnapshot().state.counts.accepted).toBe(1))
  seen.ask()
  await clock.advance(1000)
  seen.ask()
  await clock.advance(1000)
  const { id } = upload.getSnapshot().header
  expect(tallies).toEqual([[id, [[{ courier: '3013', accepted: 1, rejected: 0 }]]]])
})
