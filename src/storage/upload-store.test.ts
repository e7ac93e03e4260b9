import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { RowPlace } from '#domain/tracking/tracking-entry.ts'
import type { UploadHeader } from '#domain/upload/upload.ts'
import { someEntries } from '#testing/upload-journal.ts'
import { databaseName, openDatabase } from './database.ts'
import type { DraftChunk } from './draft-records.ts'
import type { StoredEvent } from './stored-event.ts'
import { JournalConflict, openJournal } from './upload-journal.ts'
import {
  createUpload,
  deleteUpload,
  listHeaders,
  readEntries,
  readEvents,
  readHeader,
  writeUpload,
} from './upload-store.ts'

let databases = 0
const aDatabase = () => openDatabase(databaseName(`https://shop.example/${++databases}`, false))

const firstEvent: StoredEvent = {
  type: 'submitted',
  at: 1,
  submission: 0,
  reason: 'first-sending',
  positions: null,
  requestSize: null,
}
const stopped = (at: number): StoredEvent => ({ type: 'stopped', at })

function anUpload(count: number, about: Partial<UploadHeader> = {}) {
  const entries = someEntries(count)
  const places = entries.map((_, index): RowPlace => ({
    source: { kind: 'typed' },
    row: index + 1,
  }))
  const kept = { sources: [], entryCount: count, practice: false, serviceName: 'Shop' }
  const header: UploadHeader = { id: 'u1', startedAt: 1, ...kept, ...about }
  return { header, entries, places, firstEvent }
}

test('an upload is read as it was written, in chunks', async () => {
  const database = await aDatabase()
  const upload = anUpload(1234)
  await createUpload(database, upload)
  expect(await readHeader(database, 'u1')).toEqual(upload.header)
  expect(await database.count('uploadEntries')).toBe(3)
  const read = [
    ...(await readEntries(database, 'u1', 0, 2)),
    ...(await readEntries(database, 'u1', 2, 2)),
    ...(await readEntries(database, 'u1', 4, 2)),
  ]
  expect(read.map(({ entry }) => entry)).toEqual(upload.entries)
  expect(read.map(({ place }) => place.row)).toEqual(upload.places.map(({ row }) => row))
  expect(await readEvents(database, 'u1', 0, 10)).toEqual([firstEvent])
})

test('an upload that exists is not written over', async () => {
  const database = await aDatabase()
  await createUpload(database, anUpload(2))
  await expect(createUpload(database, anUpload(3, { serviceName: 'Other' }))).rejects.toMatchObject(
    {
      name: 'ConstraintError',
    },
  )
  expect((await readHeader(database, 'u1'))?.serviceName).toBe('Shop')
  expect(await readEntries(database, 'u1', 0, 9)).toHaveLength(2)
})

test('entries leave the draft and arrive in the upload at once', async () => {
  const database = await aDatabase()
  await database.put('draftChunks', {} as DraftChunk, 0)
  const stores = ['draftChunks', 'draftMeta', 'uploads', 'uploadEntries', 'uploadEvents'] as const
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  await transaction.objectStore('draftChunks').delete(0)
  await writeUpload(transaction, anUpload(3))
  await transaction.done
  expect(await database.count('draftChunks')).toBe(0)
  expect(await readEntries(database, 'u1', 0, 9)).toHaveLength(3)
})

test('the journal numbers its events without a gap', async () => {
  const database = await aDatabase()
  await createUpload(database, anUpload(1))
  const journal = openJournal(database, 'u1', 1)
  await journal.append([stopped(2), stopped(3)])
  await journal.append([stopped(4)])
  expect(await database.getAllKeys('uploadEvents')).toEqual([1, 2, 3, 4].map((n) => ['u1', n]))
  expect(await readEvents(database, 'u1', 2, 1)).toEqual([stopped(3)])
})

test('of two writers the one who does not know the other one writes nothing', async () => {
  const database = await aDatabase()
  await createUpload(database, anUpload(1))
  const first = openJournal(database, 'u1', 1)
  const second = openJournal(database, 'u1', 1)
  await first.append([stopped(2)])
  await expect(second.append([stopped(3), stopped(4)])).rejects.toThrow(JournalConflict)
  expect(await readEvents(database, 'u1', 1, 9)).toEqual([stopped(2)])
  await first.append([stopped(5)])
  expect(await readEvents(database, 'u1', 2, 9)).toEqual([stopped(5)])
})

test('the journal of a deleted upload takes nothing any more', async () => {
  const database = await aDatabase()
  await createUpload(database, anUpload(1))
  const journal = openJournal(database, 'u1', 1)
  await deleteUpload(database, 'u1')
  await expect(journal.append([stopped(2)])).rejects.toThrow(JournalConflict)
  expect(await database.count('uploadEvents')).toBe(0)
})

test('an event that cannot be stored leaves the journal as it was, and the next one fits', async () => {
  const database = await aDatabase()
  await createUpload(database, anUpload(1))
  const journal = openJournal(database, 'u1', 1)
  const unstorable = { ...stopped(2), at: (() => 3) as unknown as number }
  await expect(journal.append([stopped(2), unstorable])).rejects.toMatchObject({
    name: 'DataCloneError',
  })
  await journal.append([stopped(3)])
  expect(await readEvents(database, 'u1', 1, 9)).toEqual([stopped(3)])
})

test('uploads are listed with the newest first, and one is deleted without the others', async () => {
  const database = await aDatabase()
  const times = { a: 5, b: 9, c: 7 }
  const uploads = Object.entries(times).map(([id, startedAt]) => anUpload(600, { id, startedAt }))
  await Promise.all(uploads.map((upload) => createUpload(database, upload)))
  expect((await listHeaders(database)).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  await deleteUpload(database, 'c')
  expect((await listHeaders(database)).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(await readEntries(database, 'c', 0, 9)).toEqual([])
  expect(await readEvents(database, 'c', 0, 9)).toEqual([])
  expect(await readEntries(database, 'b', 0, 9)).toHaveLength(600)
})
