import { expect, test } from 'vitest'
import { keepPlaces } from './keep-places.ts'

test('what was there keeps its place, what is new follows, and what has left is gone', () => {
  expect(keepPlaces(['c', 'a', 'gone'], ['a', 'new', 'newer', 'c'], (item) => item)).toEqual([
    'c',
    'a',
    'new',
    'newer',
  ])
})
