import type { PackedState } from '#domain/upload/events/pack-state.ts'
import { type Database, finish, loadReaders, recordsOf } from './database.ts'
import { JournalConflict } from './faults.ts'
import type { JournalEvent } from '#domain/upload/events/upload-event.ts'
import type { CheckpointStamp } from './kept-upload.ts'
import { partsOfEvent, toldReply } from './journal-events.ts'
import type { JournalStore } from './store.ts'

export function createJournalStore(database: () => Database): JournalStore {
  const lastEventNumbers: JournalStore['lastEventNumbers'] = async (ids) => {
    const { store } = database().transaction('uploadEvents')
    const numbers = await Promise.all(
      ids.map(async (id) => {
        const cursor = await store.openKeyCursor(recordsOf(id), 'prev')
        return [id, cursor?.key[1] ?? 0] as const
      }),
    )
    return new Map(numbers)
  }
  return {
    appendEvents: (id, last, events) => appendAfter(database(), id, last, events),
    readEvents: async (id, after, count) => {
      const { readAll, readEvent } = await loadReaders()
      const events = await database().getAll('uploadEvents', recordsOf(id, after), count)
      return readAll(events, readEvent)
    },
    lastEventNumber: async (id) => (await lastEventNumbers([id])).get(id) ?? 0,
    lastEventNumbers,
    readBody: (id, request) => database().get('uploadBodies', [id, request]),
    readReply: async (id, request, fault) =>
      toldReply(await database().get('uploadReplies', [id, request]), fault),
    writeCheckpoint: (id, stamp, state) => putCheckpoint(database(), id, stamp, state),
    readCheckpointHead: async (id) => {
      const { readCheckpointHead } = await loadReaders()
      return readCheckpointHead(await database().get('uploadCheckpoints', [id, 0])) ?? undefined
    },
    readCheckpointParts: async (id, from, count) => {
      const { readable, readCheckpointPart } = await loadReaders()
      const records = await database().getAll('uploadCheckpoints', recordsOf(id, from), count)
      return readable(records, readCheckpointPart)
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
    const { event: kept, request, reply } = partsOfEvent(event)
    return Promise.all([
      store.add(kept, [id, last + index + 1]),
      request && bodies.add(request.body, [id, request.number]),
      reply && replies.put(reply.text, [id, reply.number]),
    ])
  })
  await finish(transaction, Promise.all([checked, ...added]))
}

async function putCheckpoint(
  database: Database,
  id: string,
  stamp: CheckpointStamp,
  { rest, partCount, part }: PackedState,
): Promise<void> {
  const transaction = database.transaction(['uploads', 'uploadCheckpoints'], 'readwrite')
  const store = transaction.objectStore('uploadCheckpoints')
  const write = async () => {
    if ((await transaction.objectStore('uploads').getKey(id)) === undefined) return
    await store.delete(recordsOf(id))
    await store.put({ ...stamp, rest, partCount }, [id, 0])
    // One after the other: each is packed and copied in a task of its own.
    for (let number = 0; number < partCount; number += 1)
      await store.put({ ...stamp, part: part(number) }, [id, number + 1])
  }
  await finish(transaction, write())
}
