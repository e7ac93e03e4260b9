import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRACTICE_VALUES } from '#domain/entry/practice-values.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { BAD_DAY, CALM_DAY, parseDial, type PracticeDial } from '#service/practice-dial.ts'
import { TOKEN } from '#testing/simulator-session.ts'
import type { WireAnswer } from './process-entries.ts'
import { createSimulator } from './simulator.ts'

const orders = (count: number): TrackingEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    orderId: `SO-${index}`,
    trackingId: `NUMBER-${index}`,
  }))

function aDay(day: Partial<PracticeDial>, seed = 7) {
  const simulator = createSimulator({ now: () => 0, seed })
  const dial = { ...CALM_DAY, ...day }
  const send = (...entries: readonly TrackingEntry[]) =>
    simulator.handle({ authorization: `Bearer ${TOKEN}`, body: JSON.stringify(entries), dial })
  return { send, book: () => simulator.book(TOKEN) }
}

function answerOf(reply: ReturnType<ReturnType<typeof aDay>['send']>): WireAnswer {
  if (reply.kind === 'drop') throw new Error('The connection was dropped.')
  return JSON.parse(reply.body) as WireAnswer
}

test.each([
  ['failures', { failures: 30 }, 'rejectedOrders', 30, 30],
  ['couriers to choose', { ambiguous: 20 }, 'ordersSelectCourier', 20, 0],
] as const)('of 2,000 orders about the share has %s', (_, day, counted, share, named) => {
  const answer = answerOf(aDay(day).send(...orders(2_000)))
  expect(Math.abs(answer[counted] / 20 - share)).toBeLessThan(3)
  expect(Math.abs(answer.shipmentFailed.length / 20 - named)).toBeLessThan(3)
  expect(answer.acceptedOrders + answer[counted]).toBe(2_000)
})

test('about the given share of requests leaves one entry unexplained', () => {
  const { send } = aDay({ unexplained: 30 })
  const answers = orders(300).map((entry, index) =>
    answerOf(send(entry, { orderId: `B-${index}`, trackingId: 'NUMBER-1' })),
  )
  const silent = answers.filter(({ rejectedOrders }) => rejectedOrders === 1)
  expect(Math.abs(silent.length / 3 - 30)).toBeLessThan(6)
  expect(answers.flatMap(({ shipmentFailed }) => shipmentFailed)).toEqual([])
})

test('the same order fails again until its number is corrected, and is accepted without problems set', () => {
  const { send } = aDay({ failures: 50 })
  const { shipmentFailed } = answerOf(send(...orders(20)))
  const [failed] = shipmentFailed
  const entry = { orderId: failed?.orderId ?? '', trackingId: failed?.trackingId ?? '' }
  expect(answerOf(send(entry)).rejectedOrders).toBe(1)
  expect(answerOf(send({ ...entry, trackingId: 'CORRECTED' })).acceptedOrders).toBe(1)
  expect(answerOf(aDay({}).send(entry)).acceptedOrders).toBe(1)
})

test('every kind of outage occurs, about as often as set, and a second try can succeed', () => {
  const { send, book } = aDay({ outages: 50 })
  const replies = orders(400).map((entry) => send(entry))
  const met = replies.map((reply) => (reply.kind === 'drop' ? 'drop' : reply.status))
  expect(new Set(met)).toEqual(new Set([200, 'drop', 429, 503]))
  expect(met.filter((status) => status === 200).length).toBeGreaterThan(150)
  expect(met.filter((status) => status !== 200).length).toBeGreaterThan(150)
  // Some connections are dropped after everything was processed.
  expect(book().length).toBeGreaterThan(met.filter((status) => status === 200).length)
})

test('answers take the set time', () => {
  expect(aDay({ delay: 3 }).send(...orders(1)).delayMs).toBe(3_000)
})

test('the same seed gives the same problems, another seed others', () => {
  const replies = (seed: number) => {
    const { send } = aDay(BAD_DAY, seed)
    return orders(60).map((entry) => send(entry))
  }
  expect(replies(1)).toEqual(replies(1))
  expect(replies(1)).not.toEqual(replies(2))
})

test.each(PRACTICE_VALUES)('$orderId has the same effect with simulated problems', (value) => {
  const [calm, bad] = [{}, { failures: 50, ambiguous: 50, unexplained: 50 }].map((day) =>
    aDay(day).send({ orderId: value.orderId, trackingId: 'NUMBER-1' }),
  )
  expect(bad).toEqual(calm)
})

test('no order is accepted twice, with any entries and settings', () => {
  const share = fc.integer({ min: 0, max: 20 })
  const anyDay = fc.record({
    failures: share,
    ambiguous: share,
    unexplained: share,
    outages: share,
  })
  const anyRequest = fc.array(fc.constantFrom(...orders(6)), { maxLength: 8 })
  fc.assert(
    fc.property(fc.array(fc.tuple(anyDay, anyRequest)), fc.nat(), (sent, seed) => {
      const simulator = createSimulator({ now: () => 0, seed })
      for (const [day, entries] of sent) {
        const body = JSON.stringify(entries)
        const dial = { ...CALM_DAY, ...day }
        simulator.handle({ authorization: `Bearer ${TOKEN}`, body, dial })
      }
      expect(simulator.book(TOKEN).filter(({ times }) => times !== 1)).toEqual([])
    }),
  )
})

test('invalid settings mean no problems', () => {
  expect(parseDial(JSON.stringify(BAD_DAY))).toEqual(BAD_DAY)
  for (const text of [null, undefined, '', 'x', '{}', '{"failures":900}', '[]', 'null']) {
    expect(parseDial(text)).toBe(CALM_DAY)
  }
})
