import type { UploadHeader } from '#domain/upload/upload.ts'
import type { RowPlace, TrackingEntry } from '#domain/tracking/tracking-entry.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DraftChunk, DraftMeta, DraftSheet } from './draft-records.ts'
import type { StoredEvent } from './stored-event.ts'

/** Entries of an upload, 500 a record: one record an entry takes seconds at 100,000. */
export type UploadChunk = {
  readonly entries: readonly TrackingEntry[]
  readonly places: readonly RowPlace[]
}

export type RememberedLayout = {
  readonly layout: string
  readonly mapping: Readonly<Record<string, number>>
  readonly at: number
}

/** What this browser keeps for one service address and practice mark. */
export interface TrackingDatabase extends DBSchema {
  /** By number of the chunk. */
  draftChunks: { key: number; value: DraftChunk }
  /** By name of the part. */
  draftMeta: { key: DraftMeta['part']; value: DraftMeta }
  /** The sheets as read, by source id, to change columns later. */
  draftSheets: { key: number; value: DraftSheet }
  uploads: { key: string; value: UploadHeader; indexes: { startedAt: number } }
  /** By upload id and number of the chunk. */
  uploadEntries: { key: [string, number]; value: UploadChunk }
  /** By upload id and number of the event, from 1 without a gap. */
  uploadEvents: { key: [string, number]; value: StoredEvent }
  layouts: { key: string; value: RememberedLayout }
}

export type Database = IDBPDatabase<TrackingDatabase>

/** Names the database of a service; data of two services or of practice never meet. */
export function databaseName(serviceAddress: string, practice: boolean): string {
  return `tracking-upload ${practice ? 'practice' : 'live'} ${serviceAddress}`
}

export async function openDatabase(name: string): Promise<Database> {
  return openDB<TrackingDatabase>(name, 1, {
    upgrade(database) {
      database.createObjectStore('draftChunks')
      database.createObjectStore('draftMeta')
      database.createObjectStore('draftSheets')
      const uploads = database.createObjectStore('uploads', { keyPath: 'id' })
      uploads.createIndex('startedAt', 'startedAt')
      database.createObjectStore('uploadEntries')
      database.createObjectStore('uploadEvents')
      database.createObjectStore('layouts', { keyPath: 'layout' })
    },
  })
}
