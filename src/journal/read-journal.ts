import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { applyEvents } from '#domain/upload/events/apply-events.ts'
import type { UploadHeader, UploadState } from '#domain/upload/upload.ts'
import type { Store } from '#storage/store.ts'
import type { UploadEvent } from '#domain/upload/events/upload-event.ts'
import { plainExcerpt } from '#service/plain-excerpt.ts'
import { readAnswer } from '#service/read-answer.ts'
import type { StoredEvent } from '#storage/kept-upload.ts'

/** Where every entry of an upload stands by its journal up to one event. */
export type Folded = { readonly state: UploadState; readonly lastEvent: number }

/** Read at once; more would hold the draft up, which is in the same worker. */
const EVENTS_AT_ONCE = 50

/** The entries of an upload as they were when it began. */
export async function readFirstEntries(
  store: Store,
  header: UploadHeader,
  signal?: AbortSignal,
): Promise<readonly TrackingEntry[]> {
  const entries: TrackingEntry[] = []
  for (let chunk = 0; ; chunk += 1) {
    signal?.throwIfAborted()
    const more = await store.readEntries(header, chunk, 1)
    if (more.length === 0) return entries
    for (const { entry } of more) entries.push(entry)
  }
}

/** Reads the journal on from where it was left. */
export async function foldOn(
  store: Store,
  id: string,
  known: Folded,
  signal?: AbortSignal,
): Promise<Folded> {
  let { state, lastEvent } = known
  for (;;) {
    signal?.throwIfAborted()
    const stored = await store.readEvents(id, lastEvent, EVENTS_AT_ONCE)
    if (stored.length === 0) return { state, lastEvent }
    state = applyEvents(state, stored.map(restoreEvent))
    lastEvent += stored.length
  }
}

/** Reads a stored event. An answer that cannot be read is a fault: nobody knows what was processed. */
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
