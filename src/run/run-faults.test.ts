import { expect, test } from 'vitest'
import type { Fault } from '#domain/upload/fault.ts'
import type { AccessToken } from '#service/token.ts'
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
  TOKEN,
  unreached,
} from '#testing/uploads/fake-run.ts'
import { someEntries } from '#testing/uploads/upload-journal.ts'

const excerpt = 'Bad order'

test.each<[Fault, string]>([
  [{ kind: 'request-rejected', status: 400, excerpt }, 'refused'],
  [{ kind: 'request-rejected', status: 403, excerpt }, 'refused'],
  [NETWORK, 'in-doubt'],
  [{ kind: 'no-answer', cause: 'timeout' }, 'in-doubt'],
  [{ kind: 'unclear-status', status: 500, excerpt }, 'in-doubt'],
])(
  'after %j its entries are told apart, the rest goes after Resume, nothing twice',
  async (fault, kind) => {
    const run = await aRun(someEntries(4), { requestSize: 2, answer: first(() => faulted(fault)) })
    await run.resume()
    expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'fault', fault } })
    expect(run.kinds()).toEqual([kind, kind, 'waiting', 'waiting'])
    await run.resume()
    expect(run.kinds()).toEqual([kind, kind, 'accepted', 'accepted'])
    expect(orderIds(run.sent)).toEqual([
      ['O-0', 'O-1'],
      ['O-2', 'O-3'],
    ])
  },
)

test.each([
  ['<html>Welcome</html>', 'not-json', 'Welcome'],
  ['{"ok":true}', 'no-sense', '{"ok":true}'],
])('a 200 with %s puts its entries in doubt and is stored as received', async (body, why, text) => {
  const run = await aRun(someEntries(2), {
    requestSize: 1,
    answer: first(() => ({ kind: 'answered', status: 200, body })),
  })
  await run.resume()
  expect(run.status()).toEqual({
    kind: 'paused',
    why: { kind: 'fault', fault: { kind: 'unreadable', status: 200, why, excerpt: text } },
  })
  expect(run.kinds()).toEqual(['in-doubt', 'waiting'])
  expect(run.journal.events.at(-1)).toMatchObject({ type: 'answered', body })
})

test('a request that never left is retried without asking', async () => {
  const run = await aRun(someEntries(4), { requestSize: 2, answer: first(unreached, unreached) })
  await run.resume()
  expect(run.kinds()).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
  expect(run.status()).toEqual({ kind: 'waiting', until: 2000, why: 'unreached' })
  await run.clock.advance(1000)
  expect(run.status()).toEqual({ kind: 'waiting', until: 4000, why: 'unreached' })
  await run.clock.advance(2000)
  expect(run.state().counts.accepted).toBe(4)
  expect(run.state().submissions).toHaveLength(1)
})

test('after retries at 1, 2, 4, 8, 16 and 30 seconds the entries are not sent, and are resent after Resume', async () => {
  const run = await aRun(someEntries(4), {
    requestSize: 2,
    answer: first(...Array.from({ length: 7 }, () => unreached)),
  })
  await run.resume()
  for (const seconds of [1, 2, 4, 8, 16, 30]) {
    expect(run.status()).toMatchObject({ kind: 'waiting', until: run.clock.now() + seconds * 1000 })
    await run.clock.advance(seconds * 1000)
  }
  expect(run.kinds()).toEqual(['not-sent', 'not-sent', 'waiting', 'waiting'])
  expect(run.status()).toEqual({
    kind: 'paused',
    why: { kind: 'fault', fault: { kind: 'not-connected' } },
  })
  expect(run.replayed()).toEqual(run.state())
  await run.resume()
  expect(run.state().counts.accepted).toBe(4)
})

test('when the browser blocks the service, the entries are not sent, without retries', async () => {
  const fault = { kind: 'not-connected', direct: true } as const
  const run = await aRun(someEntries(2), { answer: () => faulted(fault) })
  await run.resume()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'fault', fault } })
  expect(run.kinds()).toEqual(['not-sent', 'not-sent'])
})

