import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { createCandidateFolder } from './fold-candidates.ts'

const listOf = (...keys: readonly string[]) => keys.map((key) => aCandidate({ key }))

test('a key that is offered twice is one candidate, the first of them', () => {
  const [first, ...others] = listOf('B', 'A', 'B')
  const { each, keys } = createCandidateFolder()([first ?? aCandidate(), ...others])
  expect(each.map(({ key }) => key)).toEqual(['B', 'A'])
  expect(each[0]).toBe(first)
  expect(keys).toEqual(['A', 'B'])
})

test('lists are the same exactly when they offer the same keys, in whatever order', () => {
  const keys = fc.array(fc.constantFrom('A', 'B', 'AB', ''), { maxLength: 4 })
  fc.assert(
    fc.property(fc.array(keys), keys, keys, (before, one, other) => {
      const fold = createCandidateFolder()
      for (const list of before) fold(listOf(...list))
      const setOf = (list: readonly string[]) => JSON.stringify([...new Set(list)].sort())
      expect(fold(listOf(...one)) === fold(listOf(...other))).toBe(setOf(one) === setOf(other))
    }),
  )
})
