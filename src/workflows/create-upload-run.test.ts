import { expect, test } from 'vitest'
import type { Fault } from '#domain/upload/fault.ts'
import type { AccessToken } from '#service/token.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import {
  acceptAll,
  type Answering,
  answered,
  aRun,
  faulted,
  repliesOnDemand,
  settle,
  SUBMITTED,
  TOKEN,
} from '#testing/fake-run.ts'
import { aFailure, someEntries } from '#testing/upload-journal.ts'
import { createSendingTurn } from './sending-turn.ts'

const excerpt = 'Bad order'
const NETWORK: Fault = { kind: 'no-answer', cause: 'network' }

const orderIds = (requests: readonly (readonly { readonly orderId: string }[])[]) =>
  requests.map((request) => request.map((entry) => entry.orderId))

/** Answers the first requests as told and accepts the rest. */
function first(...answers: readonly Answering[]): Answering {
  return (entries, number, token) => (answers[number - 1] ?? acceptAll)(entries, number, token)
}

test('an upload that was only moved here waits for a yes, then goes', async () => {
  const run = await aRun(someEntries(3))
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'interrupted' } })
  expect(run.sent).toEqual([])
  await run.resume()
  expect(run.kinds()).toEqual(['accepted', 'accepted', 'accepted'])
  expect(run.status()).toEqual({ kind: 'idle' })
})

test('a request is stored before it leaves, its answer before it is shown', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer, requestSize: 1 })
  run.run.subscribe(() => run.log.push(`shown ${run.kinds().join()}`))
  await run.resume()
  await reply(answered({ acceptedOrders: 1 }))
  expect(run.log.filter((line, index) => line !== run.log[index - 1])).toEqual([
    'shown waiting,waiting',
    'stored requested',
    'shown sending,waiting',
    'sent',
    'stored answered',
    'shown accepted,waiting',
    'stored requested',
    'shown accepted,sending',
    'sent',
  ])
})

test('from Resume to the end the screen says sending, and never in between that it was over', async () => {
  const run = await aRun(someEntries(3), { requestSize: 1 })
  const seen: string[] = []
  run.run.subscribe(() => seen.push(run.status().kind))
  await run.resume()
  expect(seen.filter((kind, index) => kind !== seen[index - 1])).toEqual(['sending', 'idle'])
})

test('while the request is written down it has not left', async () => {
  const run = await aRun(someEntries(1))
  run.journal.append = () => new Promise(() => {})
  await run.resume()
  expect(run.sent).toEqual([])
})

test('the answer is stored as it came', async () => {
  const body = '{ "acceptedOrders": "1", "extra": 9007199254740993 }'
  const run = await aRun(someEntries(1), {
    answer: () => ({ kind: 'answered', status: 202, body }),
  })
  await run.resume()
  expect(run.journal.events.at(-1)).toMatchObject({ type: 'answered', status: 202, body })
})

test('a large upload begins with a trial of ten and goes on in hundreds', async () => {
  const run = await aRun(someEntries(250))
  await run.resume()
  expect(run.sent.map((batch) => batch.length)).toEqual([10, 100, 100, 40])
  expect(run.state().counts.accepted).toBe(250)
})

