import { startState } from '#domain/upload/events/apply-events.ts'
import type { UploadHeader } from '#domain/upload/upload.ts'
import type { Store } from '#storage/store.ts'
import { type Folded, foldOn, readFirstEntries } from '#journal/read-journal.ts'
import type { RecordsContext } from './context.ts'

type Reading = Pick<RecordsContext, 'store' | 'signal'>

/** This many entries stay in memory: while a person types, each key asks about the same uploads. */
const ENTRIES_KEPT = 120_000

const folded = new WeakMap<Store, Map<string, Folded>>()

/** Computes the outcome of every entry of an upload; reads on from the event where it stopped the last time. */
export async function foldUpload(reading: Reading, header: UploadHeader): Promise<Folded> {
  const { store, signal } = reading
  const kept = keptOf(store)
  const known = kept.get(header.id) ?? {
    state: startState(await readFirstEntries(store, header, signal)),
    lastEvent: 0,
  }
  const current = await foldOn(store, header.id, known, signal)
  keep(kept, header.id, current)
  return current
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
