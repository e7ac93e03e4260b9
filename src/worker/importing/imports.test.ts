import { NO_FILTER } from '#domain/draft/draft-view.ts'
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createInProcessDraftClient } from '#testing/in-process.ts'
import {
  idle,
  nameStore,
  openDraft,
  orders,
  rowAt,
  rowsOf,
  sourceAt,
  until,
} from '#testing/sheets/draft-client.ts'
import { csv, fileOf } from '#testing/sheets/order-files.ts'
import { waitFor } from '#testing/wait-for.ts'

test('a file becomes entries with their file and row, in one step that can be undone', async () => {
  const client = await openDraft()
  client.importFiles([fileOf(csv(3))])
  const snapshot = await until(
    client,
    ({ entryCount, importing }) => entryCount === 3 && !importing,
  )
  expect(snapshot).toMatchObject({
    sendableCount: 3,
    question: null,
    readProblems: [],
    undo: { kind: 'added', source: { kind: 'file', name: 'orders.csv' }, rows: 3 },
    sources: [{ id: 0, rows: 3, otherRows: 1, canChangeColumns: true }],
  })
  expect(rowsOf(client)).toMatchObject([
    { row: 2, cells: { orderId: 'ORD-1', trackingId: 'TRK1' } },
    { row: 3 },
    { row: 4 },
  ])
  client.undo()
  expect((await until(client, ({ undo }) => undo === null)).sources).toEqual([])
})

test('a cancelled import leaves the draft unchanged', async () => {
  const client = await openDraft()
  client.addEntry({ orderId: 'A', trackingId: 'T' })
  await until(client, ({ entryCount }) => entryCount === 1)
  client.importFiles([fileOf(csv(50_000)), fileOf(csv(3), 'second.csv')])
  await until(client, ({ importing }) => importing !== null)
  client.cancelImport()
  const snapshot = await until(client, ({ importing }) => importing === null)
  expect(snapshot).toMatchObject({ entryCount: 1, sources: [{ source: { kind: 'typed' } }] })
  client.addEntry({ orderId: 'B', trackingId: 'T2' })
  await until(client, ({ entryCount }) => entryCount === 2)
  expect(rowsOf(client).map((row) => row?.row)).toEqual([1, 2])
})

test('a file that proves late not to be UTF-8 is read again without repeated rows', async () => {
  const client = await openDraft()
  const text = `${csv(12_000)}ORD-12001,TRK12001,Correos Espa\u00F1a\n`.replace(
    'Order ID,Tracking number',
    'Order ID,Tracking number,Courier',
  )
  client.importFiles([new File([Buffer.from(text, 'latin1')], 'orders.csv')])
  const snapshot = await until(
    client,
    ({ entryCount, importing }) => entryCount > 0 && importing === null,
  )
  expect(snapshot).toMatchObject({
    entryCount: 12_001,
    leftOut: [],
    sources: [{ rows: 12_001, reading: { kind: 'text', encoding: 'windows-1252' } }],
  })
  client.setFilter({ ...NO_FILTER, search: 'ORD-12001' })
  await until(client, ({ shownCount }) => shownCount === 1)
  expect(rowsOf(client)[0]?.cells.courier).toBe('Correos España')
})

test('a sheet with a column question is not UTF-8 either if only its end proves it', async () => {
  const client = await openDraft()
  const lines = Array.from({ length: 12_000 }, (_, n) => `AAA${n},RB${100_000_000 + n}CN,x`)
  const text = ['alpha,beta,gamma', ...lines, 'BBB,RB123456785CN,Espa\u00F1a', ''].join('\n')
  client.importFiles([new File([Buffer.from(text, 'latin1')], 'orders.csv')])
  const { question } = await until(client, ({ question }) => question !== null)
  expect(question?.reading).toMatchObject({ kind: 'text', encoding: 'windows-1252' })
  client.answerColumns({ orderId: 0, trackingId: 1, courier: 2 }, 0)
  const snapshot = await until(client, ({ importing, entryCount }) => entryCount > 0 && !importing)
  expect(snapshot).toMatchObject({ entryCount: 12_001, readProblems: [] })
})