test('when all ten of the trial fail for the same reason it asks, and goes on after Resume', async () => {
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

test('a trial in which one is accepted goes on', async () => {
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

test.each<[Fault, string]>([
  [{ kind: 'turned-down', status: 400, excerpt }, 'refused'],
  [{ kind: 'turned-down', status: 403, excerpt }, 'refused'],
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
])('a 200 with %s puts its entries in doubt and is kept as it came', async (body, why, text) => {
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

test('what never left goes again after Resume', async () => {
  const run = await aRun(someEntries(4), {
    requestSize: 2,
    answer: first(() => faulted({ kind: 'not-connected' })),
  })
  await run.resume()
  expect(run.kinds()).toEqual(['not-sent', 'not-sent', 'waiting', 'waiting'])
  await run.resume()
  expect(run.state().counts.accepted).toBe(4)
  expect(run.state().submissions).toHaveLength(1)
})

test('even when the last request never left there is something to resume', async () => {
  const run = await aRun(someEntries(1), {
    answer: first(() => faulted({ kind: 'not-connected' })),
  })
  await run.resume()
  expect(run.status().kind).toBe('paused')
})

test('a 401 pauses, asks for a token, and goes on at the same entry with the new one', async () => {
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
  await settle()
  expect(run.state().counts.accepted).toBe(4)
  expect(tokens).toEqual([TOKEN, TOKEN, fresh])
})

test('without a token it asks for one before anything leaves', async () => {
  const run = await aRun(someEntries(1), { token: null })
  await run.resume()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'token-needed', rejected: false } })
  expect(run.journal.events).toEqual([SUBMITTED])
  run.tokens.set(TOKEN, false)
  await settle()
  expect(run.state().counts.accepted).toBe(1)
})

test('a token does not undo a pause of the person', async () => {
  const run = await aRun(someEntries(1), { token: null })
  await run.resume()
  run.run.pause()
  run.tokens.set(TOKEN, false)
  await settle()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'by-person' } })
  expect(run.sent).toEqual([])
})

test('what is too large goes in halves, down to the one that is refused, and the size is remembered', async () => {
  const run = await aRun(someEntries(8), {
    requestSize: 8,
    answer: (entries, ...rest) =>
      entries.length > 2 || entries[0]?.orderId === 'O-2'
        ? faulted({ kind: 'too-large' })
        : acceptAll(entries, ...rest),
  })
  await run.resume()
  expect(run.sent.map((batch) => batch.length)).toEqual([8, 4, 2, 2, 1, 1, 1, 1, 1, 1])
  expect(run.kinds()[2]).toBe('refused')
  expect(run.state().counts).toMatchObject({ accepted: 7, refused: 1 })
})

test('turned away, it waits as told with a visible end, and goes on', async () => {
  const run = await aRun(someEntries(1), {
    answer: first(() => faulted({ kind: 'turned-away', status: 503, retryAfterMs: 7000 })),
  })
  await run.resume()
  expect(run.status()).toEqual({ kind: 'waiting', until: 8000, told: true })
  await run.clock.advance(6999)
  expect(run.sent).toHaveLength(1)
  await run.clock.advance(1)
  expect(run.state().counts.accepted).toBe(1)
  expect(run.status()).toEqual({ kind: 'idle' })
})

test('turned away again and again without being told how long, it waits longer each time, then asks', async () => {
  const fault: Fault = { kind: 'turned-away', status: 429, retryAfterMs: null }
  const run = await aRun(someEntries(1), { answer: () => faulted(fault) })
  await run.resume()
  const waits: number[] = []
  for (;;) {
    const status = run.status()
    if (status.kind !== 'waiting') break
    const ms = status.until - run.clock.now()
    waits.push(ms)
    // oxlint-disable-next-line no-await-in-loop
    await run.clock.advance(ms)
  }
  expect(waits).toEqual([750, 1500, 3000, 6000, 12_000, 24_000])
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'fault', fault } })
  expect(run.kinds()).toEqual(['waiting'])
})

test('Pause ends the waiting, Resume does not wait for it', async () => {
  const run = await aRun(someEntries(1), {
    answer: first(() => faulted({ kind: 'turned-away', status: 429, retryAfterMs: 60_000 })),
  })
  await run.resume()
  run.run.pause()
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
  run.run.pause()
  expect(run.status()).toEqual({ kind: 'pausing' })
  await reply(answered({ acceptedOrders: 1 }))
  expect(run.kinds()).toEqual(['accepted', 'waiting'])
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'by-person' } })
})

test('Stop lets the request in flight be answered, and what is left goes when somebody sends it', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer, requestSize: 1 })
  await run.resume()
  run.run.stop()
  await settle()
  expect(run.status()).toEqual({ kind: 'pausing' })
  await reply(answered({ acceptedOrders: 1 }))
  expect(run.status()).toEqual({ kind: 'idle' })
  expect(run.state().stopped).toBe(true)
  await run.resume()
  await reply(answered({ acceptedOrders: 1 }))
  expect(run.kinds()).toEqual(['accepted', 'accepted'])
})

