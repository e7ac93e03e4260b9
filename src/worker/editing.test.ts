import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { DraftClient } from './client.ts'
import {
  cellsAt,
  idle,
  openDraft,
  orders,
  rowAt,
  rowsOf,
  until,
} from '#testing/sheets/draft-client.ts'
import { loadKnowledge } from '#testing/in-process.ts'
import { csv, fileOf } from '#testing/sheets/order-files.ts'

test('an edit is shown before the worker has answered', async () => {
  const client = await openDraft()
  client.importPaste(csv(2).replaceAll(',', '\t'), '')
  await until(client, ({ entryCount }) => entryCount === 2)
  await idle(client)
  client.editCell(rowAt(client, 0).id, 'trackingId', 'NEW')
  expect(client.getRow(0)?.cells.trackingId).toBe('NEW')
  await until(client, ({ undo }) => undo?.kind === 'edited')
  expect(client.getRow(0)?.cells.trackingId).toBe('NEW')
})

async function openTwoRows() {
  const client = await openDraft()
  client.importPaste(csv(2).replaceAll(',', '\t'), '')
  await until(client, ({ entryCount }) => entryCount === 2)
  return client
}

const typedRows = (client: DraftClient) =>
  rowsOf(client)
    .slice(2)
    .map((row) => [row?.cells.orderId, row?.cells.trackingId])

test('text typed below the last row is an entry before the worker has answered', async () => {
  const client = await openTwoRows()
  const { id } = client.getNewRow()
  client.editCell(id, 'orderId', 'SO-8')
  client.editCell(client.getNewRow().id, 'orderId', 'SO-9')
  client.editCell(id, 'trackingId', 'ZZ-8')
  expect(client.getSnapshot()).toMatchObject({ entryCount: 4, shownCount: 4 })
  const expected = [
    ['SO-8', 'ZZ-8'],
    ['SO-9', ''],
  ]
  expect(typedRows(client)).toEqual(expected)
  await idle(client)
  expect(typedRows(client)).toEqual(expected)
  // SO-9 waits for its number.
  expect(client.getSnapshot()).toMatchObject({ entryCount: 3, noNumberCount: 1, shownCount: 4 })
})

test('blanks below the last row are no entry', async () => {
  const client = await openTwoRows()
  client.editCell(client.getNewRow().id, 'orderId', ' ')
  await idle(client)
  expect(client.getSnapshot().entryCount).toBe(2)
})

test('text typed below the last row is kept when a sheet arrives meanwhile, and deleted with its row', async () => {
  const client = await openTwoRows()
  const { id } = client.getNewRow()
  client.editCell(id, 'orderId', 'SO-8')
  client.importPaste(csv(2).replaceAll(',', '\t'), '')
  client.editCell(id, 'trackingId', 'ZZ-8')
  await idle(client)
  expect(typedRows(client)[0]).toEqual(['SO-8', 'ZZ-8'])
  client.deleteShown(client.shownRange({ from: 2, to: 5 }))
  client.editCell(id, 'trackingId', 'ZZ-9')
  await idle(client)
  expect(typedRows(client)).toEqual([])
})

test('rows beyond the window are fetched when they are shown', async () => {
  const client = await openDraft()
  client.importFiles([fileOf(csv(5000))])
  await until(client, ({ entryCount, importing }) => entryCount === 5000 && !importing)
  expect(client.getRow(4000)).toBeUndefined()
  client.showRange(4000, 4030)
  await vi.waitUntil(() => client.getRow(4000))
  expect(client.getRow(4029)?.cells.orderId).toBe('ORD-4030')
})

test('rows that were never fetched can be deleted', async () => {
  const client = await openDraft()
  client.importFiles([fileOf(csv(5000))])
  await until(client, ({ entryCount, importing }) => entryCount === 5000 && !importing)
  client.deleteShown(client.shownRange({ from: 1, to: 4999 }))
  const snapshot = await until(client, ({ entryCount }) => entryCount < 5000)
  expect(snapshot).toMatchObject({ entryCount: 2, undo: { kind: 'deleted', rows: 4998 } })
  expect(orders(client)).toEqual(['ORD-1', 'ORD-5000'])
})

test('check digits are checked after the rows are shown, and at once for an edited row', async () => {
  const client = await openDraft()
  client.importFiles([fileOf('Order ID,Tracking number\nA,RB123456785CN\nB,RB123456784CN\n')])
  await until(client, ({ entryCount }) => entryCount === 2)
  const snapshot = await until(client, ({ checked }) => checked)
  expect(snapshot.issueCounts).toEqual([{ kind: 'check-digit', count: 1 }])
  client.editCell(rowAt(client, 1).id, 'trackingId', 'RB123456785CN')
  const fixed = await until(client, ({ undo }) => undo?.kind === 'edited')
  expect(fixed).toMatchObject({
    checked: true,
    issueCounts: [{ kind: 'number-on-several-orders', count: 2 }],
  })
})

