import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { joinKnownCouriers } from './known-couriers.ts'

const list = (...keys: readonly string[]) => keys.map((key) => aCandidate({ key }))

test('couriers that the service named come first, and the public list repeats none of them', () => {
  const known = joinKnownCouriers(list('B', 'X'), list('A', 'B', 'C'))
  expect(known.map(({ key, from }) => [key, from])).toEqual([
    ['B', 'service'],
    ['X', 'service'],
    ['A', 'public-list'],
    ['C', 'public-list'],
  ])
})

test('of a courier in both, the names are those of the service', () => {
  const [first] = joinKnownCouriers([aCandidate({ key: 'A', name: 'Ours' })], list('A'))
  expect(first?.name).toBe('Ours')
})
