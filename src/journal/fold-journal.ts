import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { applyEvents } from '#domain/upload/events/apply-events.ts'
import type { UploadHeader, UploadState } from '#domain/upload/upload.ts'
import type { Store } from '#storage/store.ts'
import { restoreEvent } from './restore-event.ts'

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
