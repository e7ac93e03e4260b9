import { expect, test } from 'vitest'
import { createSimulator } from './simulator.ts'
import { TOKEN, aSession } from '#testing/simulator-session.ts'

const NUMBER = 'YT2229521272164446'

test.each([
  ['no token', null],
  ['a token of seven characters', 'Bearer 1234567'],
  ['an expired token', 'Bearer expired-token'],
  ['another scheme', `Basic ${TOKEN}`],
  ['a token without a scheme', TOKEN],
])('%s is answered with 401 Unauthorized, and nothing is processed', (_, authorization) => {
  const simulator = createSimulator()
  const body = JSON.stringify([{ orderId: 'SO-1', trackingId: NUMBER }])
  expect(simulator.handle({ authorization, body })).toMatchObject({
    kind: 'reply',
    status: 401,
    body: 'Unauthorized',
  })
  expect(simulator.book(TOKEN)).toEqual([])
})

test.each([
  ['no JSON', '[{'],
  ['an object', '{"orderId":"SO-1","trackingId":"1"}'],
  ['a list of text', '["SO-1"]'],
  ['an entry without a tracking number', '[{"orderId":"SO-1"}]'],
  ['an empty order id', '[{"orderId":"","trackingId":"1"}]'],
  ['a tracking number that is a number', '[{"orderId":"SO-1","trackingId":9400111206206406}]'],
  ['a courier that is a number', '[{"orderId":"SO-1","trackingId":"1","courier":3011}]'],
  [
    'a merchant number that is null',
    '[{"orderId":"SO-1","trackingId":"1","merchantOrderId":null}]',
  ],
])('a body that is %s gets a 400', (_, body) => {
  const simulator = createSimulator()
  const reply = simulator.handle({ authorization: `Bearer ${TOKEN}`, body })
  expect(reply).toMatchObject({ kind: 'reply', status: 400 })
  expect(simulator.book(TOKEN)).toEqual([])
})

test('a new order is accepted and added to the book', () => {
  const { send, book } = aSession()
  const { answer } = send({
    orderId: 'SO-1',
    trackingId: NUMBER,
    merchantOrderId: 'M-1',
    courier: '3011',
  })
  expect(answer).toEqual({
    acceptedOrders: 1,
    rejectedOrders: 0,
    ordersNotFound: 0,
    ordersSelectCourier: 0,
    shipmentFailed: [],
    shipmentSelectCourier: [],
  })
  expect(book()).toEqual([
    {
      orderId: 'SO-1',
      trackingId: NUMBER,
      merchantOrderId: 'M-1',
      courier: '3011',
      times: 1,
      attempts: 1,
    },
  ])
})

test('an accepted order that is resent fails, and the message names it', () => {
  const { send, book } = aSession()
  send({ orderId: 'SO-1', trackingId: NUMBER })
  const { answer } = send({ orderId: 'SO-1', trackingId: 'OTHER' })
  expect(answer).toMatchObject({ acceptedOrders: 0, rejectedOrders: 1 })
  expect(answer.shipmentFailed).toEqual([
    {
      orderId: 'SO-1',
      merchantOrderId: null,
      trackingId: 'OTHER',
      courier: null,
      errorMessage: 'Order SO-1 is not pending shipment.',
    },
  ])
  expect(book()).toMatchObject([{ trackingId: NUMBER, times: 1, attempts: 2 }])
})

test('with an order twice in a request, the first entry is accepted and the second fails', () => {
  const { send } = aSession()
  const entry = { orderId: 'SO-1', trackingId: NUMBER }
  expect(send(entry, entry).answer).toMatchObject({ acceptedOrders: 1, rejectedOrders: 1 })
})

test('each access token has a book of its own', () => {
  const simulator = createSimulator()
  const body = JSON.stringify([{ orderId: 'SO-1', trackingId: NUMBER }])
  simulator.handle({ authorization: 'Bearer first-shop', body })
  simulator.handle({ authorization: 'Bearer second-shop', body })
  expect(simulator.book('second-shop')).toMatchObject([{ orderId: 'SO-1', times: 1 }])
})

test.each([
  ['of the China Post', 'RB123456785CN', ['3011', '3013', '100685']],
  ['of the Royal Mail', 'RB123456785GB', ['11031', '11033', '100685']],
  ['of Amazon', 'TBA010000000000', ['100308', '100143']],
])('without a courier, a number %s needs one to be chosen', (_, trackingId, keys) => {
  const { send, book } = aSession()
  const { answer } = send({ orderId: 'SO-1', trackingId })
  expect(answer).toMatchObject({ acceptedOrders: 0, ordersSelectCourier: 1, shipmentFailed: [] })
  const [entry] = answer.shipmentSelectCourier
  expect(entry).toMatchObject({ orderId: 'SO-1', trackingId, courier: null })
  expect(entry?.possibleCouriers.map(({ key }) => key)).toEqual(keys)
  expect(book()).toEqual([])
})

test.each([
  ['only one courier fits it', '1Z5R89390357567127'],
  ['its check digit leaves none', 'RB123456786CN'],
  ['no courier has such numbers', 'HELLO-1'],
  ['more than six couriers fit it', '986578788855'],
])('without a courier, a number is accepted when %s', (_, trackingId) => {
  const { send } = aSession()
  expect(send({ orderId: 'SO-1', trackingId }).answer.acceptedOrders).toBe(1)
})

test('with the courier chosen, the order is accepted', () => {
  const { send, book } = aSession()
  send({ orderId: 'SO-1', trackingId: 'RB123456785CN' })
  send({ orderId: 'SO-1', trackingId: 'RB123456785CN', courier: '3013' })
  expect(book()).toMatchObject([{ courier: '3013', times: 1, attempts: 2 }])
})

test.each([
  ['digits as a number', '190012', 190012],
  ['other text as text', 'yanwen', 'yanwen'],
  ['digits with a zero in front as text', '000000', '000000'],
])('a failed entry echoes a courier of %s', (_, courier, echoed) => {
  const { send } = aSession()
  const sent = { orderId: 'TEST-REJECTED', trackingId: NUMBER, courier }
  expect(send(sent).answer.shipmentFailed).toMatchObject([{ courier: echoed }])
})

test('courier code 000000 is not valid', () => {
  const { send } = aSession()
  const { answer } = send({ orderId: 'SO-1', trackingId: NUMBER, courier: '000000' })
  expect(answer.shipmentFailed).toMatchObject([
    { errorMessage: 'Courier code 000000 is not valid.' },
  ])
})

test('a value that is far too long is rejected and not stored', () => {
  const { send, book } = aSession()
  const { answer } = send({ orderId: 'S'.repeat(300), trackingId: NUMBER })
  expect(answer.shipmentFailed[0]?.errorMessage).toMatch(/^S{40}… is too long\.$/)
  expect(book()).toEqual([])
})
