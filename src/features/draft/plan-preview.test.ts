import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { countRequests, planFirstRequest } from './plan-preview.ts'

const entries = (count: number) =>
  Array.from({ length: count }, (_, n) => anEntry({ orderId: `SO-${n}`, trackingId: `ZZ-${n}` }))

test.each([
  [1, 100, 1, 0],
  [100, 100, 1, 0],
  [101, 100, 2, 10],
  [110, 100, 2, 10],
  [111, 100, 3, 10],
  [2000, 100, 21, 10],
  [2000, 5, 400, 0],
])(
  '%i entries at %i a request take %i requests, the trial has %i',
  (count, size, requests, trial) => {
    expect(countRequests(count, size)).toEqual({ requests, trial })
  },
)

test.each([
  [3, 3],
  [100, 100],
  [250, 10],
])('the first request of %i entries has %i', (count, size) => {
  expect(planFirstRequest(entries(count), 100)).toEqual(entries(count).slice(0, size))
})

test('an order stands once in the first request', () => {
  const twice = [
    anEntry({ trackingId: 'A' }),
    anEntry({ trackingId: 'B' }),
    anEntry({ orderId: 'C' }),
  ]
  expect(planFirstRequest(twice, 100)).toEqual([twice[0], twice[2]])
})
