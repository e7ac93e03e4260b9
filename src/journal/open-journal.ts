import type { StoredEvent } from '#domain/kept/upload.ts'
import type { JournalEvent, UploadEvent } from '#domain/upload/events/upload-event.ts'
import type { Store } from '#storage/store.ts'
import {
  isSameJournal,
  NOTHING_READ,
  readOn,
  type ReadSoFar,
  restoreEvents,
} from './read-journal.ts'

/** The journal of one upload, of which all events up to one are known. */
export type UploadJournal = {
  /** All of the events or none; resolves when they would survive a power cut. Writes nothing over what is not known. */
  readonly append: (events: readonly JournalEvent[]) => Promise<void>
  /** Hands over what other tabs have written since; false: this is another journal, of a later upload of the same ID. */
  readonly readNew: (take: (events: readonly UploadEvent[]) => void) => Promise<boolean>
  /** From the first event on. */
  readonly readAll: () => AsyncIterable<readonly UploadEvent[]>
}

/** Opens a journal of which the events up to `lastEvent` are known, the `last` one perhaps with what it says. */
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
