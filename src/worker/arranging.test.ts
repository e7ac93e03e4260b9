import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { NO_FILTER } from '#domain/draft/draft-view.ts'
import { cellsAt, idle, nameStore, openDraft, orders, rowAt } from '#testing/sheets/draft-client.ts'

const SHEET = 'Order ID\tTracking number\tCourier\nC\tT003\t3011\nA\tT001\t\nB\tT002\t\n'

async function openSheet(storeName = nameStore()) {
  const client = await openDraft(storeName)
  client.importPaste(SHEET, '')
  await idle(client)
  return client
}

const BY_ORDER = { by: 'orderId', descending: false } as const

test('sorted rows keep their place during edits, until they are sorted again', async () => {
  const client = await openSheet()
  client.setSort(BY_ORDER)
  await idle(client)
  expect(orders(client)).toEqual(['A', 'B', 'C'])
  expect(client.getRow(0)?.row).toBe(3)
  client.editCell(rowAt(client, 0).id, 'orderId', 'Z')
  client.addEntry({ orderId: 'AA', trackingId: 'T004' })
  await idle(client)
  expect(orders(client)).toEqual(['Z', 'B', 'C', 'AA'])
  client.setFilter({ ...NO_FILTER, search: 'a' })
  client.setFilter(NO_FILTER)
  await idle(client)
  expect(orders(client)).toEqual(['Z', 'B', 'C', 'AA'])
  client.setSort(BY_ORDER)
  await idle(client)
  expect(orders(client)).toEqual(['AA', 'B', 'C', 'Z'])
  client.setSort(null)
  await idle(client)
  expect(orders(client)).toEqual(['C', 'Z', 'B', 'AA'])
})

test('commands on shown rows apply to the sorted rows', async () => {
  const client = await openSheet()
  client.setSort({ by: 'orderId', descending: true })
  await idle(client)
  client.deleteShown(client.shownRange({ from: 0, to: 1 }))
  await idle(client)
  client.insertRows(client.shownRange({ from: 1, to: 2 }), 1)
  await idle(client)
  expect(orders(client)).toEqual(['B', '', 'A'])
  client.undo()
  client.undo()
  await idle(client)
  expect(orders(client)).toEqual(['C', 'B', 'A'])
})

test('rows without a courier stay shown until the filter changes, even with a courier', async () => {
  const client = await openSheet()
  client.setFilter({ ...NO_FILTER, empty: 'courier' })
  await idle(client)
  expect(orders(client)).toEqual(['A', 'B'])
  client.fillCells(cellsAt(client, { from: 0, to: 1 }, 'courier'), '3011')
  await idle(client)
  expect(orders(client)).toEqual(['A', 'B'])
  client.setFilter({ ...NO_FILTER, empty: null })
  client.setFilter({ ...NO_FILTER, empty: 'courier' })
  await idle(client)
  expect(orders(client)).toEqual(['B'])
})

test('the rows of one of several sheets can be shown', async () => {
  const client = await openSheet()
  client.importPaste('Order ID\tTracking number\nD\tT009\n', '')
  await idle(client)
  client.setFilter({ ...NO_FILTER, source: client.getSnapshot().sources[1]?.id ?? null })
  await idle(client)
  expect(orders(client)).toEqual(['D'])
})

test('the sort is restored after a reload', async () => {
  const storeName = nameStore()
  const client = await openSheet(storeName)
  client.setSort(BY_ORDER)
  await idle(client)
  await client.ask.flush()
  const again = await openDraft(storeName)
  await idle(again)
  expect(orders(again)).toEqual(['A', 'B', 'C'])
  expect(again.getSnapshot().sort).toEqual(BY_ORDER)
})
