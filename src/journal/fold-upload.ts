import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { applyEvents, startState } from '#domain/upload/events/apply-events.ts'
import type { UploadHeader } from '#domain/kept/upload.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Store } from '#storage/store.ts'
import { readStored, readUploaded, restoreEvent } from './read-journal.ts'

/** The outcome of every entry of an upload by its journal up to one event. */
export type Folded = { readonly state: UploadState; readonly lastEvent: number }

type Reading = { readonly store: Store; readonly signal?: AbortSignal }

/** This many entries stay in memory: while a person types, each key asks about the same uploads. */
const ENTRIES_KEPT = 120_000

const folded = new WeakMap<Store, Map<string, Folded>>()

/** Computes the outcome of every entry of an upload; reads on from the event where it stopped the last time. */
export async function foldUpload(reading: Reading, header: UploadHeader): Promise<Folded> {
  const { store, signal } = reading
  const kept = keptOf(store)
  let { state, lastEvent } = kept.get(header.id) ?? (await startFolded(reading, header))
  for await (const events of readStored(store, header.id, lastEvent, signal)) {
    state = applyEvents(state, events.map(restoreEvent))
    lastEvent += events.length
  }
  keep(kept, header.id, { state, lastEvent })
  return { state, lastEvent }
}

async function startFolded({ store, signal }: Reading, header: UploadHeader): Promise<Folded> {
  const entries: TrackingEntry[] = []
  for await (const uploaded of readUploaded(store, header, signal))
    for (const { entry } of uploaded) entries.push(entry)
  return { state: startState(entries), lastEvent: 0 }
}

function keptOf(store: Store): Map<string, Folded> {
  const kept = folded.get(store) ?? new Map<string, Folded>()
  folded.set(store, kept)
  return kept
}

/** Moves the upload to the end; the ones that were used longest ago go first. */
function keep(kept: Map<string, Folded>, id: string, upload: Folded): void {
  kept.delete(id)
  kept.set(id, upload)
  let entries = 0
  for (const [other, { state }] of [...kept].reverse()) {
    entries += state.entries.length
    if (entries > ENTRIES_KEPT && other !== id) kept.delete(other)
  }
}
