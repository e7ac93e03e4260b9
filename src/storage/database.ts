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
import type { UploadHeader } from '#domain/kept/upload.ts'
import type { KeptRows } from '#domain/draft/kept-draft.ts'
import type { DraftMeta } from './kept-draft.ts'
import type { CheckpointHead, CheckpointPart } from '#domain/kept/checkpoint.ts'
import type { StoredEvent, UploadChunk, UploadDigest, UploadSheet } from '#domain/kept/upload.ts'
import type { KeptSheet } from '#domain/kept/schemas.ts'
import type { RememberedLayout } from './store.ts'

/** What is remembered of the person's choices of couriers. */
export type KeptChoice =
  | (RememberedCourier & { readonly at: number })
  | { readonly kind: 'group'; readonly key: string; readonly memory: GroupMemory }
  | { readonly kind: 'rule'; readonly key: string; readonly rule: CourierRule }

/** What this browser keeps for one service address and practice mark. */
export interface TrackingDatabase extends DBSchema {
  /** By number of the part: see `packRows`. */
  draftChunks: { key: number; value: KeptRows }
  /** By name of the part. */
  draftMeta: { key: DraftMeta['part']; value: DraftMeta }
  /** The sheets as read, by source id, to change columns later. */
  draftSheets: { key: number; value: { readonly id: number; readonly sheet: KeptSheet } }
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
  /** The couriers that answers of this service offered, so that their codes can come first elsewhere. */
  seenCouriers: {
    key: string
    value: {
      readonly key: string
      readonly candidate: CourierCandidate
      readonly lastSeen: number
    }
  }
  /** What the person chose for a name or for a group of entries, by kind and key. */
  courierMemory: { key: [KeptChoice['kind'], string]; value: KeptChoice }
}

/** The schemas are larger than all else here, and the page that opens first reads nothing. */
export const loadReaders = () => import('./read-back.ts')

export type Database = IDBPDatabase<TrackingDatabase>

/** Any transaction that may write to these stores, whatever else it does. */
export type WritingTransaction = IDBPTransaction<
  TrackingDatabase,
  StoreNames<TrackingDatabase>[],
  'readwrite'
>

export type DatabaseEvents = {
  /** A tab with an older version keeps this one waiting until it is closed. */
  readonly onBlocked?: () => void
  /** This connection is closed: a newer version wants to open; or it was taken away, perhaps with all that was kept. */
  readonly onClosed?: (why: 'newer-version' | 'lost') => void
}

/** The first version that people have data in. A later one only adds: what they keep is never deleted. */
const FIRST_RELEASED = 4
/** One more with each store that is added below. */
const VERSION = FIRST_RELEASED

/** Opens a database and brings it to a version; tests ask for one that is still to come. */
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
      // Lets another tab upgrade or delete the database; it would wait forever otherwise.
      if (target instanceof IDBDatabase) target.close()
      onClosed?.(newVersion === null ? 'lost' : 'newer-version')
    },
    terminated: () => onClosed?.('lost'),
  })
  for (const type of ['error', 'abort'] as const) database.addEventListener(type, leaveToRequests)
  return database
}

/** The stores that have any number of records for an upload. */
export const NUMBERED = [
  'uploadEntries',
  'uploadEvents',
  'uploadBodies',
  'uploadReplies',
  'uploadCheckpoints',
  'uploadSheets',
] as const

const WITHOUT_KEY_PATH = ['draftChunks', 'draftMeta', 'draftSheets', ...NUMBERED] as const

/** By a part of the record itself. */
const KEY_PATHS = {
  uploadDigests: 'id',
  layouts: 'layout',
  seenCouriers: 'key',
  courierMemory: ['kind', 'key'],
}

const WITH_KEY_PATH = Object.keys(KEY_PATHS) as (keyof typeof KEY_PATHS)[]

/** Adds the stores that are missing; those that are there stay as they are. */
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

/** For versions that were never released: only a developer's browser has one. */
function deleteStores(database: Database): void {
  for (const name of Array.from(database.objectStoreNames)) database.deleteObjectStore(name)
}

/**
 * `idb` makes a promise of the end of each transaction. A read waits for its requests alone: they tell that the
 * browser took the connection away, and that promise has no reader, so it would pass for an uncaught error.
 */
function leaveToRequests({ target }: Event): void {
  const transaction = target instanceof IDBRequest ? target.transaction : target
  if (transaction instanceof IDBTransaction) wrap(transaction).done.catch(() => {})
}

/** All records of one upload, in the order of their numbers. */
export function recordsOf(id: string, after = -1): IDBKeyRange {
  return IDBKeyRange.bound([id, after], [id, []], true)
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