test('while the computer is offline, a request that never left waits for the network', async () => {
  const run = await aRun(someEntries(2), { requestSize: 1, answer: first(unreached) })
  run.service.answer = () => {
    run.network.set(false)
    return faulted({ kind: 'not-connected' })
  }
  await run.resume()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'offline' } })
  expect(run.kinds()).toEqual(['waiting', 'waiting'])
  run.service.answer = acceptAll
  run.network.set(true)
  await flush()
  expect(run.state().counts.accepted).toBe(2)
})

test('even when the last request never left, Resume has entries to send', async () => {
  const run = await aRun(someEntries(1), { answer: unreached })
  await run.resume()
  await run.tryInVain()
  expect(run.status().kind).toBe('paused')
})

test('a 401 pauses, asks for a token, and continues at the same entry with the new one', async () => {
  const tokens: AccessToken[] = []
  const run = await aRun(someEntries(4), {
    requestSize: 2,
    answer: (entries, number, token) => {
      tokens.push(token)
      return number === 2 ? faulted({ kind: 'unauthorized' }) : acceptAll(entries, number, token)
    },
  })
  await run.resume()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'token-needed', rejected: true } })
  expect(run.kinds()).toEqual(['accepted', 'accepted', 'waiting', 'waiting'])
  const fresh = 'a-fresh-token' as AccessToken
  run.tokens.set(fresh, false)
  await flush()
  expect(run.state().counts.accepted).toBe(4)
  expect(tokens).toEqual([TOKEN, TOKEN, fresh])
})

test('without a token the run asks for one before it sends anything', async () => {
  const run = await aRun(someEntries(1), { token: null })
  await run.resume()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'token-needed', rejected: false } })
  expect(run.journal.events).toEqual([SUBMITTED])
  run.tokens.set(TOKEN, false)
  await flush()
  expect(run.state().counts.accepted).toBe(1)
})

test('a new token does not end a pause by the user', async () => {
  const run = await aRun(someEntries(1), { token: null })
  await run.resume()
  run.upload.pause()
  run.tokens.set(TOKEN, false)
  await flush()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'by-person' } })
  expect(run.sent).toEqual([])
})

test('a request that is too large is halved, down to the entry that is refused, and one without it is halved again', async () => {
  const run = await aRun(someEntries(8), {
    requestSize: 8,
    answer: (entries, ...rest) =>
      entries.length > 2 || entries[0]?.orderId === 'O-2'
        ? faulted({ kind: 'too-large' })
        : acceptAll(entries, ...rest),
  })
  await run.resume()
  expect(run.sent.map((batch) => batch.length)).toEqual([8, 4, 2, 2, 1, 1, 4, 2, 2])
  expect(run.kinds()[2]).toBe('refused')
  expect(run.state().counts).toMatchObject({ accepted: 7, refused: 1 })
})

test('when each entry is too large alone, ten are refused, the rest waits, and Resume sends all of it', async () => {
  const fault: Fault = { kind: 'too-large' }
  const run = await aRun(someEntries(24), { requestSize: 4, answer: () => faulted(fault) })
  await run.resume()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'fault', fault } })
  expect(run.state().counts).toMatchObject({ refused: 10, waiting: 14 })
  await run.resume()
  expect(run.state().counts).toMatchObject({ refused: 24 })
  expect(run.status()).toEqual({ kind: 'idle' })
})

test('on the next visit the run is still paused because each entry was too large', async () => {
  const before = await aRun(someEntries(12), { answer: () => faulted({ kind: 'too-large' }) })
  await before.resume()
  const run = await aRun(someEntries(12), { journaled: before.journal.events })
  expect(run.status()).toEqual(before.status())
  expect(run.status().kind).toBe('paused')
})

test('when the service is unavailable, the run waits the given time with a visible end, and continues', async () => {
  const run = await aRun(someEntries(1), {
    answer: first(() => faulted({ kind: 'unavailable', status: 503, retryAfterMs: 7000 })),
  })
  await run.resume()
  expect(run.status()).toEqual({ kind: 'waiting', until: 8000, why: 'told' })
  await run.clock.advance(6999)
  expect(run.sent).toHaveLength(1)
  await run.clock.advance(1)
  expect(run.state().counts.accepted).toBe(1)
  expect(run.status()).toEqual({ kind: 'idle' })
})

