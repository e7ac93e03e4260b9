import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createFormatIndex, loadFormats } from '#domain/formats/format-index.ts'
import { judgeNumber } from '#domain/formats/judge-number.ts'
import { aSession } from '#testing/simulator-session.ts'

const [header, ...rows] = readFileSync('public/sample.csv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split(','))

const entries = rows.map(([orderId = '', merchantOrderId = '', trackingId = '', courier = '']) => ({
  orderId,
  merchantOrderId,
  trackingId,
  courier,
}))

test('the sample has a header with ordinary names and four cells in every row', () => {
  expect(header).toEqual(['Order ID', 'Merchant order ID', 'Tracking number', 'Courier code'])
  expect(rows.filter((row) => row.length !== 4)).toEqual([])
})

test('the sample has a missing number, a shortened number, an exact copy and an order with two numbers', () => {
  const texts = rows.map((row) => row.join())
  const orders = new Set(entries.map(({ orderId }) => orderId))
  expect(entries.filter(({ trackingId }) => trackingId === '')).toHaveLength(1)
  expect(entries.filter(({ trackingId }) => /E\+/.test(trackingId))).toHaveLength(1)
  expect(texts.length - new Set(texts).size).toBe(1)
  expect(entries.length - orders.size).toBe(2)
})

test('one check digit of the sample fails', async () => {
  const index = createFormatIndex(await loadFormats())
  const failing = entries.filter(
    ({ trackingId }) => judgeNumber(index, trackingId).checkDigit === 'fails',
  )
  expect(failing).toMatchObject([{ orderId: 'SO-1015' }])
})

test('sent in practice mode, the sample shows every outcome that the service has', () => {
  const { answer } = aSession().send(
    ...entries.filter(({ trackingId }) => /^\w+$/.test(trackingId)),
  )
  expect(answer).toMatchObject({
    acceptedOrders: 8,
    rejectedOrders: 4,
    ordersNotFound: 1,
    ordersSelectCourier: 9,
  })
})
