import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('items are grouped by their keys, and keys and items keep their order', () => {
  const words = ['pear', 'apple', 'plum', '', 'avocado']
  expect([...groupBy(words, (word) => word[0] ?? null)]).toEqual([
    ['p', ['pear', 'plum']],
    ['a', ['apple', 'avocado']],
  ])
})
