import { type Database, finish, openDatabase } from './database.ts'
import { createDraftStore } from './drafts.ts'
import { isVersionError } from './faults.ts'
import { createJournalStore } from './journals.ts'
import { createLearntStore } from './learnt.ts'
import type { Store } from './store.ts'
import { createUploadStore } from './uploads.ts'

/** Why this tab can no longer store anything. */
export type GoneReason =
  /** A newer version of the product has upgraded the database. */
  | 'newer-version'
  /** The browser closed the database and it cannot be opened again. */
  | 'lost'

export type StoreEvents = {
  /** A tab with an older version blocks this one until it is closed. */
  readonly onBlocked?: () => void
  readonly onGone?: (why: GoneReason) => void
  /** The store was lost and opened again; its data may be gone. */
  readonly onReopened?: () => void
}

/** Delays of the attempts, since a browser needs a moment after clearing data or a storage crash. */
const WAITS_MS = [0, 200, 1000, 5000] as const

/**
 * Opens the store of a name, and opens it again when the browser closes it: after a storage crash, a long time in the
 * background, or when the site's data was cleared. Writes in between reject.
 */
export async function openStore(name: string, events: StoreEvents = {}): Promise<Store> {
  const connect = () =>
    openDatabase(name, {
      ...(events.onBlocked ? { onBlocked: events.onBlocked } : {}),
      onClosed: (why) => (why === 'lost' ? void reopen() : events.onGone?.(why)),
    })
  const reopen = async () => {
    const opened = await tryToOpen(connect)
    if (typeof opened === 'string') return events.onGone?.(opened)
    connection = opened
    events.onReopened?.()
  }
  let connection = await connect()
  const database = () => connection
  return {
    ...createDraftStore(database),
    ...createUploadStore(database),
    ...createJournalStore(database),
    ...createLearntStore(database),
    clearEverything: () => clearEverything(connection),
    close: () => connection.close(),
  }
}

async function tryToOpen(connect: () => Promise<Database>): Promise<Database | GoneReason> {
  for (const ms of WAITS_MS) {
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
    try {
      return await connect()
    } catch (error) {
      if (isVersionError(error)) return 'newer-version'
    }
  }
  return 'lost'
}

async function clearEverything(database: Database): Promise<void> {
  const stores = [...database.objectStoreNames]
  const transaction = database.transaction(stores, 'readwrite')
  const clearings = stores.map(async (name) => transaction.objectStore(name).clear())
  await finish(transaction, Promise.all(clearings))
}
