import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsSeveralOrders, isListOfOrders } from './several-orders.ts'

const shapesOf = (values: readonly string[]) => {
  const shapes = new Map<string, number>()
  for (const value of values.map((one) => one.replace(/\d/g, '0').replace(/[A-Z]/gi, 'A')))
    shapes.set(value, (shapes.get(value) ?? 0) + 1)
  return shapes
}

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

test.each([
  'SO-50/51/52',
  'SO-57,58,59',
  'SO-55, 56',
  'SO-60+61',
  'SO-70;71',
  'SO-72 und 73',
  'SO-74、75',
  'SO-76~78',
  'SO-79...82',
  'SO-83 to 85',
  'SO 86 87 88',
  'SO-1..SO-4',
  '#1013 & 1014',
  '1014|1016',
  '1039及1040',
  '1041 through 1044',
  '1045 - 1048',
  '1049–1052',
  '#1008-#1010',
  'A/2026/106+107',
  '订单1001至1003',
])('%s lists orders', (cell) => {
  expect(isListOfOrders(cell)).toBe(true)
})

const PLAIN = ['SO-49', 'SO-48', 'SO-47']

test.each([
  ['SO-64-66', PLAIN],
  ['SO-53/54', PLAIN],
  ['SO-53\\54', PLAIN],
  ['#1015-17', ['#1001', '#1002', '#1003']],
  ['1018/19', ['1001', '1002', '1003']],
  ['A/2026/104/105', ['A/2026/101', 'A/2026/102', 'A/2026/103']],
])('%s lists orders when the others of its column are %j', (cell, others) => {
  expect(isListOfOrders(cell, shapesOf(others))).toBe(true)
  expect(isListOfOrders(cell)).toBe(false)
  expect(isListOfOrders(cell, shapesOf([cell, ...others, cell.replace(/\d$/, '8')]))).toBe(false)
})

test.each([
  '1004',
  'SO-1001-1010',
  'SO-1004-1',
  '1041-2',
  '1004/1',
  '2026/2031',
  '2026-118',
  '2025/26',
  '112-4410093-7719301',
  '1,042',
  '12,345',
  '1.042.347',
  '1-2-3',
  '10-11',
  '1042.1',
  '1042_1',
  '42 (2)',
  '2026/11/10-7',
  '8f14e45f-ceea-467f-a0b1-5c7d1f6e1a01',
])('%s lists no orders, whatever the column', (cell) => {
  expect(isListOfOrders(cell, shapesOf(['1001', '1002', '#1001', '2026', 'SO-1001', cell]))).toBe(
    false,
  )
})

test('consecutive orders are a list with any separator between them', () => {
  const signs = [
    ', ',
    ',',
    ';',
    ' & ',
    '&',
    '+',
    ' + ',
    '|',
    '、',
    '，',
    '；',
    ' and ',
    ' y ',
    ' und ',
    ' et ',
    ' и ',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom('SO-', 'WEB ', '#', 'PO_', '订单'),
      fc.integer({ min: 1001, max: 99_000 }),
      fc.integer({ min: 2, max: 5 }),
      fc.constantFrom(...signs),
      fc.boolean(),
      (prefix, first, count, sign, isWhole) => {
        const numbers = Array.from({ length: count }, (_, at) => `${first + at}`)
        fc.pre(numbers.every((number) => number.length === numbers[0]?.length))
        const parts = numbers.map((number, at) => (isWhole || at === 0 ? prefix : '') + number)
        expect(isListOfOrders(parts.join(sign))).toBe(true)
      },
    ),
  )
})
