import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { UploadResult } from '#domain/entry/upload-result.ts'
import type { Fault } from '#domain/upload/answers/fault.ts'
import type { Timestamp } from '#domain/upload/outcome.ts'

/** The position of an entry in its upload, from 0; it never changes. */
export type Position = number

/** Why a submission was made; the yes that a risk asked for is the event itself. */
export const SUBMISSION_REASONS = [
  'first-sending',
  'corrected',
  'couriers',
  /** `Send one to find out` and `Resend all`: these entries may be processed twice. */
  'doubt',
  /** `Send one by one` for unexplained entries: these may be processed twice. */
  'one-by-one',
  /** Refused or not sent, again. */
  'again',
  /** A refused batch in halves, to find the bad entry. */
  'split',
] as const

export type SubmissionReason = (typeof SUBMISSION_REASONS)[number]

/** What the journal of an upload is made of. Only appended to; every outcome is computed from it. */
export type UploadEvent =
  | {
      readonly type: 'submitted'
      readonly at: Timestamp
      /** 0 is the first sending. */
      readonly submission: number
      readonly reason: SubmissionReason
      /** null: every entry of the upload (the first sending). */
      readonly positions: readonly Position[] | null
      /** At most so many entries a request; null: the setting of the installation. */
      readonly requestSize: number | null
    }
  /** Stored and committed before the request leaves, together with its exact body. */
  | {
      readonly type: 'requested'
      readonly at: Timestamp
      /** From 1, counted over the whole upload. */
      readonly request: number
      readonly submission: number
      readonly positions: readonly Position[]
    }
  | {
      readonly type: 'answered'
      readonly at: Timestamp
      readonly request: number
      readonly result: UploadResult
    }
  | {
      readonly type: 'faulted'
      readonly at: Timestamp
      readonly request: number
      readonly fault: Fault
    }
  /** The person corrected an entry; it is sent only when it is resent. */
  | {
      readonly type: 'corrected'
      readonly at: Timestamp
      readonly position: Position
      readonly entry: TrackingEntry
    }
  | {
      readonly type: 'courier-chosen'
      readonly at: Timestamp
      readonly positions: readonly Position[]
      /** null takes a choice back, "later". */
      readonly courier: string | null
      /** For the name of the undo. */
      readonly courierName: string
      /** The group that was chosen for: its later entries get the courier too. None: only these entries. */
      readonly group?: string
      /** These entries came after the choice for their group and got its courier. */
      readonly joined?: true
      /** Choices of the same press have the same number, and are undone together. */
      readonly press?: number
    }
  | { readonly type: 'choice-undone'; readonly at: Timestamp }
  | {
      readonly type: 'set-aside'
      readonly at: Timestamp
      readonly positions: readonly Position[]
      readonly why: string
    }
  | {
      readonly type: 'marked-accepted'
      readonly at: Timestamp
      readonly positions: readonly Position[]
    }
  /** Undoes `set-aside` or `marked-accepted`. */
  | { readonly type: 'taken-back'; readonly at: Timestamp; readonly positions: readonly Position[] }
  /** The person pressed Stop: waiting entries stay until they are sent on request. */
  | { readonly type: 'stopped'; readonly at: Timestamp }
  | { readonly type: 'resumed'; readonly at: Timestamp }
  /** A colleague continues it from a file; nothing is sent from here until it is taken back. */
  | { readonly type: 'handed-over'; readonly at: Timestamp; readonly file: string }
  | { readonly type: 'hand-over-ended'; readonly at: Timestamp }

export type EventOf<Type> = Extract<UploadEvent, { type: Type }>

/** An event that a person decides. */
export type DecidedEvent = Exclude<UploadEvent, { type: 'requested' | 'answered' | 'faulted' }>

/** An event as it is written down: a request and a reply with their exact texts. */
export type JournalEvent =
  | DecidedEvent
  | (EventOf<'requested'> & { readonly body: string })
  | (Omit<EventOf<'answered'>, 'result'> & { readonly status: number; readonly body: string })
  | (EventOf<'faulted'> & { readonly body?: string })
