import { applyEvents } from '#domain/upload/events/apply-events.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { UploadEvent } from '#domain/upload/events/upload-event.ts'
import type { JournalEvent } from '#storage/kept-upload.ts'
import { restoreEvent } from '#journal/restore-event.ts'
import type { Journal, RunDeps } from './run-deps.ts'

/** The state of an upload as it stands in its journal. */
export type WrittenState = {
  readonly now: () => UploadState
  /** The number of the last event that is in it. */
  readonly lastEvent: () => number
  /** Whether this tab writes; one that watches does not. */
  readonly isMine: () => boolean
  readonly takeOver: (journal: Journal) => void
  readonly letGo: () => void
  /** Commits events first, all or none. `after`: the state with them, where it is known already. */
  readonly record: (events: readonly JournalEvent[], after?: UploadState) => Promise<void>
  /** Takes in what another tab has written. */
  readonly absorb: (events: readonly UploadEvent[]) => void
}

/** Like `record`, but false, and said to the person, when the events could not be stored. */
export type TryRecord = (...events: Parameters<WrittenState['record']>) => Promise<boolean>

export function createWrittenState(known: Pick<RunDeps, 'state' | 'lastEvent'>): WrittenState {
  let { state, lastEvent } = known
  let journal: Journal | null = null

  async function record(
    events: readonly JournalEvent[],
    after = applyEvents(state, events.map(restoreEvent)),
  ): Promise<void> {
    if (journal === null) throw new Error('A tab that watches does not write')
    await journal.append(events)
    state = after
    lastEvent += events.length
  }

  return {
    now: () => state,
    lastEvent: () => lastEvent,
    isMine: () => journal !== null,
    takeOver: (mine) => {
      journal = mine
    },
    letGo: () => {
      journal = null
    },
    record,
    absorb: (events) => {
      state = applyEvents(state, events)
      lastEvent += events.length
    },
  }
}
