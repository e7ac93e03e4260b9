import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Fault } from './fault.ts'

/** A time in milliseconds since the epoch. */
export type Timestamp = number

/** The doubt about an entry that may have been accepted although the service didn't confirm it. */
export type Doubt = {
  readonly at: Timestamp
  /** The number of the request that left it in doubt. */
  readonly request: number
  readonly cause:
    | { readonly kind: 'fault'; readonly fault: Fault }
    | { readonly kind: 'unexplained' }
}

/** The outcome of an entry. Every entry has exactly one at any time. */
export type Outcome =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly request: number }
  | {
      readonly kind: 'accepted'
      /** `by-count`: the accepted count fits, since the service doesn't list accepted entries. `by-person`: marked. */
      readonly how: 'by-count' | 'by-person'
      readonly at: Timestamp
      /** Only with `by-person`: the previous outcome, for undo. */
      readonly before?: Outcome
    }
  | {
      readonly kind: 'failed'
      readonly at: Timestamp
      /** null: the service gave no reason. */
      readonly message: string | null
      /** Set when the same answer also asked for a courier. */
      readonly candidates: readonly CourierCandidate[] | null
      /** The courier that the answer names, if it isn't the one that was sent. */
      readonly otherCourier?: string
      /** The order ID as the answer writes it, if it isn't written as it was sent. */
      readonly otherOrder?: string
    }
  | {
      readonly kind: 'courier-needed'
      readonly at: Timestamp
      readonly candidates: readonly CourierCandidate[]
      readonly otherCourier?: string
      readonly otherOrder?: string
    }
  | {
      readonly kind: 'unexplained'
      readonly at: Timestamp
      readonly request: number
      /** The answer counted this many of the `unnamed` entries that it didn't name as accepted. */
      readonly accepted: number
      readonly unnamed: number
    }
  | {
      readonly kind: 'in-doubt'
      readonly doubt: Doubt
      /** The failure of a resend, which doesn't end the doubt. */
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
      /** The previous outcome, for undo. */
      readonly before: Outcome
    }

export type OutcomeKind = Outcome['kind']

/** Shared by all waiting entries. */
export const WAITING: Outcome = { kind: 'waiting' }

type OutcomeTraits = {
  /** The entry still needs the user or is on its way. */
  readonly isOpen: boolean
  /** `doubtful`: only with the user's consent, since the entry may be processed twice. */
  readonly resend: 'never' | 'free' | 'doubtful'
  /** The user can choose a courier for the entry. */
  readonly takesCourier: boolean
  /** The plan of the next request has to consider the entry. */
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

/** The traits of each kind, in the order of the summary. */
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

/** Kind of an outcome that still needs the user or is on its way. */
export type OpenKind = {
  [Kind in OutcomeKind]: (typeof OUTCOMES)[Kind]['isOpen'] extends true ? Kind : never
}[OutcomeKind]

/** All kinds, in the order of the summary. */
export const OUTCOME_KINDS = Object.keys(OUTCOMES) as readonly OutcomeKind[]

/** The open kinds, in the same order. */
export const OPEN_KINDS = OUTCOME_KINDS.filter(isOpenKind)

/** Outcomes that can be resent without a risk. */
export const RESENDABLE = kindsToResend('free')

/** Outcomes of entries that may have been accepted without confirmation. */
export const IN_DOUBT = kindsToResend('doubtful')

/** Tells whether an entry with this outcome still needs the user or is on its way. */
export function isOpenKind(kind: OutcomeKind): kind is OpenKind {
  return OUTCOMES[kind].isOpen
}

/** Tells whether the user, not the service, said that an entry was accepted. */
export function isMarked(outcome: Outcome | undefined): boolean {
  return outcome?.kind === 'accepted' && outcome.how === 'by-person'
}

/** Tells whether the user can choose a courier for an entry with this outcome. */
export function takesCourier(kind: OutcomeKind): boolean {
  return OUTCOMES[kind].takesCourier
}

/** Tells whether the plan of the next request has to consider an entry with this outcome. */
export function isPlanned(kind: OutcomeKind): boolean {
  return OUTCOMES[kind].isPlanned
}

function kindsToResend(resend: 'free' | 'doubtful'): ReadonlySet<OutcomeKind> {
  return new Set(OUTCOME_KINDS.filter((kind) => OUTCOMES[kind].resend === resend))
}
