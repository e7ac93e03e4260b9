import { applyEvents } from '#domain/upload/apply-events.ts'
import { startState } from '#domain/upload/start-state.ts'
import type { UploadEntry, UploadHeader, UploadState } from '#domain/upload/upload.ts'
import type { UploadEvent } from '#domain/upload/upload-event.ts'
import type { Database } from '#storage/database.ts'
import { readEntries, readEvents, readHeader } from '#storage/upload-store.ts'
import { restoreEvent } from '#workers/restore-event.ts'
import { type Breathe, createBreathe } from './breathe.ts'

/** Read in pieces that take a few milliseconds each. */
const CHUNKS_AT_ONCE = 1
const FIRST_EVENTS = 8
const EVENTS_AT_ONCE = 128
/** A request holds its entries: of large ones fewer are read at a time. */
const ENTRIES_AT_ONCE = 4000

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
  let state = startState(entries.map(({ entry }) => entry))
  let lastEvent = 0
  await eachNewEvents(database, id, 0, async (events) => {
    state = applyEvents(state, events)
    lastEvent += events.length
    await breathe()
  })
  return { header, entries, state, lastEvent }
}

async function loadEntries(
  database: Database,
  header: UploadHeader,
  breathe: Breathe,
): Promise<readonly UploadEntry[]> {
  const entries: UploadEntry[] = []
  for (let chunk = 0; ; chunk += CHUNKS_AT_ONCE) {
    const more = await readEntries(database, header, chunk, CHUNKS_AT_ONCE)
    if (more.length === 0) return entries
    for (const entry of more) entries.push(entry)
    await breathe()
  }
}

/** Hands over the events after one, a few at a time and in their order; answers are read again as they came. */
export async function eachNewEvents(
  database: Database,
  id: string,
  after: number,
  take: (events: readonly UploadEvent[]) => Promise<void> | void,
): Promise<void> {
  const breathe = createBreathe()
  let last = after
  let count = FIRST_EVENTS
  for (;;) {
    const stored = await readEvents(database, id, last, count)
    const events: UploadEvent[] = []
    for (const event of stored) {
      events.push(restoreEvent(event))
      await breathe()
    }
    if (events.length > 0) await take(events)
    if (stored.length < count) return
    last += stored.length
    count = countOfNext(events, count)
  }
}

function countOfNext(events: readonly UploadEvent[], count: number): number {
  const entries = events.reduce(
    (sum, event) => sum + (event.type === 'requested' ? event.positions.length : 0),
    0,
  )
  if (entries > ENTRIES_AT_ONCE) return Math.max(2, Math.floor(count / 2))
  return entries * 2 < ENTRIES_AT_ONCE ? Math.min(EVENTS_AT_ONCE, count * 2) : count
}
