import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { planPreview } from './plan-preview.ts'

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
    const preview = planPreview(entries(count), count, size)
    expect(preview).toMatchObject({ requests, trial, exact: true })
    const seen = planPreview(entries(Math.min(count, 1000)), count, size)
    expect(seen).toMatchObject({ requests, trial, exact: count <= 1000 })
  },
)

test.each([
  [3, 3],
  [100, 100],
  [250, 10],
])('the first request of %i entries has %i', (count, size) => {
  expect(planPreview(entries(count), count, 100).first).toEqual(entries(count).slice(0, size))
})

test('a request has each order once, so a second number goes into another request', () => {
  const twice = [
    anEntry({ trackingId: 'A' }),
    anEntry({ trackingId: 'B' }),
    anEntry({ orderId: 'C' }),
  ]
  expect(planPreview(twice, 3, 100)).toEqual({
    first: [twice[0], twice[2]],
    requests: 2,
    exact: true,
    trial: 0,
  })
})
