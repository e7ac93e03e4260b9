import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import {
  type Fault,
  FAULT_KINDS,
  type FaultKind,
  NO_ANSWER_CAUSES,
  SOME_REDIRECT,
  UNREADABLE_REASONS,
} from './fault.ts'
import type { Outcome, Timestamp } from './outcome.ts'

type CodeOf<Some extends Fault> = Some extends { readonly kind: 'no-answer' }
  ? `no-answer.${Some['cause']}`
  : Some extends { readonly kind: 'unreadable' }
    ? `unreadable.${Some['why']}`
    : Some['kind']

/** The code of a fault's sentence. A redirect and a request blocked by the browser have codes of their own. */
export type FaultCode = CodeOf<Fault> | 'redirect' | 'not-allowed'

export const FAULT_CODES: readonly FaultCode[] = [
  'redirect',
  'not-allowed',
  ...FAULT_KINDS.flatMap(codesOfKind),
]

function codesOfKind(kind: FaultKind): readonly FaultCode[] {
  if (kind === 'no-answer') return NO_ANSWER_CAUSES.map((cause) => `${kind}.${cause}` as const)
  if (kind === 'unreadable') return UNREADABLE_REASONS.map((why) => `${kind}.${why}` as const)
  return [kind]
}

/** Returns the code of the sentence for a fault. */
export function codeOfFault(fault: Fault): FaultCode {
  if (fault.kind === 'unclear-status' && fault.status === SOME_REDIRECT) return 'redirect'
  if (fault.kind === 'not-connected' && fault.direct) return 'not-allowed'
  if (fault.kind === 'no-answer') return `no-answer.${fault.cause}`
  return fault.kind === 'unreadable' ? `unreadable.${fault.why}` : fault.kind
}

type OutcomeOf<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>

/** Sentences for outcomes in one language, for the screen or a file. */
export type OutcomeWords = {
  readonly marked: (at: Timestamp) => string
  /** The service's message; null when it gave no reason. */
  readonly reason: (message: string | null) => string
  readonly courierToo: () => string
  readonly otherCourier: (courier: string) => string
  readonly otherOrder: (orderId: string) => string
  readonly candidates: (candidates: readonly CourierCandidate[]) => string
  readonly unexplained: (numbers: { missing: number; unnamed: number }) => string
  readonly doubt: (outcome: OutcomeOf<'in-doubt'>) => string
  readonly fault: (fault: Fault) => string
  readonly notSent: () => string
  readonly setAside: (outcome: OutcomeOf<'set-aside'>) => string
  readonly between: string
}

/** Explains why an entry has its outcome; empty when the outcome's name is enough. */
export function explainOutcome(outcome: Outcome, words: OutcomeWords): string {
  const join = (...sentences: readonly string[]) => sentences.filter(Boolean).join(words.between)
  switch (outcome.kind) {
    case 'accepted':
      return outcome.how === 'by-person' ? words.marked(outcome.at) : ''
    case 'failed': {
      const courierToo = outcome.candidates === null ? '' : words.courierToo()
      return join(words.reason(outcome.message), ...explainOther(outcome, words), courierToo)
    }
    case 'courier-needed':
      return join(words.candidates(outcome.candidates), ...explainOther(outcome, words))
    case 'unexplained': {
      const { accepted, unnamed } = outcome
      return words.unexplained({ missing: unnamed - accepted, unnamed })
    }
    case 'in-doubt':
      return words.doubt(outcome)
    case 'refused':
      return words.fault(outcome.fault)
    case 'not-sent':
      return words.notSent()
    case 'set-aside':
      return words.setAside(outcome)
    case 'waiting':
    case 'sending':
      return ''
  }
}

function explainOther(
  { otherCourier, otherOrder }: OutcomeOf<'failed' | 'courier-needed'>,
  words: OutcomeWords,
): readonly string[] {
  return [
    otherCourier === undefined ? '' : words.otherCourier(otherCourier),
    otherOrder === undefined ? '' : words.otherOrder(otherOrder),
  ]
}

/** Returns when an entry got its outcome; null while it is waiting or being sent. */
export function timeOfOutcome(outcome: Outcome): Timestamp | null {
  if (outcome.kind === 'waiting' || outcome.kind === 'sending') return null
  return outcome.kind === 'in-doubt' ? (outcome.since?.at ?? outcome.doubt.at) : outcome.at
}
