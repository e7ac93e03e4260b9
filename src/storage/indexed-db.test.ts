import { NO_FILTER } from '#domain/draft/draft-view.ts'
import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDraft } from '#domain/draft/draft.ts'
import { packDraft } from '#domain/draft/pack-draft.ts'
import { aHeader, SUBMITTED } from '#testing/uploads/fake-run.ts'
import { waitFor } from '#testing/wait-for.ts'
import { watchUncaught } from '#testing/watch-uncaught.ts'
import { openDatabase } from './database.ts'
import { type GoneReason, openStore } from './indexed-db.ts'
import type { DraftWriting } from './kept-draft.ts'
import { storeName } from './store.ts'

let stores = 0
const LAYOUT = { layout: 'a', mapping: { orderId: 0 }, at: 1, headers: null, kinds: [] }

async function aStore() {
  stores += 1
  const name = `lasting ${stores}`
  const told: (GoneReason | 'reopened')[] = []
  const store = await openStore(name, {
    onGone: (why) => void told.push(why),
    onReopened: () => void told.push('reopened'),
  })
  await store.rememberLayout(LAYOUT)
  return { name, told, store }
}

test('a store that is deleted under an open tab is opened again, empty', async () => {
  const { name, told, store } = await aStore()
  await deleteDB(name)
  await waitFor(() => expect(told).toEqual(['reopened']))
  expect(await store.listLayouts()).toEqual([])
  await store.rememberLayout(LAYOUT)
  expect(await store.listLayouts()).toEqual([LAYOUT])
})

test('it can be deleted again and again', async () => {
  const { name, told, store } = await aStore()
  await deleteDB(name)
  await waitFor(() => expect(told).toHaveLength(1))
  await deleteDB(name)
  await waitFor(() => expect(told).toEqual(['reopened', 'reopened']))
  expect(await store.listLayouts()).toEqual([])
})

test('a newer version takes over the data, and this one stops writing', async () => {
  const { name, told, store } = await aStore()
  const newer = await openDB(name, 99)
  onTestFinished(() => newer.close())
  expect(told).toEqual(['newer-version'])
  await expect(store.rememberLayout(LAYOUT)).rejects.toThrow(DOMException)
  expect(await newer.count('layouts')).toBe(1)
})

test('a tab that is blocked by an older one is notified, and continues when that is gone', async () => {
  const name = `lasting ${++stores}`
  const old = await openDB(name, 3)
  const store = await openStore(name, { onBlocked: () => old.close() })
  expect(await store.listHeaders()).toEqual([])
})

test.each([1, 2, 3])('version %i, which was never released, is recreated', async (version) => {
  const name = `lasting ${++stores}`
  const old = await openDB(name, version, {
    upgrade: (database) => void database.createObjectStore('uploads', { keyPath: 'id' }),
  })
  await old.put('uploads', { id: 'u1' })
  old.close()
  const store = await openStore(name)
  expect(await store.listHeaders()).toEqual([])
  await store.createUpload({ header: aHeader('u1', 0), ...NOTHING })
})

const NOTHING = { entries: [], places: [], firstEvent: SUBMITTED }

test('all data is there when the store is opened again', async () => {
  const { name, store } = await aStore()
  await store.createUpload({ header: aHeader('u1', 0), ...NOTHING })
  store.close()
  const again = await openStore(name)
  expect(await again.listLayouts()).toEqual([LAYOUT])
  expect(await again.listHeaders()).toEqual([aHeader('u1', 0)])
})

test('services and practice have names of their own', () => {
  const names = ['https://one.example', 'https://two.example'].flatMap((address) => [
    storeName(address, true),
    storeName(address, false),
  ])
  expect(new Set(names).size).toBe(4)
})

test('uploads and journals are written so that they survive a power cut', async () => {
  const { store } = await aStore()
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  onTestFinished(() => transaction.mockRestore())
  await store.createUpload({ header: aHeader('u1', 0), ...NOTHING })
  await store.moveToUpload({ header: aHeader('u2', 0), ...NOTHING }, EMPTY_DRAFT, [])
  await store.appendEvents('u1', 1, [{ type: 'stopped', at: 1 }])
  expect(transaction.mock.calls.map(([, , options]) => options)).toEqual(
    Array.from({ length: 3 }, () => ({ durability: 'strict' })),
  )
})

const EMPTY_DRAFT: DraftWriting = {
  state: {
    version: 2,
    ...packDraft(createDraft()),
    filter: NO_FILTER,
    sort: null,
    place: 0,
    waiting: [],
    sheetQuestions: [],
    cancelled: [],
  },
  parts: [],
  actions: [],
  isWhole: true,
}

test('opening is retried while the browser clears its data', async () => {
  const { name, told } = await aStore()
  const open = indexedDB.open.bind(indexedDB)
  const refuse = vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    refuse.mockImplementation((...again) => open(...again))
    throw new DOMException(`busy with ${args[0]}`, 'UnknownError')
  })
  onTestFinished(() => refuse.mockRestore())
  await deleteDB(name)
  await waitFor(() => expect(told).toEqual(['reopened']))
})

test('a store that cannot be opened again is reported as lost', async () => {
  const { name, told } = await aStore()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const refuse = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'UnknownError')
  })
  onTestFinished(() => {
    vi.useRealTimers()
    refuse.mockRestore()
  })
  const deleted = deleteDB(name)
  while (told.length === 0) {
    await vi.advanceTimersByTimeAsync(1000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await deleted
  expect(told).toEqual(['lost'])
  expect(refuse).toHaveBeenCalledTimes(4)
})

test('a read that the browser aborts rejects for its caller, without an unhandled rejection', async () => {
  const uncaught = watchUncaught()
  const database = await openDatabase(`lasting ${++stores}`)
  const transaction = database.transaction('layouts')
  const layouts = transaction.store.getAll()
  transaction.abort()
  await expect(layouts).rejects.toThrow(DOMException)
  expect(await uncaught()).toEqual([])
})
