import { expect, test } from 'vitest'
import { messageFamily } from './message-family.ts'

const entry = { orderId: '1', trackingId: 'YT2229', merchantOrderId: 'M-1', courier: 'a.b' }

test.each([
  ['Order 1 was not found', 'Order {…} was not found'],
  ['Order 1 is of 2014', 'Order {…} is of 2014'],
  ['Merchant order M-1 (order 1) is closed', 'Merchant order {…} (order {…}) is closed'],
  ['yt2229 does not fit', '{…} does not fit'],
  ['Courier "DHL Express" is unknown', 'Courier {…} is unknown'],
  ['aXb is no a.b', 'aXb is no {…}'],
  ['订单1不存在', '订单{…}不存在'],
  ['订单 1 不存在', '订单 {…} 不存在'],
  ['', ''],
])('%j belongs to the family %j', (message, family) => {
  expect(messageFamily(message, entry)).toBe(family)
})

test('a value may hold anything that a pattern would read otherwise', () => {
  const odd = { orderId: '(a|b)*[c]{2}^$?+.\\/-', trackingId: 'T' }
  expect(messageFamily(`Order ${odd.orderId} is closed`, odd)).toBe('Order {…} is closed')
})
