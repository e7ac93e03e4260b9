import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRACTICE_VALUES } from '#domain/entry/practice-values.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { classifyResponse } from '#service/classify-response.ts'
import { readAnswer } from '#service/read-answer.ts'
import { formatBody } from '#service/wire.ts'
import { createSimulator } from './simulator.ts'

const TOKEN = 'token-of-a-shop'

const FAULTS: { readonly [orderId: string]: string } = {
  'TEST-TOO-LARGE': 'too-large',
  'TEST-ALWAYS-TOO-LARGE': 'too-large',
  'TEST-TURNED-DOWN': 'request-rejected',
  'TEST-TOKEN-EXPIRES': 'unauthorized',
  'TEST-TOO-MANY-REQUESTS': 'unavailable',
  'TEST-TRY-LATER': 'unavailable',
  'TEST-SERVER-FAULT': 'unclear-status',
  'TEST-DROPPED-BEFORE': 'no-answer',
  'TEST-DROPPED-AFTER': 'no-answer',
  'TEST-BROKEN-JSON': 'not-json',
  'TEST-HTML': 'not-json',
  'TEST-NO-SENSE': 'no-sense',
}

/** Sends and reads as the client does, and returns the result of the client. */
function exchange(
  simulator: ReturnType<typeof createSimulator>,
  entries: readonly TrackingEntry[],
) {
  const body = formatBody(entries)
  const reply = simulator.handle({ authorization: `Bearer ${TOKEN}`, body })
  if (reply.kind === 'drop') return { made: 'no-answer', result: null }
  if (reply.status !== 200) return { made: classify(reply), result: null }
  const read = readAnswer(reply.body)
  return read.ok ? { made: 'answer', result: read.value } : { made: read.reason, result: null }
}

function classify({
  status,
  headers,
  body,
}: {
  status: number
  headers: object
  body: string
}): string {
  return classifyResponse(
    { status, body, redirected: false, headers: new Headers(Object.entries(headers)) },
    0,
  ).kind
}

test.each(PRACTICE_VALUES)('the client understands the answer to $orderId', ({ orderId }) => {
  const simulator = createSimulator({ now: () => 0 })
  const company = { orderId: 'SO-1', trackingId: 'YT2229521272164446' }
  const entry = { orderId, trackingId: 'NUMBER-1', courier: '' }
  expect(exchange(simulator, [company, entry]).made).toBe(FAULTS[orderId] ?? 'answer')
})

const shortText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom('RB123456785CN', 'TBA010000000000', '1Z5R89390357567127', 'NUMBER-1'),
)
const anyOrder = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('SO-1', 'SO-2', 'SO-3', 'SO-4') },
  fc.constantFrom(...PRACTICE_VALUES.map(({ orderId }) => orderId)),
  shortText,
)
const anyEntry: fc.Arbitrary<TrackingEntry> = fc.record(
  { orderId: anyOrder, trackingId: shortText, merchantOrderId: shortText, courier: shortText },
  { requiredKeys: ['orderId', 'trackingId'] },
)
const ordinaryEntry = anyEntry.map((entry) => ({ ...entry, orderId: `SO-${entry.orderId}` }))
const ordinaryRequests = fc.array(fc.array(ordinaryEntry, { maxLength: 6 }), { maxLength: 8 })
const anyRequests = fc.array(fc.array(anyEntry, { maxLength: 6 }), { maxLength: 8 })

test('an answer counts every entry once, with any entries', () => {
  fc.assert(
    fc.property(anyRequests, (requests) => {
      const simulator = createSimulator({ now: () => 0 })
      for (const entries of requests) {
        const { result } = exchange(simulator, entries)
        if (result === null) continue
        const { acceptedOrders, rejectedOrders, ordersNotFound, ordersSelectCourier } = result
        const counted = [acceptedOrders, rejectedOrders, ordersNotFound, ordersSelectCourier]
        expect(counted.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(entries.length)
      }
    }),
  )
})

test('no order is accepted twice, with any entries', () => {
  fc.assert(
    fc.property(anyRequests, (requests) => {
      const simulator = createSimulator({ now: () => 0 })
      for (const entries of requests) exchange(simulator, entries)
      expect(simulator.book(TOKEN).filter(({ times }) => times !== 1)).toEqual([])
    }),
  )
})

test('the order book has exactly the orders that the answers counted as accepted', () => {
  fc.assert(
    fc.property(ordinaryRequests, (requests) => {
      const simulator = createSimulator()
      const answers = requests.map((entries) => exchange(simulator, entries).result)
      const accepted = answers.reduce((sum, answer) => sum + (answer?.acceptedOrders ?? 0), 0)
      expect(simulator.book(TOKEN)).toHaveLength(accepted)
    }),
  )
})

test('entries that are not accepted are named with their IDs, and failed ones with a reason', () => {
  fc.assert(
    fc.property(ordinaryRequests, (requests) => {
      const simulator = createSimulator()
      for (const entries of requests) {
        const { result } = exchange(simulator, entries)
        const { shipmentFailed = [], shipmentSelectCourier = [] } = result ?? {}
        const named = shipmentFailed.length + shipmentSelectCourier.length
        expect(named).toBe(entries.length - (result?.acceptedOrders ?? 0))
        expect(shipmentFailed.filter(({ errorMessage }) => errorMessage === '')).toEqual([])
      }
    }),
  )
})

test('any text with any token gets a status of the contract, and without a token always 401', () => {
  const anyBody = fc.oneof(
    fc.string(),
    fc.json(),
    anyRequests.map((requests) => JSON.stringify(requests)),
  )
  const anyAuthorization = fc.oneof(fc.string(), fc.constant(`Bearer ${TOKEN}`))
  fc.assert(
    fc.property(anyAuthorization, anyBody, (authorization, body) => {
      const simulator = createSimulator()
      const statusOf = (given: string | null) => {
        const reply = simulator.handle({ authorization: given, body })
        return reply.kind === 'drop' ? 'dropped' : reply.status
      }
      expect(statusOf(null)).toBe(401)
      const isToken = /^Bearer \S{8,}$/.test(authorization)
      expect(isToken ? [200, 400, 401, 413, 422, 429, 500, 503, 'dropped'] : [401]).toContain(
        statusOf(authorization),
      )
    }),
  )
})
