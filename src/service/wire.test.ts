import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBody } from './wire.ts'

test('one typed entry is an array with its order and its tracking number', () => {
  expect(formatBody([{ orderId: '1001', trackingId: '00340434161094021501' }])).toBe(
    '[{"orderId":"1001","trackingId":"00340434161094021501"}]',
  )
})

test('merchant number and courier are there where they were given, and not as empty text', () => {
  const given = { orderId: '1', merchantOrderId: 'M-1', courier: '3011', trackingId: 'T' }
  expect(JSON.parse(formatBody([given, { ...given, merchantOrderId: '', courier: '' }]))).toEqual([
    given,
    { orderId: '1', trackingId: 'T' },
  ])
})

test('nothing that an entry carries besides its fields is sent', () => {
  const entry = { orderId: '1', trackingId: 'T', row: 5, note: 'mine' }
  expect(formatBody([entry])).toBe('[{"orderId":"1","trackingId":"T"}]')
})

test('any text arrives as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (orderId, trackingId) => {
      expect(JSON.parse(formatBody([{ orderId, trackingId }]))).toEqual([{ orderId, trackingId }])
    }),
  )
})
