import { expect, test } from 'vitest'
import type { Told } from '#service/ask-again.ts'
import type { Reply } from '#service/send-request.ts'
import {
  answered,
  aRun,
  faulted,
  first,
  NETWORK,
  repliesOnDemand,
  SUBMITTED,
} from '#testing/uploads/fake-run.ts'
import { someEntries } from '#testing/uploads/upload-journal.ts'

const CUT: Reply = { kind: 'fault', fault: NETWORK, body: '', askForMs: 600_000 }
const cut = first(() => CUT)
const accepted = (count: number): Told => ({
  kind: 'answer',
  reply: answered({ acceptedOrders: count }),
})

/** A server that gives these replies in order, and the last one from then on. */
function saying(...told: readonly Told[]) {
  const asked: string[] = []
  const ask = async (name: string) => {
    asked.push(name)
    return told[Math.min(asked.length, told.length) - 1] ?? { kind: 'unknown' as const }
  }
  return { ask, asked }
}

test('after a lost connection the answer is asked for, and sending continues', async () => {
  const { ask, asked } = saying(accepted(2))
  const run = await aRun(someEntries(4), { requestSize: 2, answer: cut, ask })
  await run.resume()
  expect(run.kinds()).toEqual(['accepted', 'accepted', 'accepted', 'accepted'])
  expect(asked).toEqual(['u1.1.1000'])
  expect(run.sent).toHaveLength(2)
})

test('while the service has not answered, it is asked for again', async () => {
  const { ask, asked } = saying({ kind: 'waiting' }, { kind: 'waiting' }, accepted(2))
  const run = await aRun(someEntries(2), { answer: cut, ask })
  await run.resume()
  expect([run.status().kind, asked.length]).toEqual(['sending', 1])
  await run.clock.advance(1000)
  await run.clock.advance(1000)
  expect([run.kinds(), asked.length]).toEqual([['accepted', 'accepted'], 3])
})

test('a request that the server doesn’t know leaves its entries in doubt', async () => {
  const { ask } = saying({ kind: 'unknown' })
  const run = await aRun(someEntries(2), { requestSize: 1, answer: cut, ask })
  await run.resume()
  expect(run.kinds()).toEqual(['in-doubt', 'waiting'])
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'fault', fault: NETWORK } })
})

test('a server that is never reached is asked five times', async () => {
  const { ask, asked } = saying({ kind: 'unreachable' })
  const run = await aRun(someEntries(1), { answer: cut, ask })
  await run.resume()
  for (const ms of [500, 1000, 2000, 4000]) await run.clock.advance(ms)
  expect([run.kinds(), asked.length]).toEqual([['in-doubt'], 5])
})

test('while offline the run waits, shows that, and gets the answer when the network is back', async () => {
  const told: Told[] = []
  const ask = async () => told[0] ?? ({ kind: 'unreachable' } as const)
  const replies = repliesOnDemand()
  const run = await aRun(someEntries(2), { requestSize: 1, answer: replies.answer, ask })
  await run.resume()
  run.network.set(false)
  await replies.reply(CUT)
  for (let times = 0; times < 5; times += 1) await run.clock.advance(2000)
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'offline' } })
  expect(run.kinds()).toEqual(['sending', 'waiting'])
  told.push(accepted(1))
  run.network.set(true)
  await run.clock.advance(2000)
  await replies.reply(answered({ acceptedOrders: 1 }))
  expect(run.kinds()).toEqual(['accepted', 'accepted'])
})

const REQUESTED = {
  type: 'requested',
  at: 5,
  request: 1,
  submission: 0,
  positions: [0, 1],
  body: '[]',
} as const

test('on the next visit the answers to requests on their way are asked for', async () => {
  const { ask, asked } = saying(accepted(2))
  const run = await aRun(someEntries(2), { journaled: [SUBMITTED, REQUESTED], ask })
  expect(asked).toEqual(['u1.1.5'])
  expect(run.kinds()).toEqual(['accepted', 'accepted'])
})

test('entries that an answer for a closed page puts back in line wait for Resume', async () => {
  const stopped = { type: 'stopped', at: 1 } as const
  const again = { ...SUBMITTED, submission: 1, reason: 'again', positions: [0, 1] } as const
  const requested = { ...REQUESTED, submission: 1 }
  const { ask } = saying({ kind: 'answer', reply: faulted({ kind: 'too-large' }) })
  const journaled = [SUBMITTED, stopped, again, requested]
  const run = await aRun(someEntries(2), { journaled, ask })
  expect([run.kinds(), run.sent]).toEqual([['waiting', 'waiting'], []])
  expect(run.status()).toEqual({ kind: 'paused', why: { kind: 'interrupted' } })
  await run.resume()
  expect(run.kinds()).toEqual(['accepted', 'accepted'])
})

test('without a token the server is not asked, and the entries are in doubt', async () => {
  const { ask, asked } = saying(accepted(2))
  const run = await aRun(someEntries(2), { journaled: [SUBMITTED, REQUESTED], ask, token: null })
  expect([run.kinds(), asked]).toEqual([['in-doubt', 'in-doubt'], []])
})

test('the answer that was asked for may be a refusal', async () => {
  const refused = faulted({ kind: 'request-rejected', status: 422, excerpt: 'No' })
  const { ask } = saying({ kind: 'answer', reply: refused })
  const run = await aRun(someEntries(1), { answer: cut, ask })
  await run.resume()
  expect(run.kinds()).toEqual(['refused'])
})
