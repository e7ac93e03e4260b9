import { expect, test } from 'vitest'
import { createOrderBooks } from './order-book.ts'

const record = (orderId: string) => ({
  orderId,
  attempts: 1,
  requestRejectedWith: null,
  accepted: null,
})

test('the least recently used token is forgotten first', () => {
  const books = createOrderBooks({ tokens: 2, orders: 10 })
  for (const token of ['first', 'second', 'first', 'third']) books.open(token)
  expect(['first', 'second', 'third'].map((token) => books.find(token) !== undefined)).toEqual([
    true,
    false,
    true,
  ])
})

test('when there are too many orders, books of other tokens are dropped first', () => {
  const books = createOrderBooks({ tokens: 9, orders: 3 })
  books.keep(books.open('first'), [record('1'), record('2')])
  const own = books.open('second')
  books.keep(own, [record('1'), record('2')])
  expect(books.find('first')).toBeUndefined()
  books.keep(own, [record('3'), record('4')])
  expect([...own.keys()]).toEqual(['2', '3', '4'])
})