test('offline, the rest goes on by itself when the network is back; what is in doubt stays', async () => {
  const run = await aRun(someEntries(2), { requestSize: 1 })
  run.service.answer = () => {
    run.network.set(false)
    return faulted(NETWORK)
  }
  await run.resume()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'offline' } })
  run.service.answer = acceptAll
  run.network.set(true)
  await settle()
  expect(run.kinds()).toEqual(['in-doubt', 'accepted'])
  expect(orderIds(run.sent)).toEqual([['O-0'], ['O-1']])
})

test('a network that is noticed to be gone only after the failure counts as gone', async () => {
  const run = await aRun(someEntries(2), { requestSize: 1, answer: first(() => faulted(NETWORK)) })
  await run.resume()
  expect(run.status()).toMatchObject({ why: { kind: 'fault' } })
  run.network.set(false)
  expect(run.status()).toMatchObject({ why: { kind: 'offline' } })
  run.network.set(true)
  await settle()
  expect(run.kinds()).toEqual(['in-doubt', 'accepted'])
})

test('pressed while offline, nothing leaves until the network is there or the person insists', async () => {
  const run = await aRun(someEntries(1))
  run.network.set(false)
  await run.resume()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'offline' } })
  expect(run.journal.events).toEqual([SUBMITTED])
  await run.resume()
  expect(run.sent).toHaveLength(1)
})

test('when the network goes between two requests, the next one waits for it', async () => {
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

test('a request that cannot be written down does not leave', async () => {
  const run = await aRun(someEntries(1))
  run.journal.failNext(1)
  await run.resume()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'storage' } })
  expect(run.sent).toEqual([])
  expect(run.kinds()).toEqual(['waiting'])
  await run.resume()
  expect(run.kinds()).toEqual(['accepted'])
})

test('an answer that cannot be written down is not shown; it is kept until it can', async () => {
  const { answer, reply } = repliesOnDemand()
  const run = await aRun(someEntries(2), { answer, requestSize: 1 })
  await run.resume()
  run.journal.failNext(2)
  await reply(answered({ acceptedOrders: 1 }))
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'storage' } })
  expect(run.kinds()).toEqual(['sending', 'waiting'])
  await run.resume()
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'storage' } })
  await run.resume()
  expect(run.kinds()).toEqual(['accepted', 'sending'])
  expect(run.sent).toHaveLength(2)
})

