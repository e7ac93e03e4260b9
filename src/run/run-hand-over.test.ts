import { expect, test } from 'vitest'
import { earlierEntries } from '#domain/upload/earlier-entries.ts'
import { acceptAll, answered, aRun, type Answering, flush } from '#testing/uploads/fake-run.ts'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'

const failAll: Answering = (batch) =>
  answered({ acceptedOrders: 0, shipmentFailed: batch.map((entry) => aFailure(entry, 'No')) })

/** A run whose entries failed and which was handed over. */
async function handedOver() {
  const run = await aRun(someEntries(2), { answer: failAll })
  await run.resume()
  await run.upload.handOver('F-1')
  return run
}

test('nothing is decided or sent while a colleague has the upload', async () => {
  const run = await handedOver()
  expect(run.upload.getSnapshot()).toMatchObject({
    canAct: false,
    state: { handedOver: { file: 'F-1' } },
  })
  await run.upload.resend([0, 1])
  await run.upload.setAside([0], '')
  await run.resume()
  expect(run.sent).toHaveLength(1)
  expect(run.kinds()).toEqual(['failed', 'failed'])
})

test('after the hand-over ends, the upload can continue', async () => {
  const run = await handedOver()
  await run.upload.endHandOver()
  expect(run.upload.getSnapshot().canAct).toBe(true)
  await run.upload.resend([0])
  await flush()
  expect(run.sent).toHaveLength(2)
})

test('ending the hand-over does not send waiting entries', async () => {
  const run = await aRun(someEntries(2), { answer: acceptAll, requestSize: 1 })
  await run.upload.handOver('F-1')
  await run.upload.endHandOver()
  await flush()
  expect(run.sent).toEqual([])
  await run.resume()
  expect(run.kinds()).toEqual(['accepted', 'accepted'])
})

test('an upload cannot be handed over while a request is on its way', async () => {
  const run = await aRun(someEntries(1), { answer: () => new Promise(() => undefined) })
  await run.resume()
  await run.upload.handOver('F-1')
  expect(run.state().handedOver).toBeNull()
})

test('for a later sheet, handed-over entries may have been accepted', async () => {
  const run = await handedOver()
  const state = run.state()
  const statuses = earlierEntries({ startedAt: 0, state }, 0, 2).map(({ status }) => status)
  expect(statuses).toEqual(['maybe-accepted', 'maybe-accepted'])
})
