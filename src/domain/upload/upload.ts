import type { CourierFill } from '#domain/draft/changes/fill-couriers.ts'
import type { RowPlace, RowSource, TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { UploadResult } from '#domain/entry/upload-result.ts'
import type { CurrentEntries, EntryList } from './entry-list.ts'
import type { Fault } from '#domain/upload/answers/fault.ts'
import type { Doubt, Outcome, OutcomeKind, Timestamp } from './outcome.ts'
import type { Position, SubmissionReason } from '#domain/upload/events/upload-event.ts'

/** What is kept of an upload beside its entries and its journal. */
export type UploadHeader = {
  readonly id: string
  readonly startedAt: Timestamp
  readonly sources: readonly RowSource[]
  readonly entryCount: number
  /** Stays for good: what was practice never counts as done. */
  readonly practice: boolean
  readonly serviceName: string
  /** What the person called it; null: its sources name it. */
  readonly name: string | null
  /** The couriers that rules had filled in before it was sent; not there where none was. */
  readonly filledByRules?: readonly CourierFill[]
}

export type UploadEntry = { readonly entry: TrackingEntry; readonly place: RowPlace }

/** What an upload began with, by position. */
export type Uploaded = {
  readonly entries: EntryList
  /** Where an entry was in its sheet; undefined when there is none. */
  readonly placeOf: (position: Position) => RowPlace | undefined
}

/** One submission with the service's counts summed over its answers; null: never reported. */
export type SubmissionRecord = {
  readonly submission: number
  readonly reason: SubmissionReason
  readonly at: Timestamp
  readonly entryCount: number
  /** The service has answered about each of its entries before. */
  readonly isAnswered: boolean
  readonly requestSize: number | null
  readonly reported: {
    readonly accepted: number
    readonly rejected: number | null
    readonly notFound: number | null
    readonly courierNeeded: number | null
  }
  readonly answers: number
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

/** Something that an answer named and that was not in the request. */
export type StrayReport = {
  readonly request: number
  readonly orderId: string | null
  readonly merchantOrderId: string | null
  readonly trackingId: string | null
  readonly message: string | null
}

/** A choice that can be undone by its name. */
export type UndoableChoice = {
  readonly positions: readonly Position[]
  readonly courier: string | null
  readonly courierName: string
  /** The group that it was made for. */
  readonly group?: string
  /** Choices that were made with one press have the same number. */
  readonly press?: number
}

/** What is undone next: one choice, or all that were made with one press. */
export type LastChoice = UndoableChoice & {
  /** How many couriers were chosen by it. */
  readonly courierCount: number
}

/** The courier that later entries of a group get. */
export type GroupCourier = { readonly courier: string; readonly courierName: string }

/** What is known against an entry that was in doubt or unexplained, while it is resent. */
export type OpenDoubt = {
  readonly doubt: Doubt
  readonly since: { readonly at: Timestamp; readonly message: string | null } | null
}

/** A choice with what stood there before, for undoing. */
export type ChoiceStep = {
  readonly choice: UndoableChoice
  readonly before: ReadonlyMap<Position, string>
  /** What later entries of the group got before; none: they were asked about. */
  readonly groupBefore?: GroupCourier
}

/** A request of several entries that was too large. */
export type LargeBatch = {
  readonly positions: readonly Position[]
  /** One of them was too large alone since, and may be all that there was to it. */
  readonly hasBadEntry: boolean
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

/** A file from which a colleague continues. */
export type HandOver = { readonly at: Timestamp; readonly file: string }

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
