import { expect, test } from 'vitest'
import { holdsSeveralOrders } from './several-orders.ts'

test.each([
  '1004, 1005',
  '1004,1005',
  '1004;1005;1006',
  '1004、1005',
  '1004 & 1005',
  '1004+1005',
  '1008/1009',
  '1008 / 1010',
  '#1001 #1002',
  '#1001/#1002',
  'SO-1001, SO-1002',
  'SO-101 und SO-102',
  'SO-11 oraz SO-12',
  'SO-1001 SO-1002',
  '113-1234567-1234567, 113-7654321-7654321',
  '576461413038785749, 576461413038785750',
])('%s names several orders', (cell) => {
  expect(holdsSeveralOrders(cell)).toBe(true)
})

test.each([
  '1004',
  '#1004',
  'SO-1004/1',
  'SO-1004/10',
  'A/B-12',
  '1004/1',
  '2026/1004',
  '2026/2031',
  '2025/2026',
  '1004/2026',
  '1,004',
  'AB12 CD34',
  'SO-1 A-12',
  '100,200',
  '1,000,000',
  '1234.5678',
  '4006 3813 3393',
  'AB12 CD34',
  '1004, 1004',
  '1004,',
  'Smith, Jones',
  'PO 1004',
  'SO-1004 #1004',
  '1004 (12345)',
  '12/05/2026',
  'https://shop.example/1004/1005',
  '1004-1005',
  '',
])('%s is one order', (cell) => {
  expect(holdsSeveralOrders(cell)).toBe(false)
})
