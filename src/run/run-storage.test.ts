import { expect, test } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { JournalConflict } from '#storage/faults.ts'
import { anEntry } from '#testing/builders.ts'
import {
  answered,
  aRun,
  first,
  repliesOnDemand,
  flush,
  SUBMITTED,
} from '#testing/uploads/fake-run.ts'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { createSendingTurn } from '#run/outside/sending-turn.ts'

const full = (holdsAnswer: boolean) => ({
  kind: 'paused',
  why: { kind: 'storage', cause: 'full', holdsAnswer },
})

const FULL = new DOMException('The quota has been exceeded.', 'QuotaExceededError')
const CLOSED = new DOMException('The database connection is closing.', 'InvalidStateError')

test('a request that cannot be stored is not sent', async () => {
  const run = await aRun(someEntries(1))
  run.journal.failNext(1)
  await run.resume()
  expect(run.status()).toEqual(full(false))
  expect(run.sent).toEqual([])
  expect(run.kinds()).toEqual(['waiting'])
  await run.resume()
  expect(run.kinds()).toEqual(['accepted'])
})

test.each([
  [CLOSED, 'unreachable'],
  [new JournalConflict('u1'), 'changed'],
] as const)('%s is told from a full disk', async (error, cause) => {
  const run = await aRun(someEntries(1))
  run.journal.failNext(1, error)
  await run.resume()
  expect(run.status()).toMatchObject({ why: { kind: 'storage', cause } })
  expect(run.sent).toEqual([])
})

test('an answer that cannot be stored is not shown, and kept until it can', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer, requestSize: 1 })
  await run.resume()
  // Fails together with the next request and alone; then both again after Resume.
  run.journal.failNext(4)
  await reply(answered({ acceptedOrders: 1 }))
  expect(run.status()).toEqual(full(true))
  expect(run.kinds()).toEqual(['sending', 'waiting'])
  await run.resume()
  expect(run.status()).toEqual(full(true))
  await run.resume()
  expect(run.kinds()).toEqual(['accepted', 'sending'])
  expect(run.sent).toHaveLength(2)
})

test('an answer without space is stored as soon as there is some, and nothing is sent meanwhile', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer, requestSize: 1 })
  await run.resume()
  run.journal.failNext(3)
  await reply(answered({ acceptedOrders: 1 }))
  await run.clock.advance(5000)
  expect(run.status()).toEqual(full(true))
  await run.clock.advance(5000)
  expect(run.kinds()).toEqual(['accepted', 'waiting'])
  expect(run.status()).toMatchObject({ why: { kind: 'storage', cause: 'over' } })
  expect(run.sent).toHaveLength(1)
  await run.resume()
  expect(run.kinds()).toEqual(['accepted', 'sending'])
})

test('when the last answer is stored after all, the pause ends', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(1), { answer })
  await run.resume()
  run.journal.failNext(1)
  await reply(answered({ acceptedOrders: 1 }))
  expect(run.status()).toEqual(full(true))
  await run.clock.advance(5000)
  expect(run.kinds()).toEqual(['accepted'])
  expect(run.status()).toEqual({ kind: 'idle' })
})

test('while only this page has an answer, no other upload sends, so that the browser warns before leaving', async () => {
  const turn = createSendingTurn()
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(1), { answer, turn, id: 'one' })
  await run.resume()
  run.journal.failNext(1)
  await reply(answered({ acceptedOrders: 1 }))
  expect(turn.holder()).toBe('one')
  expect(run.state().counts.sending).toBe(1)
  await run.clock.advance(5000)
  expect(turn.holder()).toBe(null)
})

test('a closed run does not retry', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(1), { answer })
  await run.resume()
  run.journal.failNext(1)
  await reply(answered({ acceptedOrders: 1 }))
  run.close()
  await run.clock.advance(60_000)
  expect(run.journal.events.at(-1)).toMatchObject({ type: 'requested' })
})

test('an answer without space for the next request is stored alone, and sending continues', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer, requestSize: 1 })
  await run.resume()
  run.journal.failNext(1)
  await reply(answered({ acceptedOrders: 1 }))
  expect(run.kinds()).toEqual(['accepted', 'sending'])
  expect(run.log).toEqual([
    'stored requested',
    'sent',
    'stored answered',
    'stored requested',
    'sent',
  ])
})

test('a decision that could not be stored has no effect, and the failure is shown until one can be', async () => {
  const run = await aRun(someEntries(1), { journaled: [SUBMITTED, { type: 'stopped', at: 1 }] })
  run.journal.failNext(1)
  await run.upload.setAside([0], 'lost')
  await flush()
  expect(run.kinds()).toEqual(['waiting'])
  expect(run.status()).toEqual(full(false))
  await run.upload.setAside([0], 'lost')
  await flush()
  expect(run.kinds()).toEqual(['set-aside'])
  expect(run.status()).toEqual({ kind: 'idle' })
})

test('requests that a dead page left unanswered are put in doubt before anything is sent, even if that could not be stored at first', async () => {
  const { answer } = repliesOnDemand()
  const before = await aRun(someEntries(2), { answer, requestSize: 1 })
  await before.resume()
  before.close()
  const run = await aRun(someEntries(2), {
    requestSize: 1,
    journaled: before.journal.events,
    failures: 2,
  })
  expect(run.status()).toEqual(full(false))
  expect(run.kinds()).toEqual(['sending', 'waiting'])
  await run.resume()
  expect(run.status()).toEqual(full(false))
  expect(run.sent).toEqual([])
  await run.resume()
  expect(run.kinds()).toEqual(['in-doubt', 'accepted'])
})

test('entries that the user resends are sent, while those held by a storage failure wait for Resume', async () => {
  const failing = (entries: readonly TrackingEntry[]) =>
    answered({ acceptedOrders: 0, shipmentFailed: [aFailure(entries[0] ?? anEntry(), 'closed')] })
  const run = await aRun(someEntries(2), { answer: first(failing), requestSize: 1 })
  const { append } = run.journal
  run.journal.append = async (events) => {
    if (run.sent.length === 1 && events.some(({ type }) => type === 'requested')) throw FULL
    return append(events)
  }
  await run.resume()
  expect(run.kinds()).toEqual(['failed', 'waiting'])
  run.journal.append = append
  await run.upload.resend([0])
  await flush()
  expect(run.kinds()).toEqual(['accepted', 'waiting'])
  expect(run.status()).toMatchObject({ kind: 'paused', why: { kind: 'storage', cause: 'over' } })
  await run.resume()
  expect(run.kinds()).toEqual(['accepted', 'accepted'])
})
