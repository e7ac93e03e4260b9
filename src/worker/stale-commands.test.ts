import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { type CellBlock, NO_FILTER, type ShownRange } from '#domain/draft/draft-view.ts'
import type { Revision } from '#domain/draft/row/row.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { DraftClient } from './client.ts'
import {
  cellsAt,
  HEADER,
  idle,
  openDraft,
  openSlowDraft,
  orders,
  rowAt,
  rowsOf,
} from '#testing/sheets/draft-client.ts'

const SHEET = [
  'Order ID\tTracking number\tCourier\tMerchant order ID',
  '1001\t\tC-1\t M-1 ',
  '1002\t\tC-2\t M-2 ',
  '1003\t\tC-3\t M-3 ',
].join('\n')

/** Shows only the orders without a number 1001, 1002 and 1003; then 1001 gets one, which the page doesn't know. */
async function numberFirstOfWaiting() {
  const { client, hold, letGo } = await openSlowDraft()
  client.importPaste(SHEET, '')
  client.setFilter({ ...NO_FILTER, only: 'no-number' })
  await idle(client)
  expect(orders(client)).toEqual(['1001', '1002', '1003'])
  hold()
  client.editCell(rowAt(client, 0).id, 'trackingId', 'RB123456785CN')
  return { client, letGo }
}

/** The content of all rows of the sheet. */
async function wholeSheet(client: DraftClient) {
  client.setFilter(NO_FILTER)
  await idle(client)
  return rowsOf(client).map((row) => {
    const { orderId = '', trackingId = '', courier = '', merchantOrderId = '' } = row?.cells ?? {}
    return [orderId, trackingId, courier, merchantOrderId].join('|')
  })
}

const FIXED = '1001|RB123456785CN|C-1|M-1'
const SECOND = '1002||C-2|M-2'
const THIRD = '1003||C-3|M-3'

type Act = (
  client: DraftClient,
  range: ShownRange,
  cellsOf: (...fields: readonly TrackingField[]) => CellBlock,
) => void

const COMMANDS: readonly (readonly [string, Act, readonly string[]])[] = [
  ['deleted', (client, range) => client.deleteShown(range), [FIXED, THIRD]],
  [
    'filled',
    (client, _, cellsOf) => client.fillCells(cellsOf('courier'), '3011'),
    [FIXED, '1002||3011|M-2', THIRD],
  ],
  [
    'pasted into',
    (client, _, cellsOf) => client.pasteCells(cellsOf('trackingId'), 'TRK-2', ''),
    [FIXED, '1002|TRK-2|C-2|M-2', THIRD],
  ],
  [
    'cleared',
    (client, _, cellsOf) => client.clearCells(cellsOf('courier', 'merchantOrderId')),
    [FIXED, '1002|||', THIRD],
  ],
  [
    'cut',
    (client, _, cellsOf) => client.cutCells(cellsOf('courier')),
    [FIXED, '1002|||M-2', THIRD],
  ],
  [
    'swapped',
    (client, range) => client.swapRows(range, ['courier', 'merchantOrderId']),
    [FIXED, '1002||M-2|C-2', THIRD],
  ],
  ['duplicated', (client, range) => client.duplicateRows(range), [FIXED, SECOND, SECOND, THIRD]],
  [
    'given its originals back',
    (client, _, cellsOf) => client.restoreOriginals(cellsOf('merchantOrderId')),
    [FIXED, '1002||C-2| M-2 ', THIRD],
  ],
  [
    'given an empty row above it',
    (client, range) => client.insertRows(range, 1),
    [FIXED, '|||', SECOND, THIRD],
  ],
  [
    'repeated over the one below it',
    (client, _, cellsOf) =>
      client.repeatCells(cellsOf('courier'), {
        ...cellsOf('courier'),
        ...client.shownRange({ from: 1, to: 3 }),
      }),
    [FIXED, SECOND, '1003||C-2|M-3'],
  ],
]

describe('a command applies to the row that the page shows, though one above it has left the list:', () => {
  test.each(COMMANDS)('it is %s', async (_, act, expected) => {
    const { client, letGo } = await numberFirstOfWaiting()
    const range = client.shownRange({ from: 1, to: 2 })
    act(client, range, (...fields) => ({ ...range, fields }))
    letGo()
    expect(await wholeSheet(client)).toEqual(expected)
  })

  test('it is copied, and its empty cells are counted', async () => {
    const { client, letGo } = await numberFirstOfWaiting()
    const block = cellsAt(client, { from: 1, to: 2 }, 'orderId', 'trackingId')
    const [copied, empty] = [client.ask.copyCells(block), client.ask.countEmpty(block)]
    letGo()
    expect((await copied).text).toBe('1002\t')
    expect(await empty).toBe(1)
  })
})

test('a range whose first row is gone applies to the other rows', async () => {
  const { client, hold, letGo } = await openSlowDraft()
  client.importPaste(SHEET, '')
  await idle(client)
  hold()
  const range = client.shownRange({ from: 0, to: 2 })
  client.deleteRows([rowAt(client, 0).id])
  client.clearCells({ ...range, fields: ['courier', 'merchantOrderId'] })
  client.insertRows(range, 1)
  letGo()
  expect(await wholeSheet(client)).toEqual(['|||', '1002|||', THIRD])
})

