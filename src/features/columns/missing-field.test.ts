import { expect, test } from 'vitest'
import { missingField } from './missing-field.ts'

test.each([
  ['orders and numbers', { orderId: 0, trackingId: 1 }, false, null],
  ['merchant numbers and numbers', { merchantOrderId: 0, trackingId: 1 }, false, null],
  ['nothing', {}, false, 'orderId'],
  ['numbers alone', { trackingId: 1 }, false, 'orderId'],
  ['orders and couriers', { orderId: 0, courier: 1 }, false, 'trackingId'],
  ['a lone column of numbers', { trackingId: 0 }, true, null],
  ['a lone column of nothing', {}, true, 'orderId'],
] as const)('%s', (_, mapping, isLone, missing) => {
  expect(missingField(mapping, isLone)).toBe(missing)
})
