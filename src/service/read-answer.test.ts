import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

const NOTHING_NAMED = {
  rejectedOrders: null,
  ordersNotFound: null,
  ordersSelectCourier: null,
  shipmentFailed: [],
  shipmentSelectCourier: [],
}

function read(body: string) {
  const answer = readAnswer(body)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.value
}

test('a complete answer is read as it is', () => {
  const ids = { orderId: '1', merchantOrderId: 'M', trackingId: 'T', courier: 'C' }
  const answer = {
    acceptedOrders: 3,
    rejectedOrders: 1,
    ordersNotFound: 2,
    ordersSelectCourier: 1,
    shipmentFailed: [{ ...ids, errorMessage: 'Order 1 was not found' }],
    shipmentSelectCourier: [
      {
        ...ids,
        possibleCouriers: [
          {
            key: '3011',
            country: '301',
            countryIso: 'CN',
            url: 'https://example.com',
            name: 'China Post',
            nameZhCn: '中国邮政',
            nameZhHk: '中國郵政',
            group: '',
          },
        ],
      },
    ],
  }
  expect(read(JSON.stringify(answer))).toEqual(answer)
})

test.each([
  ['a whole number', '3', 3],
  ['nothing accepted', '0', 0],
  ['a numeric string', '"12"', 12],
  ['a whole number with a point', '3.0', 3],
])('acceptedOrders counts: %s', (_, text, acceptedOrders) => {
  expect(read(`{"acceptedOrders":${text}}`)).toEqual({ ...NOTHING_NAMED, acceptedOrders })
})

test.each([
  ['{}'],
  ['{"acceptedOrders":null}'],
  ['{"acceptedOrders":-1}'],
  ['{"acceptedOrders":1.5}'],
  ['{"acceptedOrders":"many"}'],
  ['{"acceptedOrders":""}'],
  ['{"acceptedOrders":true}'],
  ['{"acceptedOrders":[3]}'],
  ['{"acceptedOrders":1e999}'],
  ['{"ACCEPTEDORDERS":1}'],
  ['[]'],
  ['null'],
  ['"ok"'],
])('%s makes no sense', (body) => {
  expect(readAnswer(body)).toEqual({ ok: false, reason: 'no-sense' })
})

test.each([
  [''],
  ['<html></html>'],
  ['{"acceptedOrders":3'],
  ['{acceptedOrders:3}'],
  ['Unauthorized'],
])('%j is not JSON', (body) => {
  expect(readAnswer(body)).toEqual({ ok: false, reason: 'not-json' })
})

