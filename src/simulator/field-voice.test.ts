import { expect, test } from 'vitest'
import { BAD_DAY, CALM_DAY } from '#service/practice-dial.ts'
import { createSimulator } from './simulator.ts'

const FIELD = { ...CALM_DAY, voice: 'field' } as const

function send(entries: readonly object[], dial: typeof CALM_DAY = FIELD) {
  const simulator = createSimulator({ seed: 1 })
  const ask = (sent: readonly object[]) => {
    const body = JSON.stringify(sent)
    const reply = simulator.handle({ authorization: 'Bearer practice-token', body, dial })
    if (reply.kind === 'drop') throw new Error('no answer')
    return { status: reply.status, json: JSON.parse(reply.body) }
  }
  return { ...ask(entries), ask, simulator }
}

const orders = (count: number, about: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    orderId: `SO-${index}`,
    trackingId: `RB${100_000_000 + index}CN`,
    ...about,
  }))

test('more than 40 entries are refused inside a 200, and none of them is processed', () => {
  const { status, json, simulator } = send(orders(41))
  expect(status).toBe(200)
  expect(json.meta.message).toBe('Request exceeds 40-number batch limit.')
  expect(simulator.book('practice-token')).toEqual([])
})

test('failures are worded in several languages, with codes and quotes', () => {
  const failing = { ...FIELD, failures: BAD_DAY.failures + 35 }
  const { json } = send(orders(40), failing)
  const said = json.shipmentFailed.map(({ errorMessage }: { errorMessage: string }) => errorMessage)
  expect(said.length).toBeGreaterThan(10)
  for (const pattern of [/[\u4e00-\u9fff]/u, /«/, /"/, /\b4\d{3}\b/])
    expect(said.some((text: string) => pattern.test(text))).toBe(true)
})

test('an order that was accepted before is already registered', () => {
  const [entry] = orders(1)
  const { ask } = send([entry ?? {}])
  const [failed] = ask([entry ?? {}]).json.shipmentFailed
  expect(failed.errorMessage).toMatch(/already exists|已注册|ya fue enviado/)
})

test('a suggested courier fails for some orders, and another one is taken', () => {
  const asking = send(orders(40), { ...FIELD, ambiguous: 50 })
  const first = asking.json.shipmentSelectCourier
  type Asked = { orderId: string; trackingId: string; possibleCouriers: { key: string }[] }
  const key = (index: number) =>
    first.map(({ orderId, trackingId, possibleCouriers }: Asked) => {
      return { orderId, trackingId, courier: possibleCouriers[index]?.key }
    })
  const failed = asking.ask(key(0)).json.shipmentFailed
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.length).toBeLessThan(first.length)
  const ids = new Set(failed.map(({ orderId }: { orderId: string }) => orderId))
  const again = key(1).filter(({ orderId }: { orderId: string }) => ids.has(orderId))
  expect(asking.ask(again).json.acceptedOrders).toBe(again.length)
})
