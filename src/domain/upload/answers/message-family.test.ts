import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageFamily, splitFamily, sharedReason } from './message-family.ts'
import { aFailure, aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { cpuTimeOf } from '#testing/growth.ts'

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

test('a value may contain characters that mean something in a pattern', () => {
  const odd = { orderId: '(a|b)*[c]{2}^$?+.\\/-', trackingId: 'T' }
  expect(messageFamily(`Order ${odd.orderId} is closed`, odd)).toBe('Order {…} is closed')
})

test('spaces around a value don’t belong to it', () => {
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

const entries = someEntries(3)

function reasonOf(...messages: readonly (string | null)[]) {
  const shipmentFailed = messages.flatMap((message, index) =>
    message === null ? [] : [aFailure(entries[index], message)],
  )
  const journal = aJournal(entries).submit().request([0, 1, 2])
  return sharedReason(journal.answer({ acceptedOrders: 0, shipmentFailed }).state(), 1)
}

test('all failed with the same message, apart from the values that it names', () => {
  expect(
    reasonOf('Order O-0 is not pending', 'Order O-1 is not pending', 'Order O-2 is not pending'),
  ).toEqual({ message: 'Order O-0 is not pending' })
})

test('all failed without a reason', () => {
  expect(reasonOf(null, null, null)).toEqual({ message: null })
})

test.each([
  ['two reasons', ['Order O-0 is closed', 'Order O-1 is closed', 'Order O-2 was not found']],
  ['one without a reason', ['Order O-0 is closed', 'Order O-1 is closed', null]],
])('%s are not the same', (_, messages) => {
  expect(reasonOf(...messages)).toBeNull()
})

test('an accepted entry shows that not everything fails', () => {
  const shipmentFailed = [aFailure(entries[0], 'no'), aFailure(entries[1], 'no')]
  const journal = aJournal(entries).submit().request([0, 1, 2])
  expect(sharedReason(journal.answer({ acceptedOrders: 1, shipmentFailed }).state(), 1)).toBeNull()
})

test('each request has its own reason', () => {
  const journal = aJournal(entries).submit().request([0]).answer({ acceptedOrders: 1 })
  journal.request([1, 2]).answer({ acceptedOrders: 0 })
  expect(sharedReason(journal.state(), 1)).toBeNull()
  expect(sharedReason(journal.state(), 2)).toEqual({ message: null })
})

test('a request that doesn’t exist has no reason', () => {
  expect(sharedReason(aJournal(entries).state(), 4)).toBeNull()
})

test.each(['“', '‘', '«', '「', '"', "'", '\\', '1 '])(
  'a message of nothing but %j is read in a moment, and nothing of it is lost',
  (sign) => {
    const message = sign.repeat(40_000)
    const split = () => splitFamily(messageFamily(message, entry))
    expect(cpuTimeOf(split)).toBeLessThan(500)
    expect(split().at(-1)?.slice(-30_000)).toBe(message.slice(-30_000))
  },
)
