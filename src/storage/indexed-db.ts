import { type Database, finish, openDatabase } from './database.ts'
import { createDraftStore } from './drafts.ts'
import { isVersionError } from './faults.ts'
import { createJournalStore } from './journals.ts'
import { createLearntStore } from './learnt.ts'
import type { Store } from './store.ts'
import { createUploadStore } from './uploads.ts'

/** Why nothing can be kept any more in this tab. */
export type GoneReason =
  /** A newer version of the product has taken what is kept. */
  | 'newer-version'
  /** The browser took it away and does not give it back. */
  | 'lost'

export type StoreEvents = {
  /** A tab with an older version keeps this one waiting until it is closed. */
  readonly onBlocked?: () => void
  readonly onGone?: (why: GoneReason) => void
  /** It was taken away and is there again; what was kept may have been deleted. */
  readonly onReopened?: () => void
}

/** A browser that is just clearing its data, or whose storage has crashed, needs a moment. */
const WAITS_MS = [0, 200, 1000, 5000] as const

/**
 * Opens what this browser keeps under a name, and opens it again when the browser takes it away: its storage
 * crashed, the page was in the background for long, or somebody cleared the site's data. In between whatever is
 * written fails, as it must.
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