test('closed in the middle, the unanswered request is in doubt on the next visit and the rest can go on', async () => {
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

test('mended entries are resent as they are now, and only these', async () => {
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
  await run.run.mend(1, { orderId: 'O-right', trackingId: 'T-1', courier: '' })
  await run.run.resend([0, 1])
  await settle()
  expect(run.sent[1]).toEqual([{ orderId: 'O-right', trackingId: 'T-1' }])
  expect(run.kinds()).toEqual(['accepted', 'accepted', 'failed'])
  expect(run.state().submissions.map(({ reason }) => reason)).toEqual(['first-sending', 'mended'])
})

test('a resend during a pause sends what it says, and the rest stays paused', async () => {
  const run = await aRun(someEntries(4), {
    requestSize: 2,
    answer: first(() => faulted({ kind: 'turned-down', status: 400, excerpt })),
  })
  await run.resume()
  await run.run.resend([0])
  await settle()
  expect(run.kinds()).toEqual(['accepted', 'refused', 'waiting', 'waiting'])
  expect(run.status().kind).toBe('paused')
})

test('chosen couriers go with their entries, by the key', async () => {
  const entries = someEntries(2)
  const shipmentSelectCourier = entries.map((entry) => ({
    ...aFailure(entry, ''),
    possibleCouriers: [aCandidate()],
  }))
  const run = await aRun(entries, {
    answer: first(() => answered({ acceptedOrders: 0, shipmentSelectCourier })),
  })
  await run.resume()
  await run.run.chooseCourier([0, 1], '190012', 'YANWEN')
  await run.run.undoChoice()
  expect(run.state().choices.size).toBe(0)
  await run.run.chooseCourier([1], '190012', 'YANWEN')
  await run.run.sendWithCouriers()
  await settle()
  expect(run.sent[1]).toEqual([{ ...entries[1], courier: '190012' }])
  expect(run.kinds()).toEqual(['courier-needed', 'accepted'])
})

test('nothing in doubt goes again by itself; sent again it may fail, and stays in doubt with both facts', async () => {
  const entries = someEntries(1)
  const run = await aRun(entries, {
    answer: first(
      () => faulted(NETWORK),
      () => answered({ acceptedOrders: 0, shipmentFailed: [aFailure(entries[0], 'not pending')] }),
    ),
  })
  await run.resume()
  await run.resume()
  await run.run.resend([0])
  await settle()
  expect(run.sent).toHaveLength(1)
  await run.run.sendDoubtful([0])
  await settle()
  expect(run.state().outcomes[0]).toMatchObject({
    kind: 'in-doubt',
    doubt: { request: 1 },
    since: { message: 'not pending' },
  })
  await run.run.markAccepted([0])
  expect(run.kinds()).toEqual(['accepted'])
})

test('unexplained entries go one by one', async () => {
  const run = await aRun(someEntries(3), { answer: first(() => answered({ acceptedOrders: 2 })) })
  await run.resume()
  expect(run.kinds()).toEqual(['unexplained', 'unexplained', 'unexplained'])
  await run.run.sendOneByOne([0, 1, 2])
  await settle()
  expect(orderIds(run.sent.slice(1))).toEqual([['O-0'], ['O-1'], ['O-2']])
  expect(run.state().counts.accepted).toBe(3)
})

test('a refused batch is split until the culprit is named; the others are accepted once', async () => {
  const run = await aRun(someEntries(7), {
    answer: (entries, ...rest) =>
      entries.some((entry) => entry.orderId === 'O-4')
        ? faulted({ kind: 'turned-down', status: 422, excerpt })
        : acceptAll(entries, ...rest),
  })
  await run.resume()
  expect(run.state().counts.refused).toBe(7)
  await run.run.splitRefused([0, 1, 2, 3, 4, 5, 6])
  await settle()
  expect(run.state().counts).toMatchObject({ accepted: 6, refused: 1 })
  expect(run.kinds()[4]).toBe('refused')
  expect(run.status()).toEqual({ kind: 'idle' })
})

test('a split that is turned down for another reason asks', async () => {
  const statuses = [422, 403]
  const run = await aRun(someEntries(2), {
    answer: () => faulted({ kind: 'turned-down', status: statuses.shift() ?? 403, excerpt }),
  })
  await run.resume()
  await run.run.splitRefused([0, 1])
  await settle()
  expect(run.sent).toHaveLength(2)
  expect(run.status()).toMatchObject({ kind: 'paused', why: { fault: { status: 403 } } })
})

test('behind a doubt its order waits, and goes by itself when the doubt is settled', async () => {
  const entries = [
    anEntry({ orderId: 'A', trackingId: '1' }),
    anEntry({ orderId: 'A', trackingId: '2' }),
  ]
  const run = await aRun(entries, { answer: first(() => faulted(NETWORK)) })
  await run.resume()
  await run.resume()
  expect(run.kinds()).toEqual(['in-doubt', 'waiting'])
  expect(run.status()).toEqual({ kind: 'idle' })
  await run.run.setAside([0], 'given up')
  await settle()
  expect(run.kinds()).toEqual(['set-aside', 'accepted'])
  await run.run.takeBack([0])
  expect(run.kinds()).toEqual(['in-doubt', 'accepted'])
})

test('several requests at once never carry one order twice, and a fault stops all of them', async () => {
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

test('of two uploads one sends; the other one says so and goes on by itself', async () => {
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

test('the journal alone tells the same as the screen', async () => {
  const run = await aRun(someEntries(5), {
    requestSize: 2,
    answer: first(
      () => faulted(NETWORK),
      () => answered({ acceptedOrders: 0 }),
    ),
  })
  await run.resume()
  await run.resume()
  await run.run.setAside([0], 'lost')
  await run.run.sendDoubtful([1])
  await settle()
  expect(run.replayed()).toEqual(run.state())
})
