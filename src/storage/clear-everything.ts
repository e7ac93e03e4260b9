import type { Database } from './database.ts'
import { finish } from './upload-store.ts'

/** Deletes all that is kept for this service, at once or not at all; the database is as new afterwards. */
export async function clearEverything(database: Database): Promise<void> {
  const stores = [...database.objectStoreNames]
  const transaction = database.transaction(stores, 'readwrite')
  await finish(
    transaction,
    Promise.all(stores.map(async (name) => transaction.objectStore(name).clear())),
  )
}
