import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { Reply } from '#service/send-request.ts'
import type { AccessToken } from '#service/token.ts'
import type { JournalEvent } from '#domain/upload/upload-event.ts'
import { anEntry } from '#testing/builders.ts'
import {
  answered,
  aRun,
  entriesOf,
  faulted,
  NETWORK,
  flush,
  SUBMITTED,
} from '#testing/uploads/fake-run.ts'
import { someEntries } from '#testing/uploads/upload-journal.ts'

const AT_ONCE = [2, 3, 4, 5, 6] as const

type Options = Parameters<typeof aRun>[1]

/** A run whose requests the test answers by number, in any order. */
async function aWideRun(entries: readonly TrackingEntry[], options: Options) {
  const open = new Map<number, (reply: Reply) => void>()
  const answer = (_: unknown, number: number) =>
    new Promise<Reply>((resolve) => void open.set(number, resolve))
  const run = await aRun(entries, { requestSize: 1, answer, ...options })
  const reply = async (number: number, what: Reply = answered({ acceptedOrders: 1 })) => {
    const resolve = open.get(number)
    open.delete(number)
    resolve?.(what)
    await flush()
  }
  const replyAll = async () => {
    const now = [...open.keys()]
    for (const number of now) await reply(number)
  }
  await run.resume()
  return { ...run, reply, replyAll, openNumbers: () => [...open.keys()] }
}

test.each(AT_ONCE)('%i at once: they are sent together, and one follows each answer', async (n) => {
  const run = await aWideRun(someEntries(10), { requestsAtOnce: n })
  expect(run.sent).toHaveLength(n)
  await run.reply(2)
  expect(run.sent).toHaveLength(n + 1)
  while (run.openNumbers().length > 0) await run.replyAll()
  expect(run.state().counts.accepted).toBe(10)
  expect(run.sent).toHaveLength(10)
})

test.each(AT_ONCE)(
  '%i at once: those that never left together are one try, and all go again',
  async (n) => {
    const run = await aWideRun(someEntries(10), { requestsAtOnce: n })
    for (const seconds of [1, 2, 4, 8, 16, 30]) {
      for (const number of run.openNumbers())
        await run.reply(number, faulted({ kind: 'not-connected' }))
      const until = run.clock.now() + seconds * 1000
      expect(run.status()).toEqual({ kind: 'waiting', until, why: 'unreached' })
      await run.clock.advance(seconds * 1000)
      expect(run.openNumbers()).toHaveLength(n)
    }
    while (run.openNumbers().length > 0) await run.replyAll()
    expect(run.state().counts.accepted).toBe(10)
  },
)

test.each(AT_ONCE)(
  '%i at once: Pause lets all of them be answered, and nothing follows',
  async (n) => {
    const run = await aWideRun(someEntries(10), { requestsAtOnce: n })
    run.upload.pause()
    expect(run.status()).toEqual({ kind: 'pausing' })
    await run.replyAll()
    expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'by-person' } })
    expect(run.sent).toHaveLength(n)
    expect(run.state().counts).toMatchObject({ accepted: n, waiting: 10 - n, sending: 0 })
  },
)

test.each(AT_ONCE)(
  '%i at once: Stop lets all of them be answered, and nothing follows',
  async (n) => {
    const run = await aWideRun(someEntries(10), { requestsAtOnce: n })
    run.upload.stop()
    await flush()
    await run.replyAll()
    expect(run.status()).toEqual({ kind: 'idle' })
    expect(run.sent).toHaveLength(n)
    expect(run.state()).toMatchObject({ stopped: true, counts: { accepted: n, waiting: 10 - n } })
  },
)

test.each(AT_ONCE)(
  '%i at once: a 401 stops all, and with a new token each goes on once',
  async (n) => {
    const run = await aWideRun(someEntries(10), { requestsAtOnce: n })
    await run.reply(1, faulted({ kind: 'unauthorized' }))
    expect(run.status()).toEqual({ kind: 'pausing' })
    // All others are rejected for the same token, except one, which was quicker.
    await run.reply(2)
    for (const number of run.openNumbers())
      await run.reply(number, faulted({ kind: 'unauthorized' }))
    expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'token-needed', rejected: true } })
    expect(run.state().counts).toMatchObject({ accepted: 1, waiting: 9 })
    run.tokens.set('a-fresh-token' as AccessToken, false)
    await flush()
    while (run.openNumbers().length > 0) await run.replyAll()
    expect(run.state().counts.accepted).toBe(10)
  },
)

test('a 401 to the old token does not affect a new one that was entered meanwhile', async () => {
  const run = await aWideRun(someEntries(4), { requestsAtOnce: 2 })
  await run.reply(1, faulted({ kind: 'unauthorized' }))
  run.tokens.set('a-fresh-token' as AccessToken, false)
  await flush()
  await run.reply(2, faulted({ kind: 'unauthorized' }))
  expect(run.status()).toEqual({ kind: 'sending' })
  while (run.openNumbers().length > 0) await run.replyAll()
  expect(run.state().counts.accepted).toBe(4)
})

test.each(AT_ONCE)(
  '%i at once: an answer that finds no room stops all, and none is lost',
  async (n) => {
    const run = await aWideRun(someEntries(10), { requestsAtOnce: n })
    run.journal.failNext(Number.POSITIVE_INFINITY)
    await run.replyAll()
    expect(run.status()).toMatchObject({ why: { kind: 'storage', holdsAnswer: true } })
    expect(run.sent).toHaveLength(n)
    expect(run.state().counts).toMatchObject({ sending: n, waiting: 10 - n })
    run.journal.failNext(0)
    await run.clock.advance(5000)
    expect(run.state().counts).toMatchObject({ accepted: n, waiting: 10 - n })
    expect(run.sent).toHaveLength(n)
  },
)

