import { expect, test, vi } from 'vitest'
import type { TrackingEntry } from '#domain/tracking/tracking-entry.ts'
import type { CourierCandidate } from '#domain/tracking/upload-result.ts'
import { aCandidate } from '#testing/builders.ts'
import { aRun, answered } from '#testing/fake-run.ts'
import { someEntries } from '#testing/upload-journal.ts'
import { createCourierMemory } from './courier-memory.ts'

const POST = aCandidate({ key: '3011' })
const EMS = aCandidate({ key: '3013' })

const asking = (batch: readonly TrackingEntry[], couriers: readonly CourierCandidate[]) =>
  answered({
    acceptedOrders: 0,
    shipmentSelectCourier: batch.map((entry) => ({ ...entry, possibleCouriers: couriers })),
  })

/** An upload of which every request is answered with these couriers to choose from, and a memory beside it. */
async function anUploadBesideAMemory(...offers: readonly (readonly CourierCandidate[])[]) {
  const upload = await aRun(someEntries(offers.length), {
    requestSize: 1,
    answer: (batch, number) => asking(batch, offers[number - 1] ?? []),
  })
  const kept: (readonly string[])[] = []
  const remember = vi.fn<(candidates: readonly CourierCandidate[]) => Promise<void>>(
    async (candidates) => void kept.push(candidates.map(({ key }) => key)),
  )
  const onError = vi.fn<(cause: unknown) => void>()
  const memory = createCourierMemory({ clock: upload.clock, remember, onError })
  return { ...upload, memory, kept, remember, onError }
}

test('what the answers offered is kept once, a second later', async () => {
  const { memory, run, resume, clock, kept } = await anUploadBesideAMemory([POST, EMS], [EMS])
  await resume()
  memory.noteSoon(run)
  memory.noteSoon(run)
  expect(kept).toEqual([])
  await clock.advance(1000)
  expect(kept).toEqual([['3011', '3013']])
})

test('a courier that is offered again and again is kept again after an hour', async () => {
  const { memory, run, resume, clock, kept, resend } = await anUploadTwice()
  await resume()
  memory.noteSoon(run)
  await clock.advance(1000)
  await resend()
  memory.noteSoon(run)
  await clock.advance(1000)
  expect(kept).toHaveLength(1)
  await resend()
  await clock.advance(3_600_000)
  memory.noteSoon(run)
  await clock.advance(1000)
  expect(kept).toEqual([['3011'], ['3011']])
})

async function anUploadTwice() {
  const upload = await anUploadBesideAMemory([POST])
  upload.service.answer = (batch) => asking(batch, [POST])
  return { ...upload, resend: () => upload.run.resend([0]) }
}

test('what could not be kept is reported, and kept with the next answer', async () => {
  const { memory, run, resume, clock, kept, remember, onError } = await anUploadBesideAMemory([EMS])
  remember.mockRejectedValueOnce(new Error('a bug'))
  await resume()
  memory.noteSoon(run)
  await clock.advance(1000)
  expect(onError).toHaveBeenCalledOnce()
  expect(kept).toEqual([])
  memory.noteSoon(run)
  await clock.advance(1000)
  expect(kept).toEqual([['3013']])
})

test('an upload that is closed keeps nothing any more', async () => {
  const { memory, run, resume, clock, kept } = await anUploadBesideAMemory([POST])
  await resume()
  memory.noteSoon(run)
  memory.close()
  await clock.advance(1000)
  expect(kept).toEqual([])
})
