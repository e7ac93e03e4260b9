import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAnswer } from './parse-answer.ts'
import { parseKeepingDigits } from './parse-digits.ts'

const aCourier = fc.record({
  key: fc.oneof(fc.integer(), fc.string()),
  name: fc.constantFrom('"possibleCouriers":[', '] } "', 'a\\', '云途物流', '\u00000'),
})
const aList = fc.oneof(fc.array(aCourier, { maxLength: 3 }), fc.jsonValue())
const anAnswer = fc
  .tuple(fc.array(aList, { minLength: 1, maxLength: 4 }), fc.array(fc.nat()))
  .map(([lists, turns]) => ({
    acceptedOrders: 0,
    shipmentSelectCourier: turns.map((turn) => ({
      orderId: 'SO-1',
      possibleCouriers: lists[turn % lists.length],
    })),
  }))

test('an answer with repeated lists gives the same result as plain parsing', () => {
  fc.assert(
    fc.property(anAnswer, fc.constantFrom(0, 2), (answer, space) => {
      const text = JSON.stringify(answer, null, space)
      expect(parseAnswer(text)).toEqual(parseKeepingDigits(text))
    }),
  )
})

test('a truncated answer is not JSON', () => {
  fc.assert(
    fc.property(anAnswer, fc.nat(), (answer, at) => {
      const text = JSON.stringify(answer)
      expect(() => parseAnswer(text.slice(0, at % text.length))).toThrow(SyntaxError)
    }),
  )
})

test('a repeated list is one object, and digits stay as they are', () => {
  const list = '[{"key":12345678901234567890,"name":"]"}]'
  const entry = `{"possibleCouriers": ${list}}`
  const [one, other] = parseAnswer(`[${entry},${entry}]`) as { possibleCouriers: unknown }[]
  expect(one?.possibleCouriers).toEqual([{ key: '12345678901234567890', name: ']' }])
  expect(one?.possibleCouriers).toBe(other?.possibleCouriers)
})

test('lists beyond the limit are parsed too', () => {
  const entries = Array.from({ length: 50 }, (_, n) => ({
    possibleCouriers: [{ key: String(n % 30) }],
  }))
  expect(parseAnswer(JSON.stringify(entries))).toEqual(entries)
})
