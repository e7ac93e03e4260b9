import { NO_FILTER } from '#domain/draft/draft-view.ts'
import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#storage/database.ts'
import { openStore } from '#storage/indexed-db.ts'
import {
  clearSiteData,
  idle,
  nameStore,
  openDraft,
  rowAt,
  rowsOf,
  until,
} from '#testing/sheets/draft-client.ts'
import { csv, fileOf } from '#testing/sheets/order-files.ts'
import { waitFor } from '#testing/wait-for.ts'

test('a reload restores sheet, marks, undo, redo, filter and place', async () => {
  const name = nameStore()
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(700))])
  await until(client, ({ entryCount }) => entryCount === 700)
  await idle(client)
  client.editCell(rowAt(client, 1).id, 'orderId', ' EDITED-1 ')
  client.deleteRows([rowAt(client, 0).id])
  client.undo()
  client.setFilter({ ...NO_FILTER, search: 'edited' })
  client.setPlace(12)
  const before = await until(client, ({ shownCount }) => shownCount === 1)
  const [shown] = rowsOf(client)
  client.flush()
  const again = await vi.waitUntil(
    async () => {
      const other = await openDraft(name)
      return other.getSnapshot().shownCount === 1 && other.getSnapshot().redo !== null && other
    },
    { timeout: 5000 },
  )
  const { entryCount, undo, redo, filter, sources } = again.getSnapshot()
  expect({ entryCount, undo, redo, filter, sources }).toEqual({
    entryCount: before.entryCount,
    undo: before.undo,
    redo: before.redo,
    filter: before.filter,
    sources: before.sources,
  })
  expect(again.getSnapshot().place).toBe(12)
  expect(rowsOf(again)).toEqual([shown])
  expect(shown?.originals).toEqual({ orderId: ' EDITED-1 ' })
})

test('a browser without storage is reported, and the sheet still works', async () => {
  const name = nameStore()
  const client = await openDraft(name)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  client.addEntry({ orderId: 'A', trackingId: 'T1' })
  const failed = await until(client, ({ storageFailed }) => storageFailed)
  expect(failed.entryCount).toBe(1)
  put.mockRestore()
  client.addEntry({ orderId: 'B', trackingId: 'T2' })
  await until(client, ({ storageFailed }) => !storageFailed)
})

test('when the stored draft is deleted under an open tab, it is stored again', async () => {
  const name = nameStore()
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(3000))])
  await idle(client)
  client.addEntry({ orderId: 'A', trackingId: 'T1' })
  const isKept = async () => (await openDraft(name)).getSnapshot().entryCount === 3001
  await vi.waitUntil(isKept, { timeout: 5000 })
  await clearSiteData(name)
  await vi.waitUntil(isKept, { timeout: 5000 })
  const other = await openDraft(name, false)
  expect(other.getSnapshot().undo).toMatchObject({ kind: 'added', source: { kind: 'typed' } })
})

test('rows are stored even when their sheet doesn’t fit', async () => {
  const name = nameStore()
  const client = await openDraft(name)
  // oxlint-disable-next-line typescript/unbound-method -- called with the store as its receiver
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function putUnlessSheet(
    this: IDBObjectStore,
    ...args
  ) {
    if (this.name === 'draftSheets') throw new DOMException('full', 'QuotaExceededError')
    return put.apply(this, args)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  client.importFiles([fileOf(csv(3))])
  await idle(client)
  await vi.waitUntil(async () => (await openDraft(name)).getSnapshot().entryCount === 3)
  expect(client.getSnapshot().storageFailed).toBe(false)
})

test('everything can be deleted: the sheet, the uploads and remembered choices', async () => {
  const name = nameStore()
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(3))])
  await idle(client)
  await client.ask.moveToUpload({ id: 'u1', startedAt: 5, practice: false, serviceName: '' })
  client.importFiles([fileOf(csv(2))])
  await idle(client)
  const store = await openStore(name)
  await store.rememberLayout({ layout: 'x', mapping: {}, at: 1, headers: null, kinds: [] })
  await client.ask.forgetEverything()
  expect(await until(client, ({ entryCount }) => entryCount === 0)).toMatchObject({ undo: null })
  expect([await store.readDraft(), await store.listSheets()]).toEqual([null, []])
  expect([await store.listHeaders(), await store.listLayouts()]).toEqual([[], []])
  client.addEntry({ orderId: 'A', trackingId: 'B' })
  await until(client, ({ entryCount }) => entryCount === 1)
  await waitFor(async () => expect((await store.readDraft())?.parts).toHaveLength(1))
})

test('a filter of a later release is dropped, and all rows are shown', async () => {
  const name = nameStore()
  const client = await openDraft(name)
  client.importFiles([fileOf(csv(3))])
  await idle(client)
  const database = await openDatabase(name)
  onTestFinished(() => database.close())
  await waitFor(async () => expect(await database.count('draftChunks')).toBe(1))
  const kept = await database.get('draftMeta', 'state')
  const state = kept && 'state' in kept ? kept.state : null
  const filter = { ...NO_FILTER, issue: 'a later kind' }
  await database.put('draftMeta', { part: 'state', state: { ...state, filter } } as never, 'state')
  const again = await openDraft(name)
  expect(again.getSnapshot()).toMatchObject({ filter: NO_FILTER, shownCount: 3 })
})

test('an unreadable draft stays until the user deletes it; then the current one is stored', async () => {
  const name = nameStore()
  const database = await openDatabase(name)
  onTestFinished(() => database.close())
  const damaged = { part: 'state', state: { version: 'seven' } } as never
  await database.put('draftMeta', damaged, 'state')
  const client = await openDraft(name)
  expect(client.getSnapshot()).toMatchObject({ isUnreadable: true, entryCount: 0 })
  client.addEntry({ orderId: 'A', trackingId: 'T1' })
  await until(client, ({ entryCount }) => entryCount === 1)
  client.flush()
  await idle(client)
  expect(await database.get('draftMeta', 'state')).toEqual(damaged)
  await client.ask.deleteUnreadable()
  expect(client.getSnapshot()).toMatchObject({ isUnreadable: false, storageFailed: false })
  client.flush()
  await idle(client)
  await waitFor(async () => {
    const again = await openDraft(name)
    expect(again.getSnapshot()).toMatchObject({ isUnreadable: false, entryCount: 1 })
  })
})
