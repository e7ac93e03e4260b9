import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import {
  answered,
  aRun,
  faulted,
  first,
  NETWORK,
  orderIds,
  repliesOnDemand,
  flush,
} from '#testing/uploads/fake-run.ts'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { createSendingTurn } from '#run/outside/sending-turn.ts'

test('an upload that was only moved here is sent after Resume', async () => {
  const run = await aRun(someEntries(3))
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'interrupted' } })
  expect(run.sent).toEqual([])
  await run.resume()
  expect(run.kinds()).toEqual(['accepted', 'accepted', 'accepted'])
  expect(run.status()).toEqual({ kind: 'idle' })
})

test('a request is stored before it is sent, its answer before it is shown', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer, requestSize: 1 })
  const { append } = run.journal
  run.journal.append = (events) => {
    run.log.push(`shown ${run.kinds().join()}`)
    return append(events)
  }
  await run.resume()
  await reply(answered({ acceptedOrders: 1 }))
  expect(run.log).toEqual([
    'shown waiting,waiting',
    'stored requested',
    'sent',
    'shown sending,waiting',
    'stored answered',
    'stored requested',
    'sent',
  ])
})

test('from Resume to the end the status is sending, and never idle in between', async () => {
  const run = await aRun(someEntries(3), { requestSize: 1 })
  const seen: string[] = []
  run.upload.subscribe(() => seen.push(run.status().kind))
  await run.resume()
  expect(seen.filter((kind, index) => kind !== seen[index - 1])).toEqual(['sending', 'idle'])
})

test('a request is not sent while it is being written', async () => {
  const run = await aRun(someEntries(1))
  run.journal.append = () => new Promise(() => {})
  await run.resume()
  expect(run.sent).toEqual([])
})

test('the answer is stored exactly as received', async () => {
  const body = '{ "acceptedOrders": "1", "extra": 9007199254740993 }'
  const run = await aRun(someEntries(1), {
    answer: () => ({ kind: 'answered', status: 202, body }),
  })
  await run.resume()
  expect(run.journal.events.at(-1)).toMatchObject({ type: 'answered', status: 202, body })
})

test('a large upload begins with a trial of ten and continues in hundreds', async () => {
  const run = await aRun(someEntries(250))
  await run.resume()
  expect(run.sent.map((batch) => batch.length)).toEqual([10, 100, 100, 40])
  expect(run.state().counts.accepted).toBe(250)
})

test('when all ten of the trial fail for the same reason it pauses, and continues after Resume', async () => {
  const run = await aRun(someEntries(101), {
    answer: first((entries) =>
      answered({
        acceptedOrders: 0,
        shipmentFailed: entries.map((entry) => aFailure(entry, `Order ${entry.orderId} is closed`)),
      }),
    ),
  })
  await run.resume()
  expect(run.status()).toEqual({
    kind: 'paused',
    why: { kind: 'trial-failed', message: 'Order O-0 is closed' },
  })
  expect(run.sent).toHaveLength(1)
  await run.resume()
  expect(run.state().counts).toMatchObject({ failed: 10, accepted: 91 })
})

test('a failed trial pauses again on the next visit, but not after a correction', async () => {
  const entries = someEntries(101)
  const closed = (_: unknown, index: number) =>
    aFailure(entries[index], `Order ${entries[index]?.orderId} is closed`)
  const before = await aRun(entries, {
    answer: () => answered({ acceptedOrders: 0, shipmentFailed: entries.slice(0, 10).map(closed) }),
  })
  await before.resume()
  before.close()
  const after = await aRun(entries, { journaled: before.journal.events })
  expect(after.status()).toEqual({
    kind: 'paused',
    why: { kind: 'trial-failed', message: 'Order O-0 is closed' },
  })
  expect(after.sent).toEqual([])
  await after.resume()
  expect(after.state().counts).toMatchObject({ failed: 10, accepted: 91 })

  const setAside = { type: 'set-aside', at: 2, positions: [0], why: '' } as const
  const later = await aRun(entries, { journaled: [...before.journal.events, setAside] })
  expect(later.status()).toEqual({ kind: 'paused', why: { kind: 'interrupted' } })
})

test('a trial with an accepted entry continues', async () => {
  const run = await aRun(someEntries(101), {
    answer: first((entries) =>
      answered({
        acceptedOrders: 1,
        shipmentFailed: entries.slice(1).map((entry) => aFailure(entry, 'closed')),
      }),
    ),
  })
  await run.resume()
  expect(run.status().kind).toBe('idle')
})

test('several requests at once never contain one order twice, and a fault pauses all', async () => {
  const { answer, reply, openCount } = repliesOnDemand()
  const entries = ['A', 'B', 'A', 'C', 'D'].map((orderId, index) =>
    anEntry({ orderId, trackingId: `${index}` }),
  )
  const run = await aRun(entries, { answer, requestSize: 1, requestsAtOnce: 3 })
  await run.resume()
  expect(orderIds(run.sent)).toEqual([['A'], ['B'], ['C']])
  await reply(faulted(NETWORK))
  expect(run.status()).toEqual({ kind: 'pausing' })
  await reply(answered({ acceptedOrders: 1 }))
  await reply(answered({ acceptedOrders: 1 }))
  expect(openCount()).toBe(0)
  expect(run.status()).toMatchObject({ kind: 'paused', why: { kind: 'fault' } })
  expect(run.kinds()).toEqual(['in-doubt', 'accepted', 'waiting', 'accepted', 'waiting'])
  await run.resume()
  expect(orderIds(run.sent)).toEqual([['A'], ['B'], ['C'], ['D']])
})

test('only one of two uploads sends; the other shows that it waits and continues afterwards', async () => {
  const turn = createSendingTurn()
  const { answer, reply } = repliesOnDemand()
  const one = await aRun(someEntries(1), { id: 'one', turn, answer })
  const other = await aRun(someEntries(1), { id: 'other', turn })
  await one.resume()
  await other.resume()
  expect(other.status()).toEqual({ kind: 'paused', why: { kind: 'other-upload', id: 'one' } })
  expect(other.sent).toEqual([])
  await reply(answered({ acceptedOrders: 1 }))
  expect(other.kinds()).toEqual(['accepted'])
})

test('a paused upload does not keep others from sending', async () => {
  const turn = createSendingTurn()
  const one = await aRun(someEntries(2), {
    id: 'one',
    turn,
    answer: () => faulted(NETWORK),
    requestSize: 1,
  })
  const other = await aRun(someEntries(1), { id: 'other', turn })
  await one.resume()
  await other.resume()
  expect(other.kinds()).toEqual(['accepted'])
})

test('replaying the journal gives the same state as the screen', async () => {
  const run = await aRun(someEntries(5), {
    requestSize: 2,
    answer: first(
      () => faulted(NETWORK),
      () => answered({ acceptedOrders: 0 }),
    ),
  })
  await run.resume()
  await run.resume()
  await run.upload.setAside([0], 'lost')
  await run.upload.sendDoubtful([1])
  await flush()
  expect(run.replayed()).toEqual(run.state())
})
