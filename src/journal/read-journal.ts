import type { UploadHeader } from '#domain/kept/upload.ts'
import type { Store } from '#storage/store.ts'
import type { UploadEvent } from '#domain/upload/events/upload-event.ts'
import { plainExcerpt } from '#service/plain-excerpt.ts'
import { readAnswer } from '#service/read-answer.ts'
import type { StoredEvent } from '#domain/kept/upload.ts'

/** Read at once; more would hold the draft up, which is in the same worker. */
const EVENTS_AT_ONCE = 50

/** The entries of an upload as they were when it began, a chunk at a time. */
export async function* readUploaded(store: Store, header: UploadHeader, signal?: AbortSignal) {
  let count = 0
  for (let chunk = 0; count < header.entryCount; chunk += 1) {
    signal?.throwIfAborted()
    const uploaded = await store.readEntries(header, chunk, 1)
    if (uploaded.length === 0) return
    count += uploaded.length
    yield uploaded
  }
}

/** The events of a journal after one of them as they are kept, some at a time. */
export async function* readStored(
  store: Store,
  id: string,
  after: number,
  signal?: AbortSignal,
  atOnce = EVENTS_AT_ONCE,
) {
  for (let last = after; ; last += atOnce) {
    signal?.throwIfAborted()
    const events = await store.readEvents(id, last, atOnce)
    if (events.length > 0) yield events
    if (events.length < atOnce) return
  }
}

/** Reads a stored event. An answer that cannot be read is a fault, since what was processed is unknown. */
export function restoreEvent(stored: StoredEvent): UploadEvent {
  if (stored.type !== 'answered') return stored
  const { at, request, status, body } = stored
  const answer = readAnswer(body)
  if (answer.ok) return { type: 'answered', at, request, result: answer.value }
  const excerpt = plainExcerpt(body)
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
  depth = 3,
): AsyncGenerator<readonly Item[]> {
  const first = Array.from({ length: depth }, (_, batch) => begin(read(batch)))
  return readOn(first, (batch) => begin(read(batch)), size)
}

async function* readOn<Item>(
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
