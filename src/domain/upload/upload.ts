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
} from '#domain/kept/upload-state.ts'
import type { CurrentEntries, EntryList } from './entry-list.ts'
import type { Fault } from '#domain/upload/answers/fault.ts'
import type { Outcome, OutcomeKind, Timestamp } from './outcome.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

export type UploadEntry = { readonly entry: TrackingEntry; readonly place: RowPlace }

/** What an upload began with, by position. */
export type Uploaded = {
  readonly entries: EntryList
  /** Where an entry was in its sheet; undefined when there is none. */
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

/** What the fold and the planner need to know beside what is shown; written by `applyEvents` only. */
export type UploadMemory = {
  /** By position: the submission in which the entry was submitted last; -1 before the first. */
  readonly submissionOf: readonly number[]
  readonly doubts: ReadonlyMap<Position, OpenDoubt>
  readonly choiceSteps: readonly ChoiceStep[]
  /** How many entries of each submission wait; those with 0 are not there. */
  readonly waitingIn: ReadonlyMap<number, number>
  /** What was too large, as far as it says something about other requests. */
  readonly tooLarge: readonly LargeBatch[]
  /** Stop holds what waits of submissions up to this one; -1: nothing is held. */
  readonly stoppedUpTo: number
  /** No entry before this one waits, is on its way or in doubt: planning begins here. */
  readonly activeFrom: Position
}

/** All that is known of an upload, computed from its entries and its journal. */
export type UploadState = {
  /** The entries as they would be sent now: corrected values, without courier choices. */
  readonly entries: CurrentEntries
  readonly outcomes: readonly Outcome[]
  readonly counts: Readonly<Record<OutcomeKind, number>>
  readonly submissions: readonly SubmissionRecord[]
  readonly requests: readonly RequestRecord[]
  readonly strays: readonly StrayReport[]
  /** Entries that were corrected, each as it was sent last. */
  readonly corrected: ReadonlyMap<Position, TrackingEntry>
  /** Courier choices not sent yet. */
  readonly choices: ReadonlyMap<Position, string>
  readonly lastChoice: LastChoice | null
  /** By group: the courier that its later entries get, until the person takes it back. */
  readonly groupCouriers: ReadonlyMap<string, GroupCourier>
  /** Entries that got the courier of their group when they came; it was not sent yet. */
  readonly joined: ReadonlySet<Position>
  readonly stopped: boolean
  /** null: this browser continues it. */
  readonly handedOver: HandOver | null
  readonly memory: UploadMemory
}
