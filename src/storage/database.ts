import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
  wrap,
} from 'idb'
import type { RememberedCourier } from '#domain/couriers/list/courier-memory.ts'
import type { GroupMemory } from '#domain/couriers/memory/group-memory.ts'
import type { CourierRule } from '#domain/couriers/rules/courier-rule.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { UploadHeader } from '#domain/upload/stored-upload.ts'
import type { KeptRows } from '#domain/draft/stored/kept-draft.ts'
import type { DraftMeta } from './kept-draft.ts'
import type { CheckpointHead, CheckpointPart } from '#domain/upload/events/checkpoint.ts'
import type {
  StoredEvent,
  UploadChunk,
  UploadDigest,
  UploadSheet,
} from '#domain/upload/stored-upload.ts'
import type { KeptSheet } from '#domain/sheet/stored-sheet.ts'
import type { RememberedLayout } from './store.ts'

/** Remembered courier choices of the user: codes for names, results by group, and rules. */
export type KeptChoice =
  | (RememberedCourier & { readonly at: number })
  | { readonly kind: 'group'; readonly key: string; readonly memory: GroupMemory }
  | { readonly kind: 'rule'; readonly key: string; readonly rule: CourierRule }

/** The database for one service address and mode (practice or live). */
export interface TrackingDatabase extends DBSchema {
  /** Key: number of the part, see `packRows`. */
  draftChunks: { key: number; value: KeptRows }
  /** Key: name of the part. */
  draftMeta: { key: DraftMeta['part']; value: DraftMeta }
  /** Key: source ID. The original sheets, to change columns later. */
  draftSheets: { key: number; value: { readonly id: number; readonly sheet: KeptSheet } }
  uploads: { key: string; value: UploadHeader; indexes: { startedAt: number } }
  /** Key: upload ID and number of the chunk. */
  uploadEntries: { key: [string, number]; value: UploadChunk }
  /** Key: upload ID and number of the event, from 1 without gaps. */
  uploadEvents: { key: [string, number]; value: StoredEvent }
  /** Key: upload ID and number of the request. Exact bodies, stored apart since opening an upload doesn't need them. */
  uploadBodies: { key: [string, number]; value: string }
  /** Key: upload ID and number of the request. Texts that came with faults. */
  uploadReplies: { key: [string, number]; value: string }
  /** Key: upload ID. */
  uploadDigests: { key: string; value: UploadDigest }
  /** Key: upload ID and 0 for the head, or from 1 for the parts. */
  uploadCheckpoints: { key: [string, number]; value: CheckpointHead | CheckpointPart }
  /** Key: upload ID and index into the `sources` of its header. */
  uploadSheets: { key: [string, number]; value: UploadSheet }
  layouts: { key: string; value: RememberedLayout }
  /** Couriers that this service has offered, to suggest their codes first. */
  seenCouriers: {
    key: string
    value: {
      readonly key: string
      readonly candidate: CourierCandidate
      readonly lastSeen: number
    }
  }
  /** Key: kind and key of the choice. */
  courierMemory: { key: [KeptChoice['kind'], string]; value: KeptChoice }
}

/** Loads the schemas on demand, since they are large and the first page reads nothing. */
export const loadReaders = () => import('./read-back.ts')

export type Database = IDBPDatabase<TrackingDatabase>

/** A transaction that may write to these stores. */
export type WritingTransaction = IDBPTransaction<
  TrackingDatabase,
  StoreNames<TrackingDatabase>[],
  'readwrite'
>

export type DatabaseEvents = {
  /** A tab with an older version blocks this one until it is closed. */
  readonly onBlocked?: () => void
  /** The connection was closed for a newer version, or lost, perhaps with all data. */
  readonly onClosed?: (why: 'newer-version' | 'lost') => void
}

/** The first version with user data. Later versions only add stores and never delete data. */
const FIRST_RELEASED = 4
/** Increase it with each store that is added below. */
const VERSION = FIRST_RELEASED

/** Opens a database and upgrades it to a version; tests pass a future one. */
export async function openDatabase(
  name: string,
  events: DatabaseEvents = {},
  version = VERSION,
): Promise<Database> {
  const { onBlocked, onClosed } = events
  const database = await openDB<TrackingDatabase>(name, version, {
    upgrade(database, oldVersion) {
      if (oldVersion < FIRST_RELEASED) deleteStores(database)
      addStores(database)
    },
    blocked: () => onBlocked?.(),
    blocking: (_, newVersion, { target }) => {
      // Otherwise another tab that upgrades or deletes the database would wait forever.
      if (target instanceof IDBDatabase) target.close()
      onClosed?.(newVersion === null ? 'lost' : 'newer-version')
    },
    terminated: () => onClosed?.('lost'),
  })
  for (const type of ['error', 'abort'] as const) database.addEventListener(type, leaveToRequests)
  return database
}

/** Stores with several records for each upload. */
export const NUMBERED = [
  'uploadEntries',
  'uploadEvents',
  'uploadBodies',
  'uploadReplies',
  'uploadCheckpoints',
  'uploadSheets',
] as const

const WITHOUT_KEY_PATH = ['draftChunks', 'draftMeta', 'draftSheets', ...NUMBERED] as const

/** Stores whose key is part of the record. */
const KEY_PATHS = {
  uploadDigests: 'id',
  layouts: 'layout',
  seenCouriers: 'key',
  courierMemory: ['kind', 'key'],
}

const WITH_KEY_PATH = Object.keys(KEY_PATHS) as (keyof typeof KEY_PATHS)[]

/** Adds missing stores; existing ones stay as they are. */
function addStores(database: Database): void {
  const isMissing = (name: StoreNames<TrackingDatabase>) =>
    !database.objectStoreNames.contains(name)
  for (const name of WITHOUT_KEY_PATH.filter(isMissing)) database.createObjectStore(name)
  for (const name of WITH_KEY_PATH.filter(isMissing))
    database.createObjectStore(name, { keyPath: KEY_PATHS[name] })
  if (isMissing('uploads')) {
    const uploads = database.createObjectStore('uploads', { keyPath: 'id' })
    uploads.createIndex('startedAt', 'startedAt')
  }
}

/** Deletes stores of versions that were never released, which only a developer's browser has. */
function deleteStores(database: Database): void {
  for (const name of Array.from(database.objectStoreNames)) database.deleteObjectStore(name)
}

/**
 * Marks the `done` promise of a failed transaction as handled. Reads only await their requests, which reject when the
 * connection is lost, so `done` would count as an unhandled rejection.
 */
function leaveToRequests({ target }: Event): void {
  const transaction = target instanceof IDBRequest ? target.transaction : target
  if (transaction instanceof IDBTransaction) wrap(transaction).done.catch(() => {})
}

/** Returns the key range of an upload's records with numbers above `after`. */
export function recordsOf(id: string, after = -1): IDBKeyRange {
  return IDBKeyRange.bound([id, after], [id, []], true)
}

/** Waits until a transaction is committed. A failed request aborts all of it and rejects with its own reason. */
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
    // The failed request has already aborted it.
  }
}
