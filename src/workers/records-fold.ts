import { applyEvents } from '#domain/upload/apply-events.ts'
import { startState } from '#domain/upload/start-state.ts'
import type { UploadHeader, UploadState } from '#domain/upload/upload.ts'
import type { TrackingEntry } from '#domain/tracking/tracking-entry.ts'
import type { Database } from '#storage/database.ts'
import { readEntries, readEvents } from '#storage/upload-store.ts'
import type { RecordsContext } from './records-context.ts'
import { restoreEvent } from './restore-event.ts'

/** An upload as its journal tells it up to one event. */
export type FoldedUpload = { readonly state: UploadState; readonly lastEvent: number }

type Reading = Pick<RecordsContext, 'database' | 'signal'>

/** Read at once; more would hold the draft up, which is in the same worker. */
const EVENTS_AT_ONCE = 50
/** So many entries of uploads that were folded last stay in memory: the next key asks for the same. */
const ENTRIES_KEPT = 120_000

const folded = new WeakMap<Database, Map<string, FoldedUpload>>()

/** Computes where every entry of an upload stands; reads on where it was left the last time. */
export async function foldUpload(reading: Reading, header: UploadHeader): Promise<FoldedUpload> {
  const kept = keptOf(reading.database)
  const known = kept.get(header.id) ?? (await startUpload(reading, header))
  const current = await readOn(reading, header.id, known)
  keep(kept, header.id, current)
  return current
}

async function startUpload({ database, signal }: Reading, header: UploadHeader) {
  const entries: TrackingEntry[] = []
  for (let chunk = 0; ; chunk += 1) {
    signal.throwIfAborted()
    const more = await readEntries(database, header, chunk, 1)
    if (more.length === 0) return { state: startState(entries), lastEvent: 0 }
    for (const { entry } of more) entries.push(entry)
  }
}

async function readOn({ database, signal }: Reading, id: string, known: FoldedUpload) {
  let { state, lastEvent } = known
  for (;;) {
    signal.throwIfAborted()
    const stored = await readEvents(database, id, lastEvent, EVENTS_AT_ONCE)
    if (stored.length === 0) return { state, lastEvent }
    state = applyEvents(state, stored.map(restoreEvent))
    lastEvent += stored.length
  }
}

function keptOf(database: Database): Map<string, FoldedUpload> {
  const kept = folded.get(database) ?? new Map<string, FoldedUpload>()
  folded.set(database, kept)
  return kept
}

/** The one that was used last stands last; the others go from the front. */
function keep(kept: Map<string, FoldedUpload>, id: string, upload: FoldedUpload): void {
  kept.delete(id)
  kept.set(id, upload)
  let entries = 0
  for (const [other, { state }] of [...kept].reverse()) {
    entries += state.entries.length
    if (entries > ENTRIES_KEPT && other !== id) kept.delete(other)
  }
}
