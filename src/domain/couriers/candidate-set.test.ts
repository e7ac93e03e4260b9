import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { setIdOf } from './candidate-set.ts'

test('lists have the same ID exactly when they have the same keys, in any order', () => {
  const keys = fc.uniqueArray(fc.constantFrom('A', 'B', 'AB', ''), { maxLength: 4 })
  fc.assert(
    fc.property(keys, keys, (one, other) => {
      const idOf = (list: readonly string[]) => setIdOf(list.map((key) => aCandidate({ key })))
      const sorted = (list: readonly string[]) => JSON.stringify([...list].sort())
      expect(idOf(one) === idOf(other)).toBe(sorted(one) === sorted(other))
    }),
  )
})
