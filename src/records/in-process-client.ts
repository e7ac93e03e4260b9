import type { Store } from '#storage/store.ts'
import { createRecordsEnd, type RecordsClient } from './client.ts'
import { createRecordsDesk } from './desk.ts'

/** The same records without a worker, for tests of what stands on them; the page must not import it. */
export function createInProcessRecordsClient(
  store: Store,
  now: () => number = Date.now,
): RecordsClient {
  const receive = createRecordsDesk({
    store: () => Promise.resolve(store),
    // Messages arrive later, as a worker's do.
    post: (reply) => queueMicrotask(() => end.handle(reply)),
    now,
  })
  const end = createRecordsEnd((message) => queueMicrotask(() => receive(message)))
  return end.client
}
