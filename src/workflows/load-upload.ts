import { startFolding } from '#domain/upload/apply-events.ts'
import { startState } from '#domain/upload/start-state.ts'
import type { UploadEntry, UploadHeader, UploadState } from '#domain/upload/upload.ts'
import type { UploadEvent } from '#domain/upload/upload-event.ts'
import type { Database } from '#storage/database.ts'
import { unpackEntries } from '#storage/upload-records.ts'
import { readChunks, readEvents, readHeader } from '#storage/upload-store.ts'
import { restoreEvent } from '#workers/restore-event.ts'
import { type Breathe, createBreathe } from './breathe.ts'
import { readAhead } from './read-ahead.ts'

/** Read in pieces that take a few milliseconds each. */
const CHUNKS_AT_ONCE = 2
const EVENTS_AT_ONCE = 64

export type LoadedUpload = {
  readonly header: UploadHeader
  readonly entries: readonly UploadEntry[]
  readonly state: UploadState
  /** The number of the last event that is in the state. */
  readonly lastEvent: number
}

/** Reads an upload and computes its state, without a long task; null when there is none of this id. */
export async function loadUpload(database: Database, id: string): Promise<LoadedUpload | null> {
  const header = await readHeader(database, id)
  if (header === undefined) return null
  const breathe = createBreathe()
  const entries = await loadEntries(database, header, breathe)
  const folding = startFolding(startState(entries.map(({ entry }) => entry)))
  let lastEvent = 0
  await eachNewEvents(database, id, 0, async (events) => {
    for (const event of events) {
      folding.apply([event])
      await breathe()
    }
    lastEvent += events.length
  })
  return { header, entries, state: folding.close(), lastEvent }
}

async function loadEntries(
  database: Database,
  header: UploadHeader,
  breathe: Breathe,
): Promise<readonly UploadEntry[]> {
  const entries: UploadEntry[] = []
  const read = (batch: number) =>
    readChunks(database, header.id, batch * CHUNKS_AT_ONCE, CHUNKS_AT_ONCE)
  for await (const chunks of readAhead(read, CHUNKS_AT_ONCE)) {
    for (const chunk of chunks) {
      for (const entry of unpackEntries(chunk, header.sources)) entries.push(entry)
      await breathe()
    }
  }
  return entries
}

/** Hands over the events after one, a few at a time and in their order; answers are read again as they came. */
export async function eachNewEvents(
  database: Database,
  id: string,
  after: number,
  take: (events: readonly UploadEvent[]) => Promise<void> | void,
): Promise<void> {
  const breathe = createBreathe()
  const read = (batch: number) =>
    readEvents(database, id, after + batch * EVENTS_AT_ONCE, EVENTS_AT_ONCE)
  for await (const stored of readAhead(read, EVENTS_AT_ONCE)) {
    const events: UploadEvent[] = []
    for (const event of stored) {
      events.push(restoreEvent(event))
      await breathe()
    }
    await take(events)
  }
}
