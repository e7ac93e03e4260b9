import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBody } from './wire.ts'

test('a single entry is sent as an array with its order and its tracking number', () => {
  expect(formatBody([{ orderId: '1001', trackingId: '00340434161094021501' }])).toBe(
    '[{"orderId":"1001","trackingId":"00340434161094021501"}]',
  )
})

test('merchant order ID and courier are only sent when given, never as empty text', () => {
  const given = { orderId: '1', merchantOrderId: 'M-1', courier: '3011', trackingId: 'T' }
  expect(JSON.parse(formatBody([given, { ...given, merchantOrderId: '', courier: '' }]))).toEqual([
    given,
    { orderId: '1', trackingId: 'T' },
  ])
})

test('only the fields of an entry are sent', () => {
  const entry = { orderId: '1', trackingId: 'T', row: 5, note: 'mine' }
  expect(formatBody([entry])).toBe('[{"orderId":"1","trackingId":"T"}]')
})

test('any text arrives unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (orderId, trackingId) => {
      expect(JSON.parse(formatBody([{ orderId, trackingId }]))).toEqual([{ orderId, trackingId }])
    }),
  )
})
