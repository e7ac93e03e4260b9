import type { Database } from './database.ts'
import { cutReply } from './reply-bodies.ts'
import type { JournalEvent } from './stored-event.ts'
import { finish, recordsOf } from './upload-store.ts'

/** Writes to the journal of one upload. Only appends; resolves when it would survive a power cut. */
export type UploadJournal = {
  /** All of the events or none. */
  readonly append: (events: readonly JournalEvent[]) => Promise<void>
}

/** Somebody else wrote to this journal, or it was deleted: what this tab knows of the upload is not true any more. */
export class JournalConflict extends Error {
  override readonly name = 'JournalConflict'
}

/** Opens a journal of which the events up to `lastNumber` are known; writes nothing over what it does not know. */
export function openJournal(database: Database, id: string, lastNumber: number): UploadJournal {
  let last = lastNumber
  return {
    append: async (events) => {
      await appendAfter(database, id, last, events)
      last += events.length
    },
  }
}

async function appendAfter(
  database: Database,
  id: string,
  last: number,
  events: readonly JournalEvent[],
): Promise<void> {
  // Chromium's default durability does not survive a power cut.
  const stores = ['uploadEvents', 'uploadBodies', 'uploadReplies'] as const
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  const store = transaction.objectStore('uploadEvents')
  const bodies = transaction.objectStore('uploadBodies')
  const replies = transaction.objectStore('uploadReplies')
  const check = async () => {
    const cursor = await store.openKeyCursor(recordsOf(id), 'prev')
    if ((cursor?.key[1] ?? 0) !== last) throw new JournalConflict(id)
  }
  // Asked before the events are added, and not waited for: it sees what was there before them.
  const checked = check()
  // Async, since what cannot be cloned throws at once, and the others would be left alone with it.
  const added = events.map(async (event, index) => {
    const key: [string, number] = [id, last + index + 1]
    if (event.type === 'requested') {
      const { body, ...kept } = event
      return Promise.all([store.add(kept, key), bodies.add(body, [id, event.request])])
    }
    if (event.type !== 'faulted' || !event.body) return store.add(event, key)
    const { body, ...kept } = event
    const reply = replies.put(cutReply(body, event.fault), [id, event.request])
    return Promise.all([store.add(kept, key), reply])
  })
  await finish(transaction, Promise.all([checked, ...added]))
}