test('several files are added in order, and the newest can replace the sheet', async () => {
  const client = await openDraft()
  client.importFiles([fileOf(csv(2), 'a.csv'), fileOf(csv(2, 3), 'b.csv')])
  await until(client, ({ entryCount }) => entryCount === 4)
  expect(orders(client)).toEqual(['ORD-1', 'ORD-2', 'ORD-3', 'ORD-4'])
  client.replaceSheet()
  const replaced = await until(client, ({ entryCount }) => entryCount === 2)
  expect(replaced.undo).toEqual({
    kind: 'replaced',
    source: { kind: 'file', name: 'b.csv', sheet: null },
    rows: 2,
  })
  client.undo()
  await until(client, ({ entryCount }) => entryCount === 4)
})

test.each([
  ['', 'empty'],
  ['\n\n', 'empty'],
  ['Order ID,Tracking number\n', 'header-only'],
  ['PK\u0003\u0004 rest', 'damaged'],
  ['%PDF-1.7', 'pdf'],
] as const)('a file with %j is named with its problem: %s', async (text, problem) => {
  const client = await openDraft()
  client.importFiles([fileOf(text, 'bad.csv'), fileOf(csv(1))])
  const snapshot = await until(
    client,
    ({ entryCount, importing }) => entryCount === 1 && !importing,
  )
  expect(snapshot.readProblems).toEqual([
    { source: { kind: 'file', name: 'bad.csv', sheet: null }, problem },
  ])
  // The next attempt is independent.
  client.importFiles([fileOf(csv(1, 5))])
  await until(client, ({ readProblems }) => readProblems.length === 0)
})

/** A file of which only the start can be read; reading more fails like a bug. */
class BrokenFile extends File {
  override slice(from = 0, to?: number) {
    const part = super.slice(from, to)
    if (from > 0) part.arrayBuffer = () => Promise.reject(new Error('A bug'))
    return part
  }
}

async function openTelling(storeName = nameStore()) {
  const told: string[] = []
  const onError = ({ message }: Error) => void told.push(message)
  const client = createInProcessDraftClient({ storeName, canWrite: true, onError })
  await until(client, ({ loaded }) => loaded)
  return { client, told, storeName }
}

test('an import that fails in the middle leaves the other rows, undo and redo unchanged', async () => {
  const { client, told, storeName } = await openTelling()
  client.importPaste('Order ID\tTracking number\nA\tT-1001\nB\tT-1002\n', '')
  client.addEntry({ orderId: 'C', trackingId: 'T-1003' })
  client.undo()
  const { revision: _, ...before } = await idle(client)
  const rows = rowsOf(client)
  client.importFiles([new BrokenFile([csv(20_000)], 'broken.csv')])
  await waitFor(() => expect(told).toEqual([expect.stringContaining('A bug')]))
  const { revision: __, ...after } = await idle(client)
  expect(after).toEqual(before)
  expect(rowsOf(client)).toEqual(rows)
  client.redo()
  await idle(client)
  expect(orders(client)).toEqual(['A', 'B', 'C'])
  client.undo()
  client.undo()
  expect(await idle(client)).toMatchObject({ entryCount: 0, undo: null })
  client.redo()
  client.importFiles([fileOf(csv(1), 'sound.csv')])
  await idle(client)
  expect(orders(client)).toEqual(['A', 'B', 'ORD-1'])
  client.flush()
  await waitFor(async () => {
    const again = await openDraft(storeName)
    expect(orders(again)).toEqual(['A', 'B', 'ORD-1'])
    expect(again.getSnapshot().sources).toEqual(client.getSnapshot().sources)
  })
})

test('a file that can’t be read again keeps its column question and its rows', async () => {
  const { client, told } = await openTelling()
  let isBroken = false
  class LateBroken extends BrokenFile {
    override slice(from = 0, to?: number) {
      return isBroken ? super.slice(from, to) : File.prototype.slice.call(this, from, to)
    }
  }
  client.importFiles([new LateBroken([csv(20_000)], 'late.csv')])
  await until(client, ({ entryCount, importing }) => entryCount === 20_000 && !importing)
  client.askColumns(sourceAt(client, 0))
  const { undo, sources, question } = await until(client, (s) => s.question !== null && s.checked)
  isBroken = true
  client.answerColumns({ orderId: 1, trackingId: 0 }, 0)
  await waitFor(() => expect(told).toEqual([expect.stringContaining('A bug')]))
  expect(await idle(client)).toMatchObject({ entryCount: 20_000, undo, sources, question })
  expect(rowAt(client, 0).cells).toMatchObject({ orderId: 'ORD-1', trackingId: 'TRK1' })
})
