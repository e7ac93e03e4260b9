import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageFamily, splitFamily } from './message-family.ts'

const entry = { orderId: '1', trackingId: 'YT2229', merchantOrderId: 'M-1', courier: 'a.b' }

test.each([
  ['Order 1 was not found', 'Order {…} was not found'],
  ['Order 1 is of 2014', 'Order {…} is of 2014'],
  ['Merchant order M-1 (order 1) is closed', 'Merchant order {…} (order {…}) is closed'],
  ['Order 1 (merchant order M-1) is closed', 'Order {…} (merchant order {…}) is closed'],
  ['yt2229 does not fit', '{…} does not fit'],
  ['Courier "DHL Express" is unknown', 'Courier {…} is unknown'],
  ['Courier “DHL Express” is unknown', 'Courier {…} is unknown'],
  ['Courier ‘DHL Express’ is unknown', 'Courier {…} is unknown'],
  ['Courier «DHL Express» is unknown', 'Courier {…} is unknown'],
  ['快递「顺丰速运」无效', '快递{…}无效'],
  ['快递『顺丰速运』无效', '快递{…}无效'],
  ['aXb is no a.b', 'aXb is no {…}'],
  ['订单1不存在', '订单{…}不存在'],
  ['订单 1 不存在', '订单 {…} 不存在'],
  ["Order 1 isn't one of this merchant's", "Order {…} isn't one of this merchant's"],
  ["Courier 'DHL Express' isn't known", "Courier {…} isn't known"],
  ['Order ONE… is too long', 'Order ONE… is too long'],
  ['', ''],
])('%j belongs to the family %j', (message, family) => {
  expect(messageFamily(message, entry)).toBe(family)
})

test('a value may hold anything that a pattern would read otherwise', () => {
  const odd = { orderId: '(a|b)*[c]{2}^$?+.\\/-', trackingId: 'T' }
  expect(messageFamily(`Order ${odd.orderId} is closed`, odd)).toBe('Order {…} is closed')
})

test('spaces around a value are not a part of it', () => {
  expect(messageFamily('Order 1 is closed', { orderId: ' 1 ', trackingId: 'T' })).toBe(
    'Order {…} is closed',
  )
})

test('a family is shown in the parts between the values', () => {
  expect(splitFamily('Order {…} of {…}')).toEqual(['Order ', ' of ', ''])
})

test('a long value that a message shortens is one of its values', () => {
  const long = { orderId: '1', trackingId: 'LX'.padEnd(300, '7') }
  expect(messageFamily(`${long.trackingId.slice(0, 40)}… is too long.`, long)).toBe(
    '{…} is too long.',
  )
})

test('entries of one kind of message are one family, whatever their values are', () => {
  const value = fc
    .stringMatching(/^[\dA-Z#._-]{1,20}$/)
    .filter((one) => !/^(order|is|closed)$/i.test(one))
  fc.assert(
    fc.property(value, value, (orderId, trackingId) => {
      const message = `Order ${orderId.toLowerCase()} is closed`
      expect(messageFamily(message, { orderId, trackingId })).toBe('Order {…} is closed')
    }),
  )
})
