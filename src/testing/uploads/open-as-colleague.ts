import type { RowPlace, TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { JournalEvent } from '#domain/upload/upload-event.ts'
import { openJournal } from '#journal/open-journal.ts'
import type { RecordsContext } from '#worker/records/context.ts'
import { makeHandOver, openHandOver } from '#worker/records/hand-over.ts'
import type { StoredEvent } from '#domain/upload/stored-upload.ts'
import type { Store } from '#storage/store.ts'
import { createStoreInMemory } from '#testing/store-in-memory.ts'
import { aHeader } from './fake-run.ts'

const SERVICE = 'https://service.test'
const SOURCE: RowPlace['source'] = { kind: 'typed' }

/** Opens the giver's file in a colleague's browser; returns the events stored there. */
export async function openAsColleague(
  entries: readonly TrackingEntry[],
  events: readonly JournalEvent[],
  file: string,
): Promise<unknown> {
  const given = await makeFile(await giversStore(entries, events), 'u1', file)
  const context = contextOf(createStoreInMemory())
  const opened = await openHandOver(context, { file: given, service: SERVICE, practice: false })
  if (opened.kind !== 'opened') return opened
  // Exporting again reveals the colleague's content.
  const again = await makeFile(context.store, opened.upload, 'again')
  return (JSON.parse(await again.text()) as { readonly events: unknown }).events
}

async function giversStore(entries: readonly TrackingEntry[], events: readonly JournalEvent[]) {
  const store = createStoreInMemory()
  const [firstEvent, ...later] = events
  const header = { ...aHeader('u1', entries.length), sources: [SOURCE] }
  const places = entries.map((_, index): RowPlace => ({ source: SOURCE, row: index + 1 }))
  await store.createUpload({ header, entries, places, firstEvent: firstEvent as StoredEvent })
  await openJournal(store, 'u1', 1).append(later)
  return store
}

const makeFile = (store: Store, upload: string, file: string) =>
  makeHandOver(contextOf(store), { upload, file, service: SERVICE })

function contextOf(store: Store): RecordsContext {
  const knowledge = () => Promise.reject(new Error('Nobody asks'))
  const { signal } = new AbortController()
  return { store, knowledge, signal, report: () => {}, now: () => 0 }
}
