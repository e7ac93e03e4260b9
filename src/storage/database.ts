import type { ColumnKind } from '#domain/columns/cells/column-kinds.ts'
import type { ColumnMapping } from '#domain/columns/column-match.ts'
import type { ChosenCourier } from '#domain/couriers/list/courier-memory.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { UploadHeader } from '#domain/upload/upload.ts'
import { type DBSchema, type IDBPDatabase, openDB, wrap } from 'idb'
import type { DraftChunk, DraftMeta, DraftSheet } from './draft-records.ts'
import type { CheckpointHead, CheckpointPart } from './checkpoint-store.ts'
import type { StoredEvent } from './stored-event.ts'
import type { UploadChunk, UploadDigest, UploadSheet } from './upload-records.ts'
import { createStores1, createStores2, upgradeRecordsTo2 } from './upgrade-to-2.ts'

/** How the columns of a kind of sheet were matched, as the person confirmed it. */
export type RememberedLayout = {
  readonly layout: string
  readonly mapping: ColumnMapping
  /** When it was confirmed or used last. */
  readonly at: number
  /** As the sheet had them; null: it had none. Not there in what an earlier release kept, as the next. */
  readonly headers?: readonly string[] | null
  /** What the cells of each column looked like. */
  readonly kinds?: readonly ColumnKind[]
}

/** A courier that an answer of this service offered, so that its code can come first elsewhere. */
export type SeenCourier = {
  readonly key: string
  readonly candidate: CourierCandidate
  readonly lastSeen: number
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
  /** By upload id and number of the request: its exact body. Beside the events, since opening needs none of them. */
  uploadBodies: { key: [string, number]; value: string }
  /** By upload id and number of the request: what came with its fault, if anything did. */
  uploadReplies: { key: [string, number]; value: string }
  /** By upload id. */
  uploadDigests: { key: string; value: UploadDigest }
  /** By upload id: 0 is the head, what follows are the parts. */
  uploadCheckpoints: { key: [string, number]; value: CheckpointHead | CheckpointPart }
  /** By upload id and index into the `sources` of its header. */
  uploadSheets: { key: [string, number]; value: UploadSheet }
  layouts: { key: string; value: RememberedLayout }
  seenCouriers: { key: string; value: SeenCourier }
  /** What the person chose for a name or a shape, by kind and key. */
  courierMemory: {
    key: [ChosenCourier['kind'], string]
    value: ChosenCourier & { readonly at: number }
  }
}

export type Database = IDBPDatabase<TrackingDatabase>

/** Names the database of a service; data of two services or of practice never meet. */
export function databaseName(serviceAddress: string, practice: boolean): string {
  return `tracking-upload ${practice ? 'practice' : 'live'} ${serviceAddress}`
}

export type DatabaseEvents = {
  /** A tab with an older version keeps this one waiting until it is closed. */
  readonly onBlocked?: () => void
  /** This connection is closed: a newer version wants to open; or it was taken away, perhaps with all that was kept. */
  readonly onClosed?: (why: 'newer-version' | 'lost') => void
}

export async function openDatabase(name: string, events: DatabaseEvents = {}): Promise<Database> {
  const { onBlocked, onClosed } = events
  const database = await openDB<TrackingDatabase>(name, 4, {
    upgrade(database, oldVersion, _, transaction) {
      if (oldVersion < 1) createStores1(database)
      if (oldVersion < 2) createStores2(database)
      if (oldVersion < 3) createStores3(database)
      database.createObjectStore('courierMemory', { keyPath: ['kind', 'key'] })
      if (oldVersion !== 1) return
      // Half an upgrade would be worse than none: what was there stays as it was, and opening fails.
      upgradeRecordsTo2(transaction).catch(() => transaction.abort())
      transaction.done.catch(() => {})
    },
    blocked: () => onBlocked?.(),
    blocking: (_, newVersion, { target }) => {
      // Whoever wants to upgrade or to delete it gets on; it would wait for ever otherwise.
      if (target instanceof IDBDatabase) target.close()
      onClosed?.(newVersion === null ? 'lost' : 'newer-version')
    },
    terminated: () => onClosed?.('lost'),
  })
  for (const type of ['error', 'abort'] as const) database.addEventListener(type, leaveToRequests)
  return database
}

/** The stores that version 3 adds. */
function createStores3(database: Database): void {
  for (const store of ['uploadReplies', 'uploadCheckpoints'] as const)
    database.createObjectStore(store)
}

/**
 * `idb` makes a promise of the end of each transaction. A read waits for its requests alone: they tell that the
 * browser took the connection away, and nobody asks that promise, which would pass for an uncaught error.
 */
function leaveToRequests({ target }: Event): void {
  const transaction = target instanceof IDBRequest ? target.transaction : target
  if (transaction instanceof IDBTransaction) wrap(transaction).done.catch(() => {})
}
