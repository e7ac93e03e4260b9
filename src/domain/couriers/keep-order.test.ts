import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepOrder } from './keep-order.ts'

const anyIds = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'))

test('a page that opens has its groups in the order in which they came', () => {
  expect(keepOrder([], ['B', 'A'])).toEqual(['B', 'A'])
})

test('a group that grew, one that is gone and one that came back all keep their places', () => {
  expect(keepOrder(['B', 'A', 'C'], ['C', 'A', 'D'])).toEqual(['B', 'A', 'C', 'D'])
})

test('without a new group the order is the same one', () => {
  const known = ['B', 'A']
  expect(keepOrder(known, ['A'])).toBe(known)
})

test('whatever comes, no place changes, each group has one, and new ones are in their own order', () => {
  fc.assert(
    fc.property(fc.array(anyIds), (answers) => {
      let order: readonly string[] = []
      for (const ids of answers) {
        const before = order
        order = keepOrder(before, ids)
        expect(order.slice(0, before.length)).toEqual(before)
        expect(order.slice(before.length)).toEqual(ids.filter((id) => !before.includes(id)))
        expect(new Set(order).size).toBe(order.length)
      }
    }),
  )
})
