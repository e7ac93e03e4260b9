import type { Database } from '#storage/database.ts'
import { createRecordsEnd, type RecordsClient } from './client.ts'
import { createRecordsDesk } from './desk.ts'

/** The same records without a worker, for tests of what stands on them; the page must not import it. */
export function createInProcessRecordsClient(
  database: Database,
  now: () => number = Date.now,
): RecordsClient {
  const receive = createRecordsDesk({
    database: () => Promise.resolve(database),
    // Messages arrive later, as a worker's do.
    post: (reply) => queueMicrotask(() => end.handle(reply)),
    now,
  })
  const end = createRecordsEnd((message) => queueMicrotask(() => receive(message)))
  return end.client
}
