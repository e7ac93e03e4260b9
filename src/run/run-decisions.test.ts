import { expect, test } from 'vitest'
import type { JournalEvent } from '#domain/upload/upload-event.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import {
  acceptAll,
  answered,
  aRun,
  faulted,
  first,
  NETWORK,
  orderIds,
  repliesOnDemand,
  flush,
  SUBMITTED,
} from '#testing/uploads/fake-run.ts'
import { aFailure, someEntries } from '#testing/uploads/upload-journal.ts'
import { listEntries } from '#testing/uploads/spell-out.ts'

const excerpt = 'Bad order'

test('Pause ends a wait, and Resume sends without it', async () => {
  const run = await aRun(someEntries(1), {
    answer: first(() => faulted({ kind: 'unavailable', status: 429, retryAfterMs: 60_000 })),
  })
  await run.resume()
  run.upload.pause()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'by-person' } })
  await run.clock.advance(60_000)
  expect(run.sent).toHaveLength(1)
  await run.resume()
  expect(run.state().counts.accepted).toBe(1)
})

test('Pause lets the request in flight be answered', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer, requestSize: 1 })
  await run.resume()
  expect(run.status()).toEqual({ kind: 'sending' })
  run.upload.pause()
  expect(run.status()).toEqual({ kind: 'pausing' })
  await reply(answered({ acceptedOrders: 1 }))
  expect(run.kinds()).toEqual(['accepted', 'waiting'])
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'by-person' } })
})

test('Stop lets the request in flight be answered, and the rest waits until it is sent on request', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer, requestSize: 1 })
  await run.resume()
  run.upload.stop()
  await flush()
  expect(run.status()).toEqual({ kind: 'pausing' })
  await reply(answered({ acceptedOrders: 1 }))
  expect(run.status()).toEqual({ kind: 'idle' })
  expect(run.state().stopped).toBe(true)
  await run.resume()
  await reply(answered({ acceptedOrders: 1 }))
  expect(run.kinds()).toEqual(['accepted', 'accepted'])
})

test('entries resent after Stop wait for Resume on the next visit', async () => {
  const submitted = { type: 'submitted', at: 2, submission: 1, requestSize: null } as const
  const journaled: readonly JournalEvent[] = [
    SUBMITTED,
    { type: 'requested', at: 1, request: 1, submission: 0, positions: [0], body: '[]' },
    { type: 'faulted', at: 1, request: 1, fault: NETWORK },
    { type: 'stopped', at: 1 },
    { ...submitted, reason: 'doubt', positions: [0] },
  ]
  const run = await aRun(someEntries(2), { journaled })
  expect(run.sent).toEqual([])
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'interrupted' } })
})

test('only corrected entries are resent, with their new values', async () => {
  const entries = someEntries(3)
  const run = await aRun(entries, {
    answer: first(() =>
      answered({
        acceptedOrders: 1,
        shipmentFailed: entries.slice(1).map((entry) => aFailure(entry, 'no')),
      }),
    ),
  })
  await run.resume()
  await run.upload.correct(1, { orderId: 'O-right', trackingId: 'T-1', courier: '' })
  await run.upload.resend([0, 1])
  await flush()
  expect(run.sent[1]).toEqual([{ orderId: 'O-right', trackingId: 'T-1' }])
  expect(run.kinds()).toEqual(['accepted', 'accepted', 'failed'])
  expect(run.state().submissions.map(({ reason }) => reason)).toEqual([
    'first-sending',
    'corrected',
  ])
})

test('several corrected entries are stored together', async () => {
  const entries = someEntries(3)
  const run = await aRun(entries, { answer: first(() => answered({ acceptedOrders: 0 })) })
  await run.resume()
  const written = run.log.length
  await run.upload.correctAll(
    new Map([
      [0, { orderId: 'O-0', trackingId: 'N-0' }],
      [2, { orderId: 'O-2', trackingId: 'N-2', courier: '' }],
    ]),
  )
  expect(run.log.slice(written)).toEqual(['stored corrected', 'stored corrected'])
  expect([...run.state().corrected.keys()]).toEqual([0, 2])
  expect(listEntries(run.replayed().entries)).toEqual([
    { orderId: 'O-0', trackingId: 'N-0' },
    entries[1],
    { orderId: 'O-2', trackingId: 'N-2' },
  ])
})

test('a resend during a pause sends its own entries, and the rest stays paused', async () => {
  const run = await aRun(someEntries(4), {
    requestSize: 2,
    answer: first(() => faulted({ kind: 'request-rejected', status: 400, excerpt })),
  })
  await run.resume()
  await run.upload.resend([0])
  await flush()
  expect(run.kinds()).toEqual(['accepted', 'refused', 'waiting', 'waiting'])
  expect(run.status().kind).toBe('paused')
})

