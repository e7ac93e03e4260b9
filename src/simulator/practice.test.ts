import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { aSession } from '#testing/simulator-session.ts'
import type { SimulatorReply } from './interruptions.ts'

const ordinary = anEntry({ orderId: 'SO-1' })

const about = (orderId: string) => anEntry({ orderId, trackingId: 'NUMBER-1' })

test.each(['TEST-REJECTED', 'TEST-REJECTED-7', 'TEST-MARKUP', 'TEST-NAMED-TWICE'])(
  '%s fails while its tracking number is the same, and is accepted when it was corrected',
  (orderId) => {
    const { send, book } = aSession()
    for (const _ of [1, 2]) {
      const { answer } = send(about(orderId))
      expect(answer).toMatchObject({ acceptedOrders: 0, rejectedOrders: 1, ordersSelectCourier: 0 })
      expect(answer.shipmentFailed[0]?.errorMessage).toContain('NUMBER-1')
    }
    expect(send({ orderId, trackingId: 'RB123456785CN' }).answer.acceptedOrders).toBe(1)
    expect(book()).toMatchObject([{ orderId, times: 1, attempts: 3 }])
  },
)

test('TEST-MARKUP fails with a message that must be shown as text', () => {
  expect(aSession().send(about('TEST-MARKUP')).answer.shipmentFailed[0]?.errorMessage).toContain(
    '<img src=x onerror=',
  )
})

test('TEST-NAMED-TWICE is named as failed and as ambiguous, and a courier resolves it', () => {
  const { send } = aSession()
  const { answer } = send(about('TEST-NAMED-TWICE'))
  expect(answer.shipmentFailed).toHaveLength(1)
  expect(answer.shipmentSelectCourier).toHaveLength(1)
  const chosen = { ...about('TEST-NAMED-TWICE'), courier: '190012' }
  expect(send(chosen).answer.acceptedOrders).toBe(1)
})

test('TEST-NOT-ITEMISED is counted but not listed, and accepted after a correction', () => {
  const { send } = aSession()
  const { answer } = send(ordinary, about('TEST-NOT-ITEMISED'))
  expect(answer).toMatchObject({ acceptedOrders: 1, rejectedOrders: 1, shipmentFailed: [] })
  const corrected = { orderId: 'TEST-NOT-ITEMISED', trackingId: 'NUMBER-2' }
  expect(send(corrected).answer.acceptedOrders).toBe(1)
})

test('TEST-NOT-FOUND is not found, with any tracking number', () => {
  const { send } = aSession()
  for (const trackingId of ['NUMBER-1', 'NUMBER-2']) {
    const { answer } = send({ orderId: 'TEST-NOT-FOUND', trackingId })
    expect(answer).toMatchObject({ acceptedOrders: 0, rejectedOrders: 0, ordersNotFound: 1 })
    expect(answer.shipmentFailed[0]?.errorMessage).toBe('Order TEST-NOT-FOUND was not found.')
  }
})

test.each([
  ['TEST-AMBIGUOUS-2', 2],
  ['TEST-AMBIGUOUS-40', 40],
  ['TEST-AMBIGUOUS-ODD', 8],
  ['TEST-NO-CANDIDATES', 0],
])('%s has %i candidates, until a courier is given', (orderId, count) => {
  const { send } = aSession()
  const { answer } = send(about(orderId))
  expect(answer).toMatchObject({ acceptedOrders: 0, ordersSelectCourier: 1 })
  expect(answer.shipmentSelectCourier[0]?.possibleCouriers).toHaveLength(count)
  expect(send({ ...about(orderId), courier: '190012' }).answer.acceptedOrders).toBe(1)
})

test('the candidates of TEST-AMBIGUOUS-ODD include repeated, unknown and malicious ones', () => {
  const { answer } = aSession().send(about('TEST-AMBIGUOUS-ODD'))
  const candidates = answer.shipmentSelectCourier[0]?.possibleCouriers ?? []
  const keysOfName = candidates.filter(({ name }) => name === 'YANWEN').map(({ key }) => key)
  expect(keysOfName).toEqual(['190012', '190012', '999997'])
  expect(candidates.map(({ url }) => url)).toContain('javascript:alert(1)')
})

