import { expect, test } from 'vitest'
import { anEntry } from '#testing/builders.ts'
import { someEntries } from '#testing/uploads/upload-journal.ts'
import { CurrentEntries, orderIdAt } from './entry-list.ts'

test('entries are the original ones, except those that have changed', () => {
  const first = someEntries(3)
  const corrected = anEntry({ orderId: 'O-9' })
  const now = new CurrentEntries(first, new Map([[1, corrected]]))
  expect([-1, 0, 1, 2, 3].map((position) => now.at(position))).toEqual([
    undefined,
    first[0],
    corrected,
    first[2],
    undefined,
  ])
  expect(now.length).toBe(3)
  expect(first).toEqual(someEntries(3))
})

test('an order is the current one of the entry, and empty without an entry', () => {
  const first = someEntries(3)
  const now = new CurrentEntries(first, new Map([[1, anEntry({ orderId: 'O-9' })]]))
  const orders = [-1, 0, 1, 2, 3].map((position) => orderIdAt(now, position))
  expect(orders).toEqual(['', first[0]?.orderId, 'O-9', first[2]?.orderId, ''])
})
