import { expect, test } from 'vitest'
import { createOrderSummary } from './order-book.ts'

const record = (orderId: string) => ({
  orderId,
  attempts: 1,
  requestRejectedWith: null,
  accepted: null,
})

test('the token that was not used for the longest is forgotten first', () => {
  const summary = createOrderSummary({ tokens: 2, orders: 10 })
  for (const token of ['first', 'second', 'first', 'third']) summary.open(token)
  expect(['first', 'second', 'third'].map((token) => summary.find(token) !== undefined)).toEqual([
    true,
    false,
    true,
  ])
})

test('when there are too many orders, the order books of others go before the own', () => {
  const summary = createOrderSummary({ tokens: 9, orders: 3 })
  summary.keep(summary.open('first'), [record('1'), record('2')])
  const own = summary.open('second')
  summary.keep(own, [record('1'), record('2')])
  expect(summary.find('first')).toBeUndefined()
  summary.keep(own, [record('3'), record('4')])
  expect([...own.keys()]).toEqual(['2', '3', '4'])
})
