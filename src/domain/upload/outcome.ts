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

/** What has become of one entry. Every entry has exactly one outcome at any time. */
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

/** Waiting entries have nothing to tell apart, so all share one object. */
export const WAITING: Outcome = { kind: 'waiting' }

type OutcomeTraits = {
  /** Something is left to do about the entry, or it is on its way. */
  readonly isOpen: boolean
  /** `doubtful`: only after a yes, since the entry may be processed twice. */
  readonly resend: 'never' | 'free' | 'doubtful'
  /** The person can choose a courier for it. */
  readonly takesCourier: boolean
  /** The plan of the next request has to look at it. */
  readonly isPlanned: boolean
}

const ENDED = { isOpen: false, resend: 'never', takesCourier: false, isPlanned: false } as const
const ON_ITS_WAY = { isOpen: true, resend: 'never', takesCourier: false, isPlanned: true } as const
const FREE = { isOpen: true, resend: 'free', takesCourier: false, isPlanned: false } as const
const DOUBTFUL = {
  isOpen: true,
  resend: 'doubtful',
  takesCourier: false,
  isPlanned: false,
} as const

/** All that depends on the kind of an outcome alone, in the order in which the summary shows them. */
const OUTCOMES = {
  accepted: ENDED,
  'courier-needed': { ...FREE, takesCourier: true },
  failed: { ...FREE, takesCourier: true },
  unexplained: DOUBTFUL,
  'in-doubt': { ...DOUBTFUL, isPlanned: true },
  refused: FREE,
  'not-sent': FREE,
  'set-aside': ENDED,
  sending: ON_ITS_WAY,
  waiting: ON_ITS_WAY,
} as const satisfies Record<OutcomeKind, OutcomeTraits>

/** An outcome about which something is left to do, or that is on its way. */
export type OpenKind = {
  [Kind in OutcomeKind]: (typeof OUTCOMES)[Kind]['isOpen'] extends true ? Kind : never
}[OutcomeKind]

/** The outcomes in the order in which the summary shows them. */
export const OUTCOME_KINDS = Object.keys(OUTCOMES) as readonly OutcomeKind[]

/** The open outcomes, in the same order. */
export const OPEN_KINDS = OUTCOME_KINDS.filter(isOpenKind)

/** What may be resent without a risk. */
export const RESENDABLE = kindsToResend('free')

/** What may have been accepted although it was not confirmed. */
export const IN_DOUBT = kindsToResend('doubtful')

/** Says whether something is left to do about an outcome, or it is on its way. */
export function isOpenKind(kind: OutcomeKind): kind is OpenKind {
  return OUTCOMES[kind].isOpen
}

/** Says whether the person can choose a courier for an entry with this outcome. */
export function takesCourier(kind: OutcomeKind): boolean {
  return OUTCOMES[kind].takesCourier
}

/** Says whether the plan of the next request has to look at an entry with this outcome. */
export function isPlanned(kind: OutcomeKind): boolean {
  return OUTCOMES[kind].isPlanned
}

function kindsToResend(resend: 'free' | 'doubtful'): ReadonlySet<OutcomeKind> {
  return new Set(OUTCOME_KINDS.filter((kind) => OUTCOMES[kind].resend === resend))
}
