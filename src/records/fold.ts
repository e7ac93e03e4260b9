import { startState } from '#domain/upload/events/start-state.ts'
import type { UploadHeader } from '#domain/upload/upload.ts'
import type { Store } from '#storage/store.ts'
import { type Folded, foldOn, readFirstEntries } from '#journal/fold-journal.ts'
import type { RecordsContext } from './context.ts'

type Reading = Pick<RecordsContext, 'store' | 'signal'>

/** So many entries of uploads that were folded last stay in memory: the next key asks for the same. */
const ENTRIES_KEPT = 120_000

const folded = new WeakMap<Store, Map<string, Folded>>()

/** Computes where every entry of an upload stands; reads on where it was left the last time. */
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

/** The one that was used last stands last; the others go from the front. */
function keep(kept: Map<string, Folded>, id: string, upload: Folded): void {
  kept.delete(id)
  kept.set(id, upload)
  let entries = 0
  for (const [other, { state }] of [...kept].reverse()) {
    entries += state.entries.length
    if (entries > ENTRIES_KEPT && other !== id) kept.delete(other)
  }
}
