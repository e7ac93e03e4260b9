import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { JournalEvent } from '#storage/stored-event.ts'
import {
  courierEvents,
  doubtEvents,
  mendEvents,
  oneByOneEvents,
  resendEvents,
  splitEvents,
} from './run-events.ts'
import type { UploadRun } from './upload-run.ts'

/** Writes down the events that a decision becomes in the state in which its turn comes. */
export type Decide = (
  make: (state: UploadState, at: number) => readonly JournalEvent[],
) => Promise<void>

type RunCommands = Omit<UploadRun, 'subscribe' | 'getSnapshot' | 'resume' | 'pause' | 'stop'>

/** What a person can decide about the entries of an upload. */
export function createCommands(decide: Decide): RunCommands {
  return {
    mend: (position, entry) => decide((_, at) => mendEvents(position, entry, at)),
    mendAll: (entries) =>
      decide((_, at) =>
        [...entries].flatMap(([position, entry]) => mendEvents(position, entry, at)),
      ),
    chooseCourier: (positions, courier, courierName) =>
      decide((_, at) =>
        forSome(positions, { type: 'courier-chosen', at, positions, courier, courierName }),
      ),
    undoChoice: () =>
      decide(({ lastChoice }, at) => (lastChoice ? [{ type: 'choice-undone', at }] : [])),
    resend: (positions) => decide((state, at) => resendEvents(state, positions, at)),
    sendWithCouriers: () => decide(courierEvents),
    sendDoubtful: (positions) => decide((state, at) => doubtEvents(state, positions, at)),
    sendOneByOne: (positions) => decide((state, at) => oneByOneEvents(state, positions, at)),
    splitRefused: (positions) => decide((state, at) => splitEvents(state, positions, at)),
    markAccepted: (positions) =>
      decide((_, at) => forSome(positions, { type: 'marked-accepted', at, positions })),
    setAside: (positions, why) =>
      decide((_, at) => forSome(positions, { type: 'set-aside', at, positions, why })),
    takeBack: (positions) =>
      decide((_, at) => forSome(positions, { type: 'taken-back', at, positions })),
  }
}

function forSome(positions: readonly Position[], event: JournalEvent): readonly JournalEvent[] {
  return positions.length === 0 ? [] : [event]
}
