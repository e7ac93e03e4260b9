import type { StoredEvent } from '#domain/upload/stored-upload.ts'
import type { JournalEvent, UploadEvent } from '#domain/upload/upload-event.ts'
import type { Store } from '#storage/store.ts'
import {
  isSameJournal,
  NOTHING_READ,
  readOn,
  type ReadSoFar,
  restoreEvents,
} from './read-journal.ts'

/** The journal of one upload, known up to an event. */
export type UploadJournal = {
  /** Appends all of the events or none; resolves when they would survive a power cut. Rejects after unknown events. */
  readonly append: (events: readonly JournalEvent[]) => Promise<void>
  /** Passes on events of other tabs; false: the journal now belongs to a later upload with the same ID. */
  readonly readNew: (take: (events: readonly UploadEvent[]) => void) => Promise<boolean>
  /** Reads all events from the first on. */
  readonly readAll: () => AsyncIterable<readonly UploadEvent[]>
}

/** Opens a journal that is known up to event number `lastEvent`; `last` is that event, if known. */
export function openJournal(
  store: Store,
  id: string,
  lastEvent: number,
  last: StoredEvent | null = null,
): UploadJournal {
  let known: ReadSoFar = { lastEvent, last }
  return {
    append: async (events) => {
      await store.appendEvents(id, known.lastEvent, events)
      known = { lastEvent: known.lastEvent + events.length, last: null }
    },
    readNew: async (take) => {
      if (!(await isSameJournal(store, id, known))) return false
      const { events, soFar } = readOn(store, id, known)
      for await (const some of restoreEvents(events)) {
        known = soFar()
        take(some)
      }
      return true
    },
    readAll: () => restoreEvents(readOn(store, id, NOTHING_READ).events),
  }
}
