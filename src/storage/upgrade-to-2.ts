import type { RowPlace, RowSource, TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { UploadHeader } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import type { TrackingDatabase } from './database.ts'
import type { StoredEvent } from './stored-event.ts'
import { packEntries, sameSource, type UploadChunk } from './upload-records.ts'

/*
 * From version 1 to 2. The shapes and the wire format of version 1 stand here as they were, and do not follow
 * what changes elsewhere.
 */

export type Header1 = Omit<UploadHeader, 'name'>

export type Chunk1 = {
  readonly entries: readonly TrackingEntry[]
  readonly places: readonly RowPlace[]
}

export type Requested1 = {
  readonly type: 'requested'
  readonly at: number
  readonly request: number
  readonly submission: number
  readonly positions: readonly Position[]
  readonly entries: readonly TrackingEntry[]
}

/** Records of both versions stand side by side until the last one is upgraded. */
interface MixedDatabase extends DBSchema {
  uploads: { key: string; value: Header1 | UploadHeader }
  uploadEntries: { key: [string, number]; value: Chunk1 | UploadChunk }
  uploadEvents: { key: [string, number]; value: Requested1 | StoredEvent }
  uploadBodies: { key: [string, number]; value: string }
}

const MIXED = ['uploads', 'uploadEntries', 'uploadEvents', 'uploadBodies'] as const
type Mixed = IDBPTransaction<MixedDatabase, (typeof MIXED)[number][], 'versionchange'>

type Upgrading = IDBPTransaction<TrackingDatabase, StoreNames<TrackingDatabase>[], 'versionchange'>

/** The stores of version 1. */
export function createStores1(database: IDBPDatabase<TrackingDatabase>): void {
  database.createObjectStore('draftChunks')
  database.createObjectStore('draftMeta')
  database.createObjectStore('draftSheets')
  const uploads = database.createObjectStore('uploads', { keyPath: 'id' })
  uploads.createIndex('startedAt', 'startedAt')
  database.createObjectStore('uploadEntries')
  database.createObjectStore('uploadEvents')
  database.createObjectStore('layouts', { keyPath: 'layout' })
}

/** The stores that version 2 adds. */
export function createStores2(database: IDBPDatabase<TrackingDatabase>): void {
  database.createObjectStore('uploadBodies')
  database.createObjectStore('uploadDigests', { keyPath: 'id' })
  database.createObjectStore('uploadSheets')
  database.createObjectStore('seenCouriers', { keyPath: 'key' })
}

/** Writes every record of version 1 as version 2 has it, a record at a time. */
export async function upgradeRecordsTo2(transaction: Upgrading): Promise<void> {
  const mixed = transaction as unknown as Mixed
  const uploads = mixed.objectStore('uploads')
  for (const header of await uploads.getAll()) {
    const sources = [...header.sources]
    await upgradeEntries(mixed, header.id, sources)
    await uploads.put({ ...header, sources, name: null })
  }
  await upgradeEvents(mixed)
}

async function upgradeEntries(mixed: Mixed, id: string, sources: RowSource[]): Promise<void> {
  const records = IDBKeyRange.bound([id], [id, []])
  for await (const cursor of mixed.objectStore('uploadEntries').iterate(records)) {
    const chunk = cursor.value
    if (!('entries' in chunk)) continue
    const uploaded = chunk.entries.flatMap((entry, index) => {
      const place = chunk.places[index]
      return place ? [{ entry, place }] : []
    })
    for (const { place } of uploaded) addSource(sources, place.source)
    await cursor.update(packEntries(uploaded, sources))
  }
}

function addSource(sources: RowSource[], source: RowSource): void {
  if (!sources.some((known) => sameSource(known, source))) sources.push(source)
}

async function upgradeEvents(mixed: Mixed): Promise<void> {
  for await (const cursor of mixed.objectStore('uploadEvents').iterate()) {
    const event = cursor.value
    if (event.type !== 'requested' || !('entries' in event)) continue
    const { entries, ...rest } = event
    const [id] = cursor.key
    await mixed.objectStore('uploadBodies').put(formatBody1(entries), [id, event.request])
    await cursor.update(rest)
  }
}

/** The body that version 1 sent: it kept the entries, from which this text was made when it left. */
function formatBody1(entries: readonly TrackingEntry[]): string {
  return JSON.stringify(
    entries.map(({ orderId, merchantOrderId, courier, trackingId }) => ({
      orderId,
      ...(merchantOrderId ? { merchantOrderId } : {}),
      ...(courier ? { courier } : {}),
      trackingId,
    })),
  )
}