test.each(AT_ONCE)(
  '%i at once: a network failure stops all; the others are answered',
  async (n) => {
    const run = await aWideRun(someEntries(10), { requestsAtOnce: n })
    await run.reply(1, faulted(NETWORK))
    await run.replyAll()
    expect(run.status()).toMatchObject({ kind: 'paused', why: { kind: 'fault' } })
    expect(run.sent).toHaveLength(n)
    expect(run.state().counts).toMatchObject({ accepted: n - 1, 'in-doubt': 1, waiting: 10 - n })
  },
)

test('with several unavailable replies at once, all continue after the longest wait', async () => {
  const run = await aWideRun(someEntries(6), { requestsAtOnce: 3 })
  const away = (retryAfterMs: number) => faulted({ kind: 'unavailable', status: 429, retryAfterMs })
  await run.reply(1, away(9000))
  await run.reply(2, away(2000))
  await run.reply(3)
  expect(run.status()).toMatchObject({ kind: 'waiting', until: 10_000 })
  await run.clock.advance(8999)
  expect(run.sent).toHaveLength(3)
  await run.clock.advance(1)
  expect(run.sent).toHaveLength(6)
  while (run.openNumbers().length > 0) await run.replyAll()
  expect(run.state().counts.accepted).toBe(6)
})

test('the trial is sent alone, whatever the number of requests at once', async () => {
  const run = await aWideRun(someEntries(150), { requestsAtOnce: 6, requestSize: 20 })
  expect(run.sent.map((batch) => batch.length)).toEqual([10])
  await run.reply(1, answered({ acceptedOrders: 10 }))
  expect(run.sent.map((batch) => batch.length)).toEqual([10, 20, 20, 20, 20, 20, 20])
})

/** Finds orders in a journal that were in two requests at once, and replies without a request. */
function findWrongs(events: readonly JournalEvent[]): readonly string[] {
  const inFlight = new Map<number, readonly string[]>()
  return events.flatMap((event, index) => {
    if (event.type === 'answered' || event.type === 'faulted')
      return inFlight.delete(event.request) ? [] : [`event ${index} replies to nothing`]
    if (event.type !== 'requested') return []
    const orders = entriesOf(event.body).map(({ orderId }) => orderId)
    const twice = [...inFlight.values()].flat().filter((order) => orders.includes(order))
    inFlight.set(event.request, orders)
    return twice.map((order) => `${order} twice at once, event ${index}`)
  })
}

test('with answers in any order, no order is on its way twice, entries keep their order, and the journal gives the state of the screen', async () => {
  const orders = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'), {
    minLength: 1,
    maxLength: 14,
  })
  const property = fc.asyncProperty(
    orders,
    fc.constantFrom(...AT_ONCE),
    fc.integer({ min: 1, max: 4 }),
    fc.infiniteStream(fc.nat()),
    async (orderIds, requestsAtOnce, requestSize, choices) => {
      const entries = orderIds.map((orderId, index) => anEntry({ orderId, trackingId: `${index}` }))
      const run = await aWideRun(entries, { requestsAtOnce, requestSize })
      for (let open = run.openNumbers(); open.length > 0; open = run.openNumbers()) {
        const number = open[(choices.next().value ?? 0) % open.length] ?? 0
        const acceptedOrders = run.sent[number - 1]?.length ?? 0
        await run.reply(number, answered({ acceptedOrders }))
      }
      expect(run.state().counts.accepted).toBe(entries.length)
      expect(findWrongs(run.journal.events)).toEqual([])
      for (const orderId of new Set(orderIds)) {
        const sent = run.sent.flat().filter((entry) => entry.orderId === orderId)
        expect(sent).toEqual(entries.filter((entry) => entry.orderId === orderId))
      }
      expect(run.replayed()).toEqual(run.state())
    },
  )
  await fc.assert(property, { numRuns: 60 })
})

test('times that go backwards do not change the state of a journal', async () => {
  const run = await aWideRun(someEntries(6), { requestsAtOnce: 3 })
  while (run.openNumbers().length > 0) await run.replyAll()
  const back = run.journal.events.map((event, index) => ({ ...event, at: 1_000_000 - index }))
  const later = await aRun(someEntries(6), { journaled: back })
  expect(later.kinds()).toEqual(run.kinds())
  expect(run.journal.events[0]).toEqual(SUBMITTED)
})

test('requests begin no more often than the installation allows, and the status stays sending', async () => {
  const run = await aRun(someEntries(6), {
    requestSize: 2,
    requestsAtOnce: 3,
    requestsPerSecond: 0.5,
  })
  await run.resume()
  expect([run.sent.length, run.status().kind]).toEqual([1, 'sending'])
  await run.clock.advance(1999)
  expect([run.sent.length, run.status().kind]).toEqual([1, 'sending'])
  await run.clock.advance(1)
  expect(run.sent.length).toBe(2)
  run.upload.pause()
  await run.clock.advance(2000)
  expect([run.sent.length, run.status().kind]).toEqual([2, 'paused'])
  await run.resume()
  expect(run.state().counts.accepted).toBe(6)
})