test('while the service stays unavailable without a time, the run waits longer each time, then pauses', async () => {
  const fault: Fault = { kind: 'unavailable', status: 429, retryAfterMs: null }
  const run = await aRun(someEntries(1), { answer: () => faulted(fault) })
  await run.resume()
  const waits: number[] = []
  for (;;) {
    const status = run.status()
    if (status.kind !== 'waiting') break
    const ms = status.until - run.clock.now()
    waits.push(ms)
    await run.clock.advance(ms)
  }
  expect(waits).toEqual([750, 1500, 3000, 6000, 12_000, 24_000])
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'fault', fault } })
  expect(run.kinds()).toEqual(['waiting'])
})

test('offline, the rest continues when the network is back; entries in doubt stay', async () => {
  const run = await aRun(someEntries(2), { requestSize: 1 })
  run.service.answer = () => {
    run.network.set(false)
    return faulted(NETWORK)
  }
  await run.resume()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'offline' } })
  run.service.answer = acceptAll
  run.network.set(true)
  await flush()
  expect(run.kinds()).toEqual(['in-doubt', 'accepted'])
  expect(orderIds(run.sent)).toEqual([['O-0'], ['O-1']])
})

test('going offline just after a network failure turns the pause into an offline one', async () => {
  const run = await aRun(someEntries(2), { requestSize: 1, answer: first(() => faulted(NETWORK)) })
  await run.resume()
  expect(run.status()).toMatchObject({ why: { kind: 'fault' } })
  run.network.set(false)
  expect(run.status()).toMatchObject({ why: { kind: 'offline' } })
  run.network.set(true)
  await flush()
  expect(run.kinds()).toEqual(['in-doubt', 'accepted'])
})

test('while offline, nothing is sent until the network is back or the user resumes again', async () => {
  const run = await aRun(someEntries(1))
  run.network.set(false)
  await run.resume()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'offline' } })
  expect(run.journal.events).toEqual([SUBMITTED])
  await run.resume()
  expect(run.sent).toHaveLength(1)
})

test('when the network is lost between two requests, the next one waits for it', async () => {
  const run = await aRun(someEntries(2), { requestSize: 1 })
  run.service.answer = (...args) => {
    run.network.set(false)
    return acceptAll(...args)
  }
  await run.resume()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'offline' } })
  expect(run.kinds()).toEqual(['accepted', 'waiting'])
})

test('a service on this computer needs no network', async () => {
  const run = await aRun(someEntries(2), { requestSize: 1, isLocal: true })
  run.service.answer = (...args) => {
    run.network.set(false)
    return acceptAll(...args)
  }
  await run.resume()
  expect(run.state().counts.accepted).toBe(2)
})

test('after the page was closed while sending, the unanswered request is in doubt and the rest can be resumed', async () => {
  const { answer, reply } = repliesOnDemand()
  const before = await aRun(someEntries(3), { answer, requestSize: 1 })
  await before.resume()
  await reply(answered({ acceptedOrders: 1 }))
  before.close()
  const after = await aRun(someEntries(3), { requestSize: 1, journaled: before.journal.events })
  expect(after.kinds()).toEqual(['accepted', 'in-doubt', 'waiting'])
  expect(after.status()).toEqual({ kind: 'paused', why: { kind: 'interrupted' } })
  expect(after.sent).toEqual([])
  await after.resume()
  expect(after.kinds()).toEqual(['accepted', 'in-doubt', 'accepted'])
  expect(orderIds(after.sent)).toEqual([['O-2']])
})

test('an upload that was stopped is not interrupted', async () => {
  const run = await aRun(someEntries(1), { journaled: [SUBMITTED, { type: 'stopped', at: 1 }] })
  expect(run.status()).toEqual({ kind: 'idle' })
})
