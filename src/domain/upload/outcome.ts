import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Fault } from '#domain/upload/answers/fault.ts'

/** A time in milliseconds since the epoch. */
export type Timestamp = number

/** What is known against an entry that may have been accepted although it was not confirmed. */
export type Doubt = {
  readonly at: Timestamp
  /** The number of the request that left it in doubt. */
  readonly request: number
  readonly cause:
    | { readonly kind: 'fault'; readonly fault: Fault }
    | { readonly kind: 'unexplained' }
}

/** Where one entry stands. Every entry has exactly one outcome at any time. */
export type Outcome =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly request: number }
  | {
      readonly kind: 'accepted'
      /** `by-count`: the service does not list accepted entries, their number fits. `by-person`: marked. */
      readonly how: 'by-count' | 'by-person'
      readonly at: Timestamp
      /** `by-person`: what it was before, for undoing. */
      readonly before?: Outcome
    }
  | {
      readonly kind: 'failed'
      readonly at: Timestamp
      /** null: the service gave no reason. */
      readonly message: string | null
      /** Set when the same answer also asked for a courier. */
      readonly candidates: readonly CourierCandidate[] | null
      /** The courier that the answer names, when another one was sent, or none. */
      readonly otherCourier?: string
    }
  | {
      readonly kind: 'courier-needed'
      readonly at: Timestamp
      readonly candidates: readonly CourierCandidate[]
      readonly otherCourier?: string
    }
  | {
      readonly kind: 'unexplained'
      readonly at: Timestamp
      readonly request: number
      /** Of `unnamed` entries that the answer did not name, it counted `accepted` as accepted. */
      readonly accepted: number
      readonly unnamed: number
    }
  | {
      readonly kind: 'in-doubt'
      readonly doubt: Doubt
      /** What came of a resend since: the entry stays in doubt with both facts. */
      readonly since: { readonly at: Timestamp; readonly message: string | null } | null
    }
  | {
      readonly kind: 'refused'
      readonly at: Timestamp
      readonly fault: Fault
      readonly request: number
    }
  | { readonly kind: 'not-sent'; readonly at: Timestamp; readonly request: number }
  | {
      readonly kind: 'set-aside'
      readonly at: Timestamp
      readonly why: string
      /** What it was before, for undoing. */
      readonly before: Outcome
    }

export type OutcomeKind = Outcome['kind']

/** The outcomes in the order in which the books show them. */
export const OUTCOME_KINDS = [
  'accepted',
  'courier-needed',
  'failed',
  'unexplained',
  'in-doubt',
  'refused',
  'not-sent',
  'set-aside',
  'waiting',
  'sending',
] as const satisfies readonly OutcomeKind[]

/** An outcome that somebody still has to do something about. */
export const OPEN_KINDS = [
  'courier-needed',
  'failed',
  'unexplained',
  'in-doubt',
  'refused',
  'not-sent',
  'waiting',
  'sending',
] as const satisfies readonly OutcomeKind[]
