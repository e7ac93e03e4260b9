import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eachField, toEntry } from '#domain/entry/tracking-entry.ts'
import { openStore } from '#storage/indexed-db.ts'
import {
  HEADER,
  nameStore,
  openDraft,
  rowsOf,
  sourceAt,
  until,
} from '#testing/sheets/draft-client.ts'

test('sendable rows move into an upload with its first event; the rest stays without undo', async () => {
  const name = nameStore()
  const client = await openDraft(name)
  client.importPaste('Order ID\tTracking number\nA\tT001\n\tT002\nA\tT001\nB\tT003\n', '')
  await until(client, ({ rowCount }) => rowCount === 4)
  expect(await client.ask.previewEntries(1)).toEqual([{ orderId: 'A', trackingId: 'T001' }])
  expect(await client.ask.findIssue({ index: -1 })).toMatchObject({ row: 1 })
  await client.ask.moveToUpload(HEADER)
  expect(client.getSnapshot()).toMatchObject({
    entryCount: 1,
    undo: null,
    leftOut: [],
    sendableCount: 0,
  })
  const store = await openStore(name)
  const source = { kind: 'pasted', number: 1, at: expect.any(Number) as number }
  const sheetsReadAt = expect.any(Number) as number
  expect(await store.listHeaders()).toEqual([
    { ...HEADER, entryCount: 2, sources: [source], name: null, sheetsReadAt },
  ])
  expect(await store.readEvents(HEADER.id, 0, 9)).toMatchObject([
    {
      type: 'submitted',
      submission: 0,
      reason: 'first-sending',
      positions: null,
      requestSize: null,
    },
  ])
  const [chunk] = await store.readChunks(HEADER.id, 0, 1)
  expect([...(chunk?.rows ?? [])]).toEqual([2, 5])
  store.close()
  await expect(client.ask.moveToUpload({ ...HEADER, id: 'u2' })).rejects.toThrow('No entry')
  const again = await openDraft(name)
  expect(rowsOf(again).map((row) => row?.row)).toEqual([3])
})

test('a typed entry keeps all values until it is uploaded', async () => {
  const name = nameStore()
  const client = await openDraft(name)
  const typed = toEntry(eachField((field) => `${field}-1`))
  client.addEntry(typed)
  await client.ask.moveToUpload(HEADER)
  const store = await openStore(name)
  const header = await store.readHeader(HEADER.id)
  const uploaded = header ? await store.readEntries(header, 0, 1) : []
  expect(uploaded.map(({ entry }) => entry)).toEqual([typed])
  store.close()
})

test('a failed write of an upload leaves the draft unchanged', async () => {
  const name = nameStore()
  const client = await openDraft(name)
  client.addEntry({ orderId: 'A', trackingId: 'T001' })
  await client.ask.moveToUpload(HEADER)
  client.addEntry({ orderId: 'B', trackingId: 'T002' })
  await until(client, ({ entryCount }) => entryCount === 1)
  await expect(client.ask.moveToUpload(HEADER)).rejects.toThrow('ConstraintError')
  expect(client.getSnapshot()).toMatchObject({ entryCount: 1, undo: { kind: 'added' } })
})

test('an upload without space leaves the sheet and its open question unchanged', async () => {
  const name = nameStore()
  const client = await openDraft(name)
  client.importPaste('Order ID\tTracking number\nA\tT001\nB\tT002\n', '')
  await until(client, ({ entryCount }) => entryCount === 2)
  client.askColumns(sourceAt(client, 0))
  const { question } = await until(client, (snapshot) => snapshot.question !== null)
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => add.mockRestore())
  await expect(client.ask.moveToUpload(HEADER)).rejects.toThrow('QuotaExceededError')
  expect(client.getSnapshot()).toMatchObject({ entryCount: 2, sendableCount: 2, question })
  const store = await openStore(name)
  expect(await store.listHeaders()).toEqual([])
  store.close()
  add.mockRestore()
  await client.ask.moveToUpload(HEADER)
  expect(client.getSnapshot()).toMatchObject({ entryCount: 0, question: null })
})
