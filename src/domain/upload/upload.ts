import type { RowPlace, TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { UploadResult } from '#domain/entry/upload-result.ts'
import type {
  ChoiceStep,
  GroupCourier,
  HandOver,
  LargeBatch,
  LastChoice,
  OpenDoubt,
  StrayReport,
  SubmissionRecord,
} from './stored-state.ts'
import type { CurrentEntries, EntryList } from './entry-list.ts'
import type { Fault } from './fault.ts'
import type { Outcome, OutcomeKind, Timestamp } from './outcome.ts'
import type { Position } from './upload-event.ts'

export type UploadEntry = { readonly entry: TrackingEntry; readonly place: RowPlace }

/** The original entries of an upload, by position. */
export type Uploaded = {
  readonly entries: EntryList
  /** Returns an entry's place in its sheet; undefined outside the upload. */
  readonly placeOf: (position: Position) => RowPlace | undefined
}

export type RequestRecord = {
  readonly request: number
  readonly submission: number
  readonly at: Timestamp
  readonly positions: readonly Position[]
  readonly reply:
    | { readonly kind: 'none' }
    | { readonly kind: 'answer'; readonly at: Timestamp; readonly result: UploadResult }
    | { readonly kind: 'fault'; readonly at: Timestamp; readonly fault: Fault }
}

/** State that only the fold and the planner use; written only by `applyEvents`. */
export type UploadMemory = {
  /** By position: the last submission of the entry; -1 before the first. */
  readonly submissionOf: readonly number[]
  readonly doubts: ReadonlyMap<Position, OpenDoubt>
  readonly choiceSteps: readonly ChoiceStep[]
  /** Number of waiting entries of each submission; submissions without any are missing. */
  readonly waitingIn: ReadonlyMap<number, number>
  /** Requests that were too large, as far as they limit the size of others. */
  readonly tooLarge: readonly LargeBatch[]
  /** Stop holds the submissions up to this one; -1: none. */
  readonly stoppedUpTo: number
  /** Planning begins here: every entry before is neither waiting, nor on its way, nor in doubt. */
  readonly activeFrom: Position
}

/** The state of an upload, computed from its entries and its journal. */
export type UploadState = {
  /** The entries as they would be sent now: corrected values, without courier choices. */
  readonly entries: CurrentEntries
  readonly outcomes: readonly Outcome[]
  readonly counts: Readonly<Record<OutcomeKind, number>>
  readonly submissions: readonly SubmissionRecord[]
  readonly requests: readonly RequestRecord[]
  readonly strays: readonly StrayReport[]
  /** Corrected entries, each as it was last sent. */
  readonly corrected: ReadonlyMap<Position, TrackingEntry>
  /** Courier choices not sent yet. */
  readonly choices: ReadonlyMap<Position, string>
  readonly lastChoice: LastChoice | null
  /** By group: the courier that its later entries get, until the user undoes the choice. */
  readonly groupCouriers: ReadonlyMap<string, GroupCourier>
  /** Entries that got the courier of their group automatically and were not sent with it yet. */
  readonly joined: ReadonlySet<Position>
  readonly stopped: boolean
  /** null: this browser continues the upload. */
  readonly handedOver: HandOver | null
  readonly memory: UploadMemory
}
