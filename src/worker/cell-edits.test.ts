import { NO_FILTER } from '#domain/draft/draft-view.ts'
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import type { DraftClient } from './client.ts'
import { cellsAt, idle, openDraft, orders, rowsOf } from '#testing/sheets/draft-client.ts'

async function openSheet() {
  const client = await openDraft()
  client.importPaste('Order ID\tTracking number\nA\tT001\nB\t T002 \nC\tT003\n', '')
  await idle(client)
  return client
}

const allCells = (client: DraftClient) => cellsAt(client, { from: 0, to: 3 }, ...TRACKING_FIELDS)

const numbers = (client: DraftClient) => rowsOf(client).map((row) => row?.cells.trackingId)

test('empty rows are inserted above a row and below the last one, and undo removes them', async () => {
  const client = await openSheet()
  client.insertRows(client.shownRange({ from: 1, to: 2 }), 1)
  client.insertRows(client.shownRange({ from: 3, to: Infinity }), 2)
  await idle(client)
  expect(orders(client)).toEqual(['A', '', 'B', 'C', '', ''])
  expect(client.getSnapshot()).toMatchObject({ undo: { kind: 'rows-inserted', rows: 2 } })
  client.undo()
  client.undo()
  await idle(client)
  expect(orders(client)).toEqual(['A', 'B', 'C'])
  client.redo()
  await idle(client)
  expect(orders(client)).toEqual(['A', '', 'B', 'C'])
})

test('duplicated rows come below the originals and stay shown', async () => {
  const client = await openSheet()
  client.duplicateRows(client.shownRange({ from: 0, to: 2 }))
  await idle(client)
  expect(orders(client)).toEqual(['A', 'B', 'A', 'B', 'C'])
  client.undo()
  expect(await idle(client)).toMatchObject({ rowCount: 3, leftOut: [] })
  expect(orders(client)).toEqual(['A', 'B', 'C'])
})

test('shown rows are swapped, and shown cells cleared', async () => {
  const client = await openSheet()
  client.setFilter({ ...NO_FILTER, search: 'T003' })
  await idle(client)
  client.swapRows(client.shownRange({ from: 0, to: 1 }))
  client.setFilter(NO_FILTER)
  await idle(client)
  expect(orders(client)).toEqual(['A', 'B', 'T003'])
  client.clearCells(cellsAt(client, { from: 1, to: 3 }, 'trackingId'))
  await idle(client)
  expect(numbers(client)).toEqual(['T001', '', ''])
  expect(client.getSnapshot().undo).toEqual({ kind: 'cells-cleared', cells: 2 })
  expect(await client.ask.countEmpty(allCells(client))).toBe(8)
})

test('the originals of all selected cells are restored', async () => {
  const client = await openSheet()
  client.restoreOriginals(allCells(client))
  await idle(client)
  expect(numbers(client)).toEqual(['T001', ' T002 ', 'T003'])
  expect(client.getSnapshot().undo).toEqual({ kind: 'originals-restored', cells: 1 })
})
