import { expect, test } from 'vitest'
import { statusOf } from './status-of-row.ts'

test.each([
  ['Cancelled', 'Status', undefined, 'leftOut'],
  ['Unshipped', 'Status', undefined, null],
  ['yes', 'Voided', undefined, 'leftOut'],
  ['2026-11-20', 'Cancelled at', 'shopify-orders', 'leftOut'],
  ['partially_refunded', 'Financial Status', 'shopify-orders', 'refunded'],
])('%s below %s (%s) says %s', (text, column, platform, says) => {
  const status = { text, column, ...(platform !== undefined && { platform }) }
  expect(statusOf({ status })).toBe(says)
})

test('a row without a status has no meaning', () => {
  expect(statusOf({})).toBeNull()
})
