import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { SourceId } from '#domain/draft/row/row.ts'
import { openStore } from '#storage/indexed-db.ts'
import {
  HEADER,
  nameStore,
  openDraft,
  orders,
  sourceAt,
  until,
} from '#testing/sheets/draft-client.ts'
import { csv, fileOf, UNCERTAIN } from '#testing/sheets/order-files.ts'

const SOURCE = { kind: 'file', name: 'orders.csv', sheet: null } as const
const FIRST = 0 as SourceId
const CANCELLED = [{ kind: 'columns', sourceId: FIRST, source: SOURCE }]

async function cancelColumns(name = nameStore()) {
  const client = await openDraft(name)
  client.importFiles([fileOf(UNCERTAIN)])
  await until(client, ({ question }) => question !== null)
  client.answerColumns(null, null)
  const { cancelled, entryCount } = await until(client, ({ question }) => question === null)
  expect({ cancelled, entryCount }).toEqual({ cancelled: CANCELLED, entryCount: 0 })
  return client
}

async function countSheets(name: string): Promise<number> {
  const store = await openStore(name)
  const kept = await store.listSheets()
  store.close()
  return kept.length
}

test('a dismissed question about columns can be asked again', async () => {
  const client = await cancelColumns()
  client.askAgain(FIRST)
  const { question, cancelled } = await until(client, (s) => s.question !== null)
  expect(question).toMatchObject({ sourceId: 0, source: SOURCE })
  expect(cancelled).toEqual([])
  client.answerColumns({ orderId: 0, trackingId: 1 }, 0)
  await until(client, ({ entryCount }) => entryCount === 2)
  expect(orders(client)).toEqual(['AAA', 'BBB'])
})

test('after a reload or an upload a dismissed question can still be asked again', async () => {
  const name = nameStore()
  const first = await cancelColumns(name)
  first.addEntry({ orderId: 'A', trackingId: 'T-100001' })
  await until(first, ({ sendableCount, checked }) => sendableCount === 1 && checked)
  await first.ask.moveToUpload(HEADER)
  first.flush()
  await vi.waitUntil(async () => (await countSheets(name)) === 1)
  const client = await openDraft(name)
  expect(client.getSnapshot().cancelled).toEqual(CANCELLED)
  client.askAgain(FIRST)
  await until(client, ({ question }) => question !== null)
  client.answerColumns({ orderId: 0, trackingId: 1 }, 0)
  await until(client, ({ entryCount }) => entryCount === 2)
})

test('a dismissed question is forgotten with its sheet on request', async () => {
  const name = nameStore()
  const client = await cancelColumns(name)
  await vi.waitUntil(async () => (await countSheets(name)) === 1)
  client.dismissCancelled()
  await until(client, ({ cancelled }) => cancelled.length === 0)
  await vi.waitUntil(async () => (await countSheets(name)) === 0)
  client.askAgain(FIRST)
  client.addEntry({ orderId: 'A', trackingId: 'T1' })
  expect(await until(client, ({ entryCount }) => entryCount === 1)).toMatchObject({
    question: null,
  })
})

test('a dismissed question is forgotten when the next sheet arrives', async () => {
  const client = await cancelColumns()
  client.importFiles([fileOf(csv(1))])
  const { cancelled } = await until(client, ({ entryCount }) => entryCount === 1)
  expect(cancelled).toEqual([])
})

test('dismissing a question about columns in use changes nothing, so it isn’t offered again', async () => {
  const client = await openDraft()
  client.importFiles([fileOf(csv(2))])
  await until(client, ({ entryCount }) => entryCount === 2)
  client.askColumns(sourceAt(client, 0))
  await until(client, ({ question }) => question !== null)
  client.answerColumns(null, null)
  const after = await until(client, ({ question }) => question === null)
  expect(after).toMatchObject({ entryCount: 2, cancelled: [] })
})