test('an answer nested too deep for the stack is unreadable, not a crash', () => {
  const deep = `{"acceptedOrders":1,"shipmentFailed":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  expect(readAnswer(deep)).toEqual({ ok: false, reason: 'not-json' })
})

test('missing and null lists are empty, and other counts without a number are not reported', () => {
  const body =
    '{"acceptedOrders":1,"rejectedOrders":null,"ordersNotFound":"none","shipmentFailed":null,"extra":{"a":1}}'
  expect(read(body)).toEqual({ ...NOTHING_NAMED, acceptedOrders: 1 })
})

test('ids that come as numbers keep every digit', () => {
  const body =
    '{"acceptedOrders":0,"shipmentFailed":[{"orderId":9007199254740993,"trackingId":123456789012345678901234,"courier":3011,"merchantOrderId":null,"errorMessage":404}]}'
  expect(read(body).shipmentFailed).toEqual([
    {
      orderId: '9007199254740993',
      trackingId: '123456789012345678901234',
      courier: '3011',
      merchantOrderId: null,
      errorMessage: '404',
    },
  ])
})

test('candidates keep numeric keys as digits, and only those without a key or with a repeated one are dropped', () => {
  const body =
    '{"acceptedOrders":0,"shipmentSelectCourier":[{"orderId":"1","possibleCouriers":[{"key":190271,"name":"A"},{"name":"No key"},{"key":""},null,"3011",{"key":"190271","country":301}]}]}'
  const [report] = read(body).shipmentSelectCourier
  expect(report?.possibleCouriers.map(({ key, name, country }) => [key, name, country])).toEqual([
    ['190271', 'A', ''],
    ['3011', '', ''],
  ])
})

test('an item that is not an object keeps its text, and does not affect the others', () => {
  const body =
    '{"acceptedOrders":0,"shipmentFailed":[null,"Order 7 is gone",{"orderId":"8","errorMessage":{"code":5}}],"shipmentSelectCourier":[7,{"orderId":"9"}]}'
  const answer = read(body)
  expect(answer.shipmentFailed.map(({ orderId, errorMessage }) => [orderId, errorMessage])).toEqual(
    [
      [null, 'Order 7 is gone'],
      ['8', '{"code":"5"}'],
    ],
  )
  expect(answer.shipmentSelectCourier.map(({ orderId }) => orderId)).toEqual(['7', '9'])
})

test('a single failed entry that is not in a list is read as a list of one', () => {
  const body = '{"acceptedOrders":0,"shipmentFailed":{"orderId":"1","errorMessage":"no"}}'
  expect(read(body).shipmentFailed).toHaveLength(1)
})

test('the last of two fields with one name counts', () => {
  expect(read('{"acceptedOrders":1,"acceptedOrders":2}').acceptedOrders).toBe(2)
})

test('special keys of JavaScript are ordinary keys', () => {
  const body =
    '{"__proto__":{"acceptedOrders":9},"constructor":1,"acceptedOrders":2,"shipmentFailed":[{"__proto__":{"orderId":"x"},"errorMessage":"m"}]}'
  const answer = read(body)
  expect(answer.acceptedOrders).toBe(2)
  expect(answer.shipmentFailed[0]?.orderId).toBeNull()
  expect(({} as { orderId?: unknown }).orderId).toBeUndefined()
})

const anyJson = fc.json()
const anyAnswer = fc.record(
  {
    acceptedOrders: fc.oneof(fc.nat(), fc.jsonValue()),
    rejectedOrders: fc.jsonValue(),
    shipmentFailed: fc.oneof(
      fc.array(
        fc.oneof(
          fc.dictionary(
            fc.constantFrom('orderId', 'trackingId', 'errorMessage', '__proto__'),
            fc.jsonValue(),
          ),
          fc.jsonValue(),
        ),
      ),
      fc.jsonValue(),
    ),
    shipmentSelectCourier: fc.oneof(
      fc.array(fc.record({ orderId: fc.jsonValue(), possibleCouriers: fc.jsonValue() })),
      fc.jsonValue(),
    ),
  },
  { requiredKeys: [] },
)

/** Tells whether reading returned a valid result or a reason. */
function isRead(body: string): boolean {
  const answer = readAnswer(body)
  return answer.ok ? Number.isSafeInteger(answer.value.acceptedOrders) : answer.reason !== undefined
}

test('any JSON at all is read without throwing', () => {
  fc.assert(fc.property(anyJson, isRead))
  const body = anyAnswer.map((value) => JSON.stringify(value))
  fc.assert(fc.property(body, isRead))
  expect(isRead('{}')).toBe(true)
})

test('any text at all is read without throwing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), isRead))
  expect(isRead('')).toBe(true)
})

test('no failed object of an answer is lost', () => {
  const failed = fc.array(
    fc.record({ orderId: fc.string({ minLength: 1 }), errorMessage: fc.string() }),
  )
  fc.assert(
    fc.property(failed, (shipmentFailed) => {
      const answer = read(JSON.stringify({ acceptedOrders: 0, shipmentFailed }))
      expect(
        answer.shipmentFailed.map(({ orderId, errorMessage }) => ({ orderId, errorMessage })),
      ).toEqual(shipmentFailed)
    }),
  )
})

test('entries with the same offered couriers share one list, with any number of lists', () => {
  const offer = (orderId: string, key: number) => ({ orderId, possibleCouriers: [{ key }] })
  const listsOf = (offers: readonly object[]) => {
    const body = JSON.stringify({ acceptedOrders: 0, shipmentSelectCourier: offers })
    const answer = readAnswer(body)
    return answer.ok ? answer.value.shipmentSelectCourier.map((one) => one.possibleCouriers) : []
  }
  const [one, other, same] = listsOf([offer('A', 1), offer('B', 2), offer('C', 1)])
  expect(same).toBe(one)
  expect(other).not.toBe(one)
  const many = Array.from({ length: 50 }, (_, key) => offer('A', key))
  expect(listsOf(many).map(([candidate]) => candidate?.key)).toEqual(
    many.map((_, key) => String(key)),
  )
})
