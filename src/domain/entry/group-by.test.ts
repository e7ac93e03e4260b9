import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('items come together by their keys, keys and items in the order in which they came', () => {
  const words = ['pear', 'apple', 'plum', '', 'avocado']
  expect([...groupBy(words, (word) => word[0] ?? null)]).toEqual([
    ['p', ['pear', 'plum']],
    ['a', ['apple', 'avocado']],
  ])
})
