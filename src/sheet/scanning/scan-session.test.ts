import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { idle, openWith, rowsOf } from '#testing/sheets/draft-client.ts'
import { createScanSession } from './scan-session.ts'
import type { Signal } from './scan-state.ts'

async function openSession(...orders: readonly string[]) {
  const draft = await openWith('Order ID\tTracking number', ...orders.map((order) => `${order}\t`))
  const signals: Signal[] = []
  const session = createScanSession(draft, 'next-order', (signal) => signals.push(signal))
  await session.start()
  return { draft, session, signals }
}

const numbered = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, n) => `${prefix}${1000 + n}`)

test('labels that are scanned faster than they are stored each get their order, and the last one has none left', async () => {
  const codes = numbered(30, 'ZQ-')
  const { draft, session, signals } = await openSession(...numbered(30, '#'))
  for (const [n, code] of codes.entries()) session.scan(code, n)
  session.scan('ZQ-9999', 30)
  await vi.waitFor(() => expect(session.getSnapshot().hint).toBe('no-order-left'), {
    timeout: 20_000,
  })
  await idle(draft)
  expect(rowsOf(draft).map((row) => row?.cells.trackingId)).toEqual(codes)
  expect(signals).toEqual(codes.map(() => 'taken'))
})

test('an order’s own code between the labels jumps to that order', async () => {
  const { draft, session, signals } = await openSession('#1040', '#1041', '#1042')
  for (const [n, code] of ['#1042', 'ZQ-1', '#1040', 'ZQ-2', 'ZQ-3'].entries())
    session.scan(code, n)
  await vi.waitFor(() => expect(session.getSnapshot().target).toBeNull())
  await idle(draft)
  expect(rowsOf(draft).map((row) => row?.cells.trackingId)).toEqual(['ZQ-2', 'ZQ-3', 'ZQ-1'])
  expect(signals).toEqual(['order', 'taken', 'taken', 'taken'])
})

test('a label that another order has makes a different sound', async () => {
  const { session, signals } = await openSession('#1040', '#1041')
  session.scan('ZQ-1', 0)
  session.scan('ZQ-1', 5000)
  await vi.waitFor(() => expect(signals).toEqual(['taken', 'elsewhere']))
})
