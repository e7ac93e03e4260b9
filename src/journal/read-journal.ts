import type { StoredEvent, UploadChunk, UploadHeader } from '#domain/upload/stored-upload.ts'
import type { UploadEvent } from '#domain/upload/upload-event.ts'
import type { Uploaded } from '#domain/upload/upload.ts'
import { messageOf } from '#service/plain-excerpt.ts'
import { readAnswer } from '#service/read-answer.ts'
import { createUploaded } from '#storage/pack-upload.ts'
import type { Store } from '#storage/store.ts'
import { createBreathe } from '#base/breathe.ts'

/** Batch size. A larger one would block the draft, which lives in the same worker. */
const EVENTS_AT_ONCE = 64
/** Batch size of chunks, which are long texts that are parsed later. */
const CHUNKS_AT_ONCE = 16
/** Number of batches requested before the first one arrives. */
const READ_AHEAD = 3

/** Reads the stored entries of an upload in batches of chunks; starts at once. */
export function readChunks(store: Store, id: string): AsyncGenerator<readonly UploadChunk[]> {
  const read = (batch: number) => store.readChunks(id, batch * CHUNKS_AT_ONCE, CHUNKS_AT_ONCE)
  return readAhead(read, CHUNKS_AT_ONCE)
}

/** Reads the original entries of an upload. */
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

/** The position up to which a journal was read: the number of the last event, and the event itself, if known. */
export type ReadSoFar = { readonly lastEvent: number; readonly last: StoredEvent | null }

export const NOTHING_READ: ReadSoFar = { lastEvent: 0, last: null }

/** Continues reading a journal in batches; `soFar` returns the current position. */
export function readOn(store: Store, id: string, known: ReadSoFar, signal?: AbortSignal) {
  let soFar = known
  const read = (batch: number) =>
    store.readEvents(id, known.lastEvent + batch * EVENTS_AT_ONCE, EVENTS_AT_ONCE)
  async function* batches() {
    // After the first read, few events are new.
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
 * Tells whether a journal still has the event that was read last. A journal only grows, so if not, its upload was
 * deleted and the same hand-over file was opened again.
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

/** Converts stored events to parsed ones, without a long task. */
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

/** Parses a stored event. An unreadable answer becomes a fault, since it is unknown what was processed. */
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
 * Reads batches in order, `depth` of them ahead, so that storage and the page work at the same time. Ends with the
 * first batch that is not full.
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

/** Marks a promise as handled, since batches ahead of an error are never awaited. */
function begin<Value>(reading: Promise<Value>): Promise<Value> {
  reading.catch(() => {})
  return reading
}