test('hidden digits of pasted cells are taken from their HTML, and the shown text stays the original', async () => {
  const client = await openDraft()
  client.addEntry({ orderId: 'A', trackingId: 'TRK1' })
  await until(client, ({ entryCount }) => entryCount === 1)
  const cell = (digits: string) => `<tr><td x:str="${digits}">9.40011E+21</td></tr>`
  const html = `<table>${cell('9400111206206406260787')}${cell('9400111899223033005066')}</table>`
  client.pasteCells(
    cellsAt(client, { from: 0, to: 1 }, 'trackingId'),
    '9.40011E+21\r\n9.40011E+21\r\n',
    html,
  )
  client.editCell(rowAt(client, 0).id, 'orderId', 'B')
  await until(client, ({ undo }) => undo?.kind === 'edited')
  expect(rowsOf(client)).toMatchObject([
    {
      cells: { orderId: 'B', trackingId: '9400111206206406260787' },
      originals: { trackingId: '9.40011E+21' },
    },
    {
      cells: { orderId: '', trackingId: '9400111899223033005066' },
      originals: { trackingId: '9.40011E+21' },
    },
  ])
  client.pasteCells(cellsAt(client, { from: 0, to: 1 }, 'trackingId'), '9.40011E+21', '')
  await until(client, ({ issueCounts }) =>
    issueCounts.some(({ kind }) => kind === 'scientific-notation'),
  )
})

const hiding = (html: string) =>
  `<table><col><col width=0><tr><td>TRK1<td>x<td>190008<tr ${html}><td>TRK2<td>x<td>190008<tr><td>TRK3<td>x<td>190008</table>`

test('only visible cells are pasted, and the hidden ones are reported', async () => {
  const client = await openDraft()
  for (const orderId of ['A', 'B', 'C']) client.addEntry({ orderId, trackingId: '' })
  await until(client, ({ noNumberCount }) => noNumberCount === 3)
  const text = 'TRK1\tx\t190008\nTRK2\tx\t190008\nTRK3\tx\t190008'
  client.pasteCells(
    cellsAt(client, { from: 0, to: 1 }, 'trackingId'),
    text,
    hiding('height=0 style="display:none"'),
  )
  const { undo } = await until(client, ({ undo }) => undo?.kind === 'pasted')
  expect(undo).toEqual({ kind: 'pasted', cells: 4, hidden: { rows: 1, columns: 1 } })
  const numbers = () => rowsOf(client).map((row) => row?.cells.trackingId)
  expect(numbers()).toEqual(['TRK1', 'TRK3', ''])
  expect(client.getRow(0)?.cells.courier).toBe('190008')
  client.undo()
  await until(client, ({ redo }) => redo !== null)
  expect(numbers()).toEqual(['', '', ''])
})

test('each value of the courier column is listed once, and replaced or emptied in one step', async () => {
  const client = await openDraft()
  const couriers = () => rowsOf(client).map((row) => row?.cells.courier)
  const named = () =>
    until(client, ({ issueCounts }) =>
      issueCounts.some(({ kind, count }) => kind === 'courier-is-a-name' && count === 3),
    )
  client.addEntry({ orderId: 'A', trackingId: 'TRK1', courier: 'DHL Express' })
  client.addEntry({ orderId: 'B', trackingId: 'TRK2', courier: '100001' })
  client.addEntry({ orderId: 'C', trackingId: 'TRK3', courier: 'China Post' })
  client.addEntry({ orderId: 'D', trackingId: 'TRK4', courier: 'China Post' })
  await named()
  expect(await client.ask.listCouriers()).toMatchObject({
    values: [
      { value: 'China Post', count: 2, isName: true, probably: [{ key: '3011' }] },
      { value: 'DHL Express', count: 1, isName: true, probably: [{ key: '100001' }] },
      { value: '100001', count: 1, isName: false, probably: [] },
    ],
    total: 3,
  })
  client.setCouriers([
    { value: 'China Post', code: ' 3011 ' },
    { value: 'DHL Express', code: '' },
  ])
  await until(client, ({ warningCount, checked }) => checked && warningCount === 0)
  expect(couriers()).toEqual(['', '100001', '3011', '3011'])
  expect(client.getSnapshot().undo).toEqual({ kind: 'couriers-set', rows: 3 })
  client.undo()
  await named()
  expect(couriers()).toEqual(['DHL Express', '100001', 'China Post', 'China Post'])
})

test('many rows cause updates when they are read and when they are checked, and none in between', async () => {
  const client = await openDraft()
  await loadKnowledge()
  const told: DraftSnapshot[] = []
  client.subscribe(() => told.push(client.getSnapshot()))
  client.importFiles([fileOf(csv(5000))])
  const read = () => told.filter(({ entryCount, importing }) => entryCount > 0 && !importing)
  await idle(client)
  expect(read().map(({ checked }) => checked)).toEqual([false, true])
})