test('chosen couriers are sent with their entries, by key', async () => {
  const entries = someEntries(2)
  const shipmentSelectCourier = entries.map((entry) => ({
    ...aFailure(entry, ''),
    possibleCouriers: [aCandidate()],
  }))
  const run = await aRun(entries, {
    answer: first(() => answered({ acceptedOrders: 0, shipmentSelectCourier })),
  })
  await run.resume()
  await run.upload.chooseCourier([0, 1], '190012', 'YANWEN')
  await run.upload.undo()
  expect(run.state().choices.size).toBe(0)
  await run.upload.chooseCourier([1], '190012', 'YANWEN')
  await run.upload.sendWithCouriers()
  await flush()
  expect(run.sent[1]).toEqual([{ ...entries[1], courier: '190012' }])
  expect(run.kinds()).toEqual(['courier-needed', 'accepted'])
})

test('entries in doubt are resent only with consent; if they fail, they stay in doubt with both facts', async () => {
  const entries = someEntries(1)
  const run = await aRun(entries, {
    answer: first(
      () => faulted(NETWORK),
      () => answered({ acceptedOrders: 0, shipmentFailed: [aFailure(entries[0], 'not pending')] }),
    ),
  })
  await run.resume()
  await run.resume()
  await run.upload.resend([0])
  await flush()
  expect(run.sent).toHaveLength(1)
  await run.upload.sendDoubtful([0])
  await flush()
  expect(run.state().outcomes[0]).toMatchObject({
    kind: 'in-doubt',
    doubt: { request: 1 },
    since: { message: 'not pending' },
  })
  await run.upload.markAccepted([0])
  expect(run.kinds()).toEqual(['accepted'])
})

test('unexplained entries are sent one by one', async () => {
  const run = await aRun(someEntries(3), { answer: first(() => answered({ acceptedOrders: 2 })) })
  await run.resume()
  expect(run.kinds()).toEqual(['unexplained', 'unexplained', 'unexplained'])
  await run.upload.sendOneByOne([0, 1, 2])
  await flush()
  expect(orderIds(run.sent.slice(1))).toEqual([['O-0'], ['O-1'], ['O-2']])
  expect(run.state().counts.accepted).toBe(3)
})

test('a refused batch is split until the bad entry is named; the others are accepted once', async () => {
  const run = await aRun(someEntries(7), {
    answer: (entries, ...rest) =>
      entries.some((entry) => entry.orderId === 'O-4')
        ? faulted({ kind: 'request-rejected', status: 422, excerpt })
        : acceptAll(entries, ...rest),
  })
  await run.resume()
  expect(run.state().counts.refused).toBe(7)
  await run.upload.splitRefused([0, 1, 2, 3, 4, 5, 6])
  await flush()
  expect(run.state().counts).toMatchObject({ accepted: 6, refused: 1 })
  expect(run.kinds()[4]).toBe('refused')
  expect(run.status()).toEqual({ kind: 'idle' })
})

test('a split that is refused for another reason pauses', async () => {
  const statuses = [422, 403]
  const run = await aRun(someEntries(2), {
    answer: () => faulted({ kind: 'request-rejected', status: statuses.shift() ?? 403, excerpt }),
  })
  await run.resume()
  await run.upload.splitRefused([0, 1])
  await flush()
  expect(run.sent).toHaveLength(2)
  expect(run.status()).toMatchObject({ kind: 'paused', why: { fault: { status: 403 } } })
})

test('an entry behind a doubt about its order is sent when the doubt is resolved', async () => {
  const entries = [
    anEntry({ orderId: 'A', trackingId: '1' }),
    anEntry({ orderId: 'A', trackingId: '2' }),
  ]
  const run = await aRun(entries, { answer: first(() => faulted(NETWORK)) })
  await run.resume()
  await run.resume()
  expect(run.kinds()).toEqual(['in-doubt', 'waiting'])
  expect(run.status()).toEqual({ kind: 'idle' })
  await run.upload.setAside([0], 'given up')
  await flush()
  expect(run.kinds()).toEqual(['set-aside', 'accepted'])
  await run.upload.takeBack([0])
  expect(run.kinds()).toEqual(['in-doubt', 'accepted'])
})

test('a refusal stays paused, although the network failed and came back since', async () => {
  const run = await aRun(someEntries(4), {
    answer: first(
      () => faulted({ kind: 'request-rejected', status: 400, excerpt }),
      () => faulted(NETWORK),
    ),
    requestSize: 1,
  })
  await run.resume()
  await run.upload.resend([0])
  await flush()
  run.network.set(false)
  run.network.set(true)
  await flush()
  expect(run.sent).toHaveLength(2)
  expect(run.kinds()).toEqual(['in-doubt', 'waiting', 'waiting', 'waiting'])
  expect(run.status()).toMatchObject({
    kind: 'paused',
    why: { fault: { kind: 'request-rejected' } },
  })
})

test('Stop counts when it was pressed last, however quickly', async () => {
  for (let ticks = 0; ticks < 20; ticks += 1) {
    const run = await aRun(someEntries(1), { answer: repliesOnDemand().answer })
    run.upload.resume()
    run.upload.stop()
    run.upload.resume()
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
    run.upload.stop()
    const isLeaving = run.status().kind === 'pausing'
    await flush()
    expect(run.sent, `pressed after ${ticks}`).toHaveLength(isLeaving ? 1 : 0)
  }
})