test('TEST-STRAY is accepted, and the answer names an order that was not sent', () => {
  const { answer } = aSession().send(about('TEST-STRAY'))
  expect(answer).toMatchObject({ acceptedOrders: 1, rejectedOrders: 0 })
  expect(answer.shipmentFailed).toMatchObject([{ orderId: 'NOT-SENT-1' }])
})

test('TEST-SLOW makes the request slow, every time', () => {
  const { send } = aSession()
  const delays = [about('TEST-SLOW-1'), about('TEST-SLOW-2'), ordinary].map(
    (e) => send(e).reply.delayMs,
  )
  expect(delays).toEqual([1500, 1500, 0])
})

test('TEST-TOO-LARGE is too large with other entries and accepted alone', () => {
  const { send, book } = aSession()
  expect(send(ordinary, about('TEST-TOO-LARGE')).status).toBe(413)
  expect(send(ordinary, about('TEST-TOO-LARGE')).status).toBe(413)
  expect(book()).toEqual([])
  expect(send(about('TEST-TOO-LARGE')).answer.acceptedOrders).toBe(1)
})

test.each([
  ['TEST-ALWAYS-TOO-LARGE', 413],
  ['TEST-TURNED-DOWN', 422],
])('%s is answered with %i even when alone', (orderId, status) => {
  const { send, book } = aSession()
  expect([send(about(orderId)).status, send(about(orderId)).status]).toEqual([status, status])
  expect(book()).toEqual([])
})

test.each([
  ['TEST-TOKEN-EXPIRES', 401],
  ['TEST-TOO-MANY-REQUESTS', 429],
  ['TEST-TRY-LATER', 503],
  ['TEST-SERVER-FAULT', 500],
  ['TEST-DROPPED-BEFORE', 0],
])(
  '%s: nothing is processed the first time (%i), everything the second time',
  (orderId, status) => {
    const { send, book } = aSession()
    expect(send(ordinary, about(orderId)).status).toBe(status)
    expect(book()).toEqual([])
    expect(send(ordinary, about(orderId)).answer.acceptedOrders).toBe(2)
    expect(send(about(`${orderId}-2`)).status).toBe(status)
  },
)

test('unavailable replies have a Retry-After in seconds or as a date', () => {
  const { send } = aSession(() => Date.UTC(2026, 0, 31, 23, 59, 58, 1))
  expect(send(about('TEST-TOO-MANY-REQUESTS')).header('Retry-After')).toBe('2')
  expect(send(about('TEST-TRY-LATER')).header('Retry-After')).toBe('Sun, 01 Feb 2026 00:00:01 GMT')
})

test.each([
  ['TEST-DROPPED-AFTER', 'no answer at all', /^dropped$/],
  ['TEST-BROKEN-JSON', 'half a JSON', /^200 application\/json.* {"accepted[^}]*$/],
  ['TEST-HTML', 'a web page', /^200 text\/html.* <!doctype html>/],
  ['TEST-NO-SENSE', 'an answer without counts', /^200 application\/json.* {"shipmentFailed":\[\]/],
])('%s: all is processed, and there is %s; sent again, it fails', (orderId, _, description) => {
  const { send, book } = aSession()
  expect(describe(send(ordinary, about(orderId)).reply)).toMatch(description)
  expect(book()).toMatchObject([{ times: 1 }, { times: 1 }])
  expect(send(about(orderId)).answer.shipmentFailed[0]?.errorMessage).toBe(
    `Order ${orderId} is not pending shipment.`,
  )
})

function describe(reply: SimulatorReply): string {
  if (reply.kind === 'drop') return 'dropped'
  return `${reply.status} ${reply.headers['Content-Type']} ${reply.body}`
}
