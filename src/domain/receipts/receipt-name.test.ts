import { expect, test } from 'vitest'
import { dayOf, nameReceipt } from './receipt-name.ts'

test.each([
  ['orders.csv', 'orders failed 2026-11-21.csv'],
  ['orders.xlsx, Sheet 1 and 2 more', 'orders, Sheet 1 and 2 more failed 2026-11-21.csv'],
  ['../../etc/passwd', 'etc passwd failed 2026-11-21.csv'],
  ['a<b>:"c"|?*\\\u0000\u202Egnp', 'a b c gnp failed 2026-11-21.csv'],
  ['  .hidden. ', 'hidden failed 2026-11-21.csv'],
  ['订单 11月', '订单 11月 failed 2026-11-21.csv'],
  ['\u{1F4E6}'.repeat(80), `${'\u{1F4E6}'.repeat(60)} failed 2026-11-21.csv`],
  ['', 'failed 2026-11-21.csv'],
])('the receipt of %j is called %j', (upload, name) => {
  expect(nameReceipt({ upload, shop: '', what: 'failed', day: '2026-11-21', ending: 'csv' })).toBe(
    name,
  )
})

test('a receipt’s name includes the shop, however long the name of its sheet is', () => {
  const about = { what: 'all', day: '2026-11-21', ending: 'xlsx' }
  const named = (upload: string, shop: string) => nameReceipt({ ...about, upload, shop })
  expect(named('orders.csv', 'North/EU')).toBe('orders North EU all 2026-11-21.xlsx')
  expect(named('x'.repeat(80), 'North')).toBe(`${'x'.repeat(55)} North all 2026-11-21.xlsx`)
  expect(named('orders.csv', 'n'.repeat(60))).toBe(`orders ${'n'.repeat(20)} all 2026-11-21.xlsx`)
})

test('a day is written in the order of year, month and day', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
