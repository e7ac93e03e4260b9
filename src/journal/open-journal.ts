import type { JournalEvent } from '#domain/upload/events/upload-event.ts'
import type { Store } from '#storage/store.ts'

/** Writes to the journal of one upload. Only appends; resolves when it would survive a power cut. */
export type UploadJournal = {
  /** All of the events or none. */
  readonly append: (events: readonly JournalEvent[]) => Promise<void>
}

/** Opens a journal of which the events up to `lastNumber` are known; writes nothing over what it does not know. */
export function openJournal(store: Store, id: string, lastNumber: number): UploadJournal {
  let last = lastNumber
  return {
    append: async (events) => {
      await store.appendEvents(id, last, events)
      last += events.length
    },
  }
}
