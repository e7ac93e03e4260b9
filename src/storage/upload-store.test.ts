import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { RowPlace } from '#domain/entry/tracking-entry.ts'
import type { UploadHeader } from '#domain/upload/upload.ts'
import { startState } from '#domain/upload/events/start-state.ts'
import { someEntries } from '#testing/upload-journal.ts'
import { readDigests, writeDigest } from './digest-store.ts'
import { databaseName, openDatabase } from './database.ts'
import type { DraftChunk } from './draft-records.ts'
import type { JournalEvent } from './stored-event.ts'
import type { UploadSheet } from './upload-records.ts'
import { JournalConflict, openJournal } from './upload-journal.ts'
import {
  createUpload,
  deleteUpload,
  listHeaders,
  lastEventNumber,
  readBody,
  readEntries,
  readEvents,
  readHeader,
  renameUpload,
  UPLOAD_STORES,
  writeUpload,
} from './upload-store.ts'

let databases = 0
const aDatabase = () => openDatabase(databaseName(`https://shop.example/${++databases}`, false))

const firstEvent: JournalEvent = {
  type: 'submitted',
  at: 1,
  submission: 0,
  reason: 'first-sending',
  positions: null,
  requestSize: null,
}
/** Its entries were typed. */
const U1 = { id: 'u1', sources: [] }
const stopped = (at: number): JournalEvent => ({ type: 'stopped', at })

const aSheet: UploadSheet = {
  sheet: { kind: 'pasted', text: 'A\tT1', html: '' },
  match: {
    headerRow: null,
    mapping: { orderId: 0, trackingId: 1 },
    certain: true,
    merchantOnly: false,
    columns: [],
    sampleRows: [],
    layout: '',
  },
}

function anUpload(count: number, about: Partial<UploadHeader> = {}) {
  const entries = someEntries(count)
  const places = entries.map((_, index): RowPlace => ({
    source: { kind: 'typed' },
    row: index + 1,
  }))
  const kept = { sources: [], entryCount: count, practice: false, serviceName: 'Shop', name: null }
  const header: UploadHeader = { id: 'u1', startedAt: 1, ...kept, ...about }
  return { header, entries, places, firstEvent }
}

test('an upload is read as it was written, in chunks', async () => {
  const database = await aDatabase()
  const upload = anUpload(5001)
  await createUpload(database, upload)
  expect(await readHeader(database, 'u1')).toEqual(upload.header)
  expect(await database.count('uploadEntries')).toBe(3)
  const read = [
    ...(await readEntries(database, upload.header, 0, 2)),
    ...(await readEntries(database, upload.header, 2, 2)),
    ...(await readEntries(database, upload.header, 4, 2)),
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
  expect(await readEntries(database, U1, 0, 9)).toHaveLength(2)
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
  expect(await readEntries(database, U1, 0, 9)).toHaveLength(3)
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

test('a request is read without its body, which is there beside it to the last character', async () => {
  const database = await aDatabase()
  await createUpload(database, anUpload(1))
  const request = { type: 'requested', at: 2, request: 1, submission: 0, positions: [0] } as const
  const body = '[{"orderId":"0","trackingId":"\u00e9 \ud83d\ude9a"}]'
  await openJournal(database, 'u1', 1).append([{ ...request, body }])
  expect(await readEvents(database, 'u1', 1, 9)).toEqual([request])
  expect(await readBody(database, 'u1', 1)).toBe(body)
  expect(await readBody(database, 'u1', 2)).toBeUndefined()
  expect(await lastEventNumber(database, 'u1')).toBe(2)
  expect(await lastEventNumber(database, 'u2')).toBe(0)
})

test('an upload can be called by a name, and by its sources again', async () => {
  const database = await aDatabase()
  await createUpload(database, anUpload(1))
  await renameUpload(database, 'u1', 'Friday')
  expect((await readHeader(database, 'u1'))?.name).toBe('Friday')
  await renameUpload(database, 'u1', null)
  expect((await readHeader(database, 'u1'))?.name).toBeNull()
  await renameUpload(database, 'gone', 'Friday')
  expect(await listHeaders(database)).toHaveLength(1)
})

test('a digest is kept for an upload that is there, and goes with it', async () => {
  const database = await aDatabase()
  const { counts } = startState(someEntries(3))
  await createUpload(database, anUpload(3))
  await writeDigest(database, { id: 'u1', lastEvent: 1, counts })
  await writeDigest(database, { id: 'gone', lastEvent: 1, counts })
  expect([...(await readDigests(database))]).toEqual([['u1', { id: 'u1', lastEvent: 1, counts }]])
  await deleteUpload(database, 'u1')
  expect((await readDigests(database)).size).toBe(0)
})

test('nothing of an upload is left when it is deleted', async () => {
  const database = await aDatabase()
  await createUpload(database, anUpload(3))
  const request = { type: 'requested', at: 2, request: 1, submission: 0, positions: [0] } as const
  await openJournal(database, 'u1', 1).append([{ ...request, body: '[]' }])
  await database.put('uploadSheets', aSheet, ['u1', 0])
  await database.put('uploadSheets', aSheet, ['u2', 0])
  await deleteUpload(database, 'u1')
  const counts = await Promise.all(UPLOAD_STORES.map((store) => database.count(store)))
  expect(Object.fromEntries(UPLOAD_STORES.map((store, index) => [store, counts[index]]))).toEqual({
    ...Object.fromEntries(UPLOAD_STORES.map((store) => [store, 0])),
    uploadSheets: 1,
  })
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
  expect(await readEntries(database, { id: 'c', sources: [] }, 0, 9)).toEqual([])
  expect(await readEvents(database, 'c', 0, 9)).toEqual([])
  expect(await readEntries(database, { id: 'b', sources: [] }, 0, 9)).toHaveLength(600)
})
