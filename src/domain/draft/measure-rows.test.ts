import { expect, test } from 'vitest'
import { toCells } from '#domain/entry/tracking-entry.ts'
import { measureRows } from './measure-rows.ts'

const row = (courier: string, orderId: string) => ({
  cells: toCells({ orderId, courier, trackingId: '', merchantOrderId: '' }),
})
const NAMES = { name: 'YunExpress', nameZhCn: '', nameZhHk: '' }
const measure = (...rows: readonly ReturnType<typeof row>[]) =>
  measureRows(rows, (code) => (code === '190008' ? NAMES : null))

test('a column has room for its longest value, and for a little more', () => {
  const { orderId, trackingId } = measure(row('', 'SO-1'), row('', 'SO-100001'))
  expect(orderId).toBe(12)
  expect(trackingId).toBe(0)
})

test('a known courier has room for its name and its code', () => {
  expect(measure(row('190008', '')).courier).toBe(20)
  expect(measure(row('190099', '')).courier).toBe(8)
})

test('Chinese letters are twice as wide', () => {
  expect(measure(row('', '订单一二')).orderId).toBe(8)
})