test('a paste fills the rows that still exist, and adds none for a row that is gone', async () => {
  const { client, hold, letGo } = await openSlowDraft()
  client.importPaste(SHEET, '')
  await idle(client)
  hold()
  const block = cellsAt(client, { from: 1, to: 2 }, 'trackingId')
  client.deleteRows([rowAt(client, 1).id])
  client.pasteCells(block, 'TRK-2\nTRK-3\nTRK-4', '')
  letGo()
  expect(await wholeSheet(client)).toEqual(['1001||C-1|M-1', '1003|TRK-3|C-3|M-3', '|TRK-4||'])
})

test('a row begun below the last one can be pasted into and deleted before the worker has answered', async () => {
  const { client, hold, letGo } = await openSlowDraft()
  client.importPaste(SHEET, '')
  await idle(client)
  hold()
  client.editCell(client.getNewRow().id, 'orderId', '1004')
  client.editCell(client.getNewRow().id, 'orderId', '1005')
  client.pasteCells(cellsAt(client, { from: 3, to: 4 }, 'trackingId'), 'TRK-4', '')
  client.deleteShown(client.shownRange({ from: 4, to: 5 }))
  letGo()
  expect((await wholeSheet(client)).slice(3)).toEqual(['1004|TRK-4||'])
})

describe('a late value for a row begun below the last one makes no entry', () => {
  test('once the row is deleted', async () => {
    const client = await openDraft()
    const { id } = client.getNewRow()
    client.editCell(id, 'orderId', '1001')
    await idle(client)
    client.deleteShown(client.shownRange({ from: 0, to: 1 }))
    client.editCell(id, 'trackingId', 'TRK-1')
    expect(await idle(client)).toMatchObject({ entryCount: 0, undo: { kind: 'deleted' } })
    client.undo()
    client.editCell(id, 'trackingId', 'TRK-1')
    expect(await wholeSheet(client)).toEqual(['1001|TRK-1||'])
  })

  test('once the row has gone into an upload', async () => {
    const client = await openDraft()
    const { id } = client.getNewRow()
    client.editCell(id, 'orderId', '1001')
    client.editCell(id, 'trackingId', 'TRK-1')
    await client.ask.moveToUpload(HEADER)
    client.editCell(id, 'trackingId', 'TRK-2')
    expect(await idle(client)).toMatchObject({ entryCount: 0, undo: null, sources: [] })
  })

  test('once everything was forgotten', async () => {
    const client = await openDraft()
    const { id } = client.getNewRow()
    client.editCell(id, 'orderId', '1001')
    await client.ask.forgetEverything()
    client.editCell(id, 'trackingId', 'TRK-1')
    client.addEntry({ orderId: '1002', trackingId: 'TRK-2' })
    expect(await wholeSheet(client)).toEqual(['1002|TRK-2||'])
  })
})

/** A revision older than all that the worker remembers. */
const FORGOTTEN = -1 as Revision

test('a range of a forgotten list is refused, and reported until the next change', async () => {
  const client = await openDraft()
  client.importPaste(SHEET, '')
  const before = await idle(client)
  const range = { revision: FORGOTTEN, from: 0, to: 1 }
  const block = { ...range, fields: ['courier'] } as const
  expect(await client.ask.deleteShown(range)).toBeNull()
  expect(await client.ask.fillCells(block, '3011')).toBeNull()
  expect(await client.ask.pasteCells(block, '3011', '')).toBeNull()
  expect(await client.ask.insertRows(range, 1)).toBeNull()
  const { entryCount, undo } = before
  expect(await idle(client)).toMatchObject({ isOutdated: true, entryCount, undo })
  expect(await wholeSheet(client)).toEqual(['1001||C-1|M-1', SECOND, THIRD])
  expect(client.getSnapshot().isOutdated).toBe(true)
  client.undo()
  expect((await idle(client)).isOutdated).toBe(false)
  client.redo()
  await idle(client)
  client.deleteShown(range)
  client.deleteRows([rowAt(client, 0).id])
  expect((await idle(client)).isOutdated).toBe(false)
})

test('an upload is a change too, so an earlier refusal is no longer reported', async () => {
  const client = await openDraft()
  client.importPaste(`${SHEET}\n1004\tTRK-4\t\t`, '')
  client.deleteShown({ revision: FORGOTTEN, from: 0, to: 1 })
  expect((await idle(client)).isOutdated).toBe(true)
  await client.ask.moveToUpload(HEADER)
  expect(await idle(client)).toMatchObject({ isOutdated: false, noNumberCount: 3 })
})

test('an empty sheet has no rows to change, and is not outdated', async () => {
  const client = await openDraft()
  client.pasteCells(cellsAt(client, { from: 0, to: 1 }, 'orderId'), '1001\n1002', '')
  expect(await idle(client)).toMatchObject({ isOutdated: false, noNumberCount: 2 })
})
