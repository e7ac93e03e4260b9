import type { PackedState } from '#domain/upload/events/pack-state.ts'
import {
  type Database,
  finish,
  loadReaders,
  recordsOf,
  type WritingTransaction,
} from './database.ts'
import { JournalConflict } from './faults.ts'
import type { JournalEvent } from '#domain/upload/upload-event.ts'
import type { CheckpointStamp } from '#domain/upload/events/checkpoint.ts'
import type { StoredEvent } from '#domain/upload/stored-upload.ts'
import type { JournalStore, KeptReply } from './store.ts'
import { comesAgain, type Fault } from '#domain/upload/fault.ts'

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
  const check = async () => {
    const store = transaction.objectStore('uploadEvents')
    const cursor = await store.openKeyCursor(recordsOf(id), 'prev')
    if ((cursor?.key[1] ?? 0) !== last) throw new JournalConflict(id)
  }
  // Requested before the events are added, so that it sees the state before them without being awaited.
  const checked = check()
  await finish(transaction, Promise.all([checked, addEvents(transaction, id, last, events)]))
}

/** Adds events after number `last` in a given transaction. */
export async function addEvents(
  transaction: WritingTransaction,
  id: string,
  last: number,
  events: readonly JournalEvent[],
): Promise<void> {
  const store = transaction.objectStore('uploadEvents')
  const bodies = transaction.objectStore('uploadBodies')
  const replies = transaction.objectStore('uploadReplies')
  // Async, so that a value that cannot be cloned rejects instead of throwing.
  const added = events.map(async (event, index) => {
    const { event: kept, request, reply } = partsOfEvent(event)
    return Promise.all([
      store.add(kept, [id, last + index + 1]),
      request && bodies.add(request.body, [id, request.number]),
      reply && replies.put(reply.text, [id, reply.number]),
    ])
  })
  await Promise.all(added)
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
    // Sequentially, so that each part is packed and copied in a task of its own.
    for (let number = 0; number < partCount; number += 1)
      await store.put({ ...stamp, part: part(number) }, [id, number + 1])
  }
  await finish(transaction, write())
}

/** Characters stored of a reply that could not be read as an answer. */
const MOST = 100_000
/** The limit for faults that can repeat without the user doing anything. */
const MOST_OFTEN = 2000

/** An event of the journal, with the texts that are stored apart under the number of its request. */
type EventParts = {
  readonly event: StoredEvent
  readonly request?: { readonly number: number; readonly body: string }
  readonly reply?: { readonly number: number; readonly text: string }
}

export function partsOfEvent(event: JournalEvent): EventParts {
  if (event.type === 'requested') {
    const { body, ...requested } = event
    return { event: requested, request: { number: event.request, body } }
  }
  if (event.type !== 'faulted') return { event }
  const { body, ...faulted } = event
  if (!body) return { event: faulted }
  // One extra character shows that the text was truncated.
  const text = body.slice(0, mostOf(event.fault) + 1)
  return { event: faulted, reply: { number: event.request, text } }
}

/** Returns a stored reply without the extra character. */
export function toldReply(kept: string | undefined, fault: Fault): KeptReply | null {
  if (kept === undefined) return null
  const text = kept.slice(0, mostOf(fault))
  return { text, isCut: text.length < kept.length }
}

const mostOf = (fault: Fault) => (comesAgain(fault) ? MOST_OFTEN : MOST)
