import type { RowPlace, RowSource, TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { UploadEntry, UploadHeader } from '#domain/upload/upload.ts'
import type { IDBPTransaction, StoreNames } from 'idb'
import type { Database, TrackingDatabase } from './database.ts'
import type { StoredEvent } from './stored-event.ts'
import { createUploaded, unpackEntries } from './unpack-records.ts'
import { packEntries, type UploadChunk } from './upload-records.ts'

/** Entries a record: a few are read fastest, and each of them in a few milliseconds. */
const CHUNK_SIZE = 2500

/** The stores that a transaction needs in which an upload is written or deleted. */
export const UPLOAD_STORES = [
  'uploads',
  'uploadEntries',
  'uploadEvents',
  'uploadBodies',
  'uploadReplies',
  'uploadDigests',
  'uploadCheckpoints',
  'uploadSheets',
] as const

/** The stores that have any number of records for an upload. */
const NUMBERED = [
  'uploadEntries',
  'uploadEvents',
  'uploadBodies',
  'uploadReplies',
  'uploadCheckpoints',
  'uploadSheets',
] as const

export type NewUpload = {
  readonly header: UploadHeader
  readonly entries: readonly TrackingEntry[]
  /** One for each entry. */
  readonly places: readonly RowPlace[]
  readonly firstEvent: StoredEvent
}

/** Any transaction that may write to the upload's stores, whatever else it does. */
export type WritingTransaction = IDBPTransaction<
  TrackingDatabase,
  StoreNames<TrackingDatabase>[],
  'readwrite'
>

/**
 * Writes an upload with its first event inside somebody else's transaction, so that its entries leave the
 * draft and arrive here at once or not at all. An id that is there already makes the transaction fail.
 */
export async function writeUpload(
  transaction: WritingTransaction,
  { header, entries, places, firstEvent }: NewUpload,
): Promise<void> {
  const chunks = toChunks(entries, places, header.sources)
  const store = transaction.objectStore('uploadEntries')
  await Promise.all([
    transaction.objectStore('uploads').add(header),
    transaction.objectStore('uploadEvents').add(firstEvent, [header.id, 1]),
    ...chunks.map(async (chunk, number) => store.add(chunk, [header.id, number])),
  ])
}

function toChunks(
  entries: readonly TrackingEntry[],
  places: readonly RowPlace[],
  sources: readonly RowSource[],
): readonly UploadChunk[] {
  const count = Math.ceil(entries.length / CHUNK_SIZE)
  return Array.from({ length: count }, (_, number) => {
    const from = number * CHUNK_SIZE
    const uploaded = entries.slice(from, from + CHUNK_SIZE).flatMap((entry, index) => {
      const place = places[from + index]
      return place ? [{ entry, place }] : []
    })
    return packEntries(uploaded, sources)
  })
}

/** Writes an upload in a transaction of its own; committed when this resolves. */
export async function createUpload(database: Database, upload: NewUpload): Promise<void> {
  const transaction = database.transaction([...UPLOAD_STORES], 'readwrite', {
    durability: 'strict',
  })
  await finish(transaction, writeUpload(transaction, upload))
}

/** All records of one upload, in the order of their numbers. */
export function recordsOf(id: string, after = -1): IDBKeyRange {
  return IDBKeyRange.bound([id, after], [id, []], true)
}

export function readHeader(database: Database, id: string): Promise<UploadHeader | undefined> {
  return database.get('uploads', id)
}

/** The uploads of this browser, the newest first. */
export async function listHeaders(database: Database): Promise<readonly UploadHeader[]> {
  const headers = await database.getAll('uploads')
  return headers.sort((one, other) => other.startedAt - one.startedAt)
}

/** `count` chunks from chunk `from` on, as they are kept: whoever has much to read unpacks them with breaks. */
export function readChunks(
  database: Database,
  id: string,
  from: number,
  count: number,
): Promise<readonly UploadChunk[]> {
  return database.getAll('uploadEntries', recordsOf(id, from - 1), count)
}

/** The entries of `count` chunks from chunk `from` on; empty behind the last one. */
export async function readEntries(
  database: Database,
  { id, sources }: Pick<UploadHeader, 'id' | 'sources'>,
  from: number,
  count: number,
): Promise<readonly UploadEntry[]> {
  const chunks = await readChunks(database, id, from, count)
  const { uploaded, add } = createUploaded(sources)
  chunks.forEach(add)
  return chunks.flatMap(unpackEntries).flatMap((entry, index) => {
    const place = uploaded.placeOf(index)
    return place ? [{ entry, place }] : []
  })
}

/** At most `count` events after the one with the number `after`; numbers are without a gap. */
export function readEvents(
  database: Database,
  id: string,
  after: number,
  count: number,
): Promise<readonly StoredEvent[]> {
  return database.getAll('uploadEvents', recordsOf(id, after), count)
}

/** The number of the last event of a journal; 0 when there is none. */
export async function lastEventNumber(database: Database, id: string): Promise<number> {
  const cursor = await database
    .transaction('uploadEvents')
    .store.openKeyCursor(recordsOf(id), 'prev')
  return cursor?.key[1] ?? 0
}

/** The numbers of the last events of many journals, in one transaction. */
export async function lastEventNumbers(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { store } = database.transaction('uploadEvents')
  const numbers = await Promise.all(
    ids.map(async (id) => {
      const cursor = await store.openKeyCursor(recordsOf(id), 'prev')
      return [id, cursor?.key[1] ?? 0] as const
    }),
  )
  return new Map(numbers)
}

/** The exact text that a request carried; undefined when there is no such request. */
export function readBody(
  database: Database,
  id: string,
  request: number,
): Promise<string | undefined> {
  return database.get('uploadBodies', [id, request])
}

/** Gives an upload a name, or takes it away; an upload that is gone stays gone. */
export async function renameUpload(
  database: Database,
  id: string,
  name: string | null,
): Promise<void> {
  const transaction = database.transaction('uploads', 'readwrite')
  const rename = async () => {
    const header = await transaction.store.get(id)
    if (header) await transaction.store.put({ ...header, name })
  }
  await finish(transaction, rename())
}

/** Deletes an upload with everything that is kept of it. */
export async function deleteUpload(database: Database, id: string): Promise<void> {
  const transaction = database.transaction([...UPLOAD_STORES], 'readwrite')
  const everything = recordsOf(id)
  await finish(
    transaction,
    Promise.all([
      transaction.objectStore('uploads').delete(id),
      transaction.objectStore('uploadDigests').delete(id),
      ...NUMBERED.map(async (name) => transaction.objectStore(name).delete(everything)),
    ]),
  )
}

/** Done when it is committed. A request that failed aborts the whole, and its reason is the one that is told. */
export async function finish(
  transaction: { readonly done: Promise<void>; readonly abort: () => void },
  work: Promise<unknown>,
): Promise<void> {
  const done = transaction.done.then(
    () => null,
    (reason: unknown) => ({ reason }),
  )
  try {
    await work
  } catch (error) {
    abort(transaction)
    await done
    throw error
  }
  const failure = await done
  if (failure) throw failure.reason
}

function abort(transaction: { readonly abort: () => void }): void {
  try {
    transaction.abort()
  } catch {
    // The failed request has aborted it already.
  }
}
