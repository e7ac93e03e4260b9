import type { StoredEvent, UploadChunk, UploadHeader } from '#domain/kept/upload.ts'
import type { UploadEvent } from '#domain/upload/events/upload-event.ts'
import type { Uploaded } from '#domain/upload/upload.ts'
import { messageOf } from '#service/plain-excerpt.ts'
import { readAnswer } from '#service/read-answer.ts'
import { createUploaded } from '#storage/pack-upload.ts'
import type { Store } from '#storage/store.ts'
import { createBreathe } from '#worker-calls/breathe.ts'

/** Read at once; more would hold the draft up, which is in the same worker. */
const EVENTS_AT_ONCE = 64
/** Long texts: nothing is made of them yet. */
const CHUNKS_AT_ONCE = 16
/** Batches that are asked for before the first has come. */
const READ_AHEAD = 3

/** The entries of an upload as they are kept, some chunks at a time; asked for at once. */
export function readChunks(store: Store, id: string): AsyncGenerator<readonly UploadChunk[]> {
  const read = (batch: number) => store.readChunks(id, batch * CHUNKS_AT_ONCE, CHUNKS_AT_ONCE)
  return readAhead(read, CHUNKS_AT_ONCE)
}

/** What an upload began with. */
export async function readUploaded(
  { sources }: Pick<UploadHeader, 'sources'>,
  chunks: AsyncIterable<readonly UploadChunk[]>,
  signal?: AbortSignal,
): Promise<Uploaded> {
  const { uploaded, add } = createUploaded(sources)
  for await (const some of chunks) {
    signal?.throwIfAborted()
    some.forEach(add)
  }
  return uploaded
}

/** How far a journal was read: the number of the last event, and the event itself where it is known. */
export type ReadSoFar = { readonly lastEvent: number; readonly last: StoredEvent | null }

export const NOTHING_READ: ReadSoFar = { lastEvent: 0, last: null }

/** Reads a journal on from what is known of it, some events at a time; `soFar` says how far it has come. */
export function readOn(store: Store, id: string, known: ReadSoFar, signal?: AbortSignal) {
  let soFar = known
  const read = (batch: number) =>
    store.readEvents(id, known.lastEvent + batch * EVENTS_AT_ONCE, EVENTS_AT_ONCE)
  async function* batches() {
    // Little has come since it was read last.
    const depth = known.lastEvent === 0 ? READ_AHEAD : 1
    for await (const events of readAhead(read, EVENTS_AT_ONCE, depth)) {
      signal?.throwIfAborted()
      soFar = { lastEvent: soFar.lastEvent + events.length, last: events.at(-1) ?? soFar.last }
      yield events
    }
  }
  return { events: batches(), soFar: () => soFar }
}

/**
 * Whether a journal still has the event that was read last. A journal only grows: where it has not, its upload was
 * deleted, and the same file of a colleague was opened again.
 */
export async function isSameJournal(
  store: Store,
  id: string,
  { lastEvent, last }: ReadSoFar,
): Promise<boolean> {
  if (last === null) return true
  const [now] = await store.readEvents(id, lastEvent - 1, 1)
  return JSON.stringify(now) === JSON.stringify(last)
}

/** Reads stored events as what they mean, without a long task. */
export async function* restoreEvents(
  batches: AsyncIterable<readonly StoredEvent[]>,
): AsyncGenerator<readonly UploadEvent[]> {
  const breathe = createBreathe()
  for await (const stored of batches) {
    const events: UploadEvent[] = []
    for (const event of stored) {
      events.push(restoreEvent(event))
      await breathe()
    }
    yield events
  }
}

/** Reads a stored event. An answer that cannot be read is a fault, since what was processed is unknown. */
export function restoreEvent(stored: StoredEvent): UploadEvent {
  if (stored.type !== 'answered') return stored
  const { at, request, status, body } = stored
  const answer = readAnswer(body)
  if (answer.ok) return { type: 'answered', at, request, result: answer.value }
  const excerpt = messageOf(body)
  const fault = { kind: 'unreadable', status, why: answer.reason, excerpt } as const
  return { type: 'faulted', at, request, fault }
}

/**
 * Reads batch after batch, some of them ahead, the first ones at once: storage and the page work at the same time.
 * Ends with the first batch that is not full.
 */
export function readAhead<Item>(
  read: (batch: number) => Promise<readonly Item[]>,
  size: number,
  depth = READ_AHEAD,
): AsyncGenerator<readonly Item[]> {
  const first = Array.from({ length: depth }, (_, batch) => begin(read(batch)))
  return takeInTurn(first, (batch) => begin(read(batch)), size)
}

async function* takeInTurn<Item>(
  begun: Promise<readonly Item[]>[],
  read: (batch: number) => Promise<readonly Item[]>,
  size: number,
): AsyncGenerator<readonly Item[]> {
  for (let next = begun.length; ; next += 1) {
    const items = (await begun.shift()) ?? []
    if (items.length > 0) yield items
    if (items.length < size) return
    begun.push(read(next))
  }
}

/** What is read ahead of an error is never asked for. */
function begin<Value>(reading: Promise<Value>): Promise<Value> {
  reading.catch(() => {})
  return reading
}
