import * as z from 'zod/mini'

/** Whether the entries of a faulted request may have been processed. */
export type Arrival =
  /** Nothing was processed, and it is resent without a question: at once, later, in a smaller request, or with another token. */
  | 'not-processed'
  /** The whole request was refused; you decide before it is resent. */
  | 'refused'
  /** Nothing left the forwarding server. */
  | 'not-sent'
  /** It may have been processed. */
  | 'unknown'

export const NO_ANSWER_CAUSES = ['network', 'timeout', 'interrupted'] as const
export const UNREADABLE_REASONS = ['not-json', 'no-sense'] as const

type FaultTraits = {
  readonly arrival: Arrival
  /** It can come again and again without a press, so little of its reply is kept. */
  readonly comesAgain?: true
  /** What is known of it besides its kind. */
  readonly facts: z.core.$ZodShape
}

const status = z.number()
/** Plain text, at most 300 characters. */
const excerpt = z.string()

/** What can go wrong with one request, by kind. Storage reads faults by this table too. */
const FAULTS = {
  /** 401: the service processed nothing. */
  unauthorized: { arrival: 'not-processed', facts: {} },
  /** 413: nothing processed. */
  'too-large': { arrival: 'not-processed', comesAgain: true, facts: {} },
  /** 429, or 503 with Retry-After: nothing processed for now. `retryAfterMs` is null when it was not said. */
  unavailable: {
    arrival: 'not-processed',
    comesAgain: true,
    facts: { status, retryAfterMs: z.nullable(z.number()) },
  },
  /** 400, 403, 404, 405, 415, 422: the whole request is refused. */
  'request-rejected': { arrival: 'refused', facts: { status, excerpt } },
  /**
   * Nothing left: the forwarding server could not connect, or could not be reached itself. `again`: it is tried again
   * without a press. `direct`: the page calls the service itself, and its browser may be what refused.
   */
  'not-connected': {
    arrival: 'not-sent',
    facts: { again: z.exactOptional(z.literal(true)), direct: z.exactOptional(z.literal(true)) },
  },
  /** The request may have arrived. `interrupted`: the page was closed before an answer. */
  'no-answer': { arrival: 'unknown', facts: { cause: z.enum(NO_ANSWER_CAUSES) } },
  /** 3xx (never followed), 408, any other 4xx or 5xx. */
  'unclear-status': { arrival: 'unknown', facts: { status, excerpt } },
  /** A 2xx that is no JSON object, or whose counts make no sense. */
  unreadable: { arrival: 'unknown', facts: { status, why: z.enum(UNREADABLE_REASONS), excerpt } },
} as const satisfies Readonly<Record<string, FaultTraits>>

export type FaultKind = keyof typeof FAULTS

type FactsOf<Kind extends FaultKind> = (typeof FAULTS)[Kind]['facts']
export type FaultOf<Kind extends FaultKind> = {
  readonly kind: Kind
} & (keyof FactsOf<Kind> extends never
  ? unknown
  : Readonly<z.infer<z.ZodMiniObject<FactsOf<Kind>>>>)

/** What went wrong with one request. */
export type Fault = { readonly [Kind in FaultKind]: FaultOf<Kind> }[FaultKind]

export const FAULT_KINDS = Object.keys(FAULTS) as readonly FaultKind[]

/** The table for kinds that a later version wrote, too. */
const traitsOf = (kind: string) => (FAULTS as Readonly<Record<string, FaultTraits>>)[kind]

/** What is known of a fault of this kind, as it is kept. */
export const factsOf = (kind: FaultKind): z.core.$ZodShape => FAULTS[kind].facts

/** Whether a fault can come again and again without a press. */
export const comesAgain = (fault: Fault): boolean =>
  isTriedAgain(fault) || (traitsOf(fault.kind)?.comesAgain ?? false)

/** Nothing left, and the next try needs no press. */
export const isTriedAgain = (fault: Fault): boolean =>
  fault.kind === 'not-connected' && fault.again === true

/** The status of a redirect: a browser does not say which one it did not follow. */
export const SOME_REDIRECT = 300

/** Says what a fault means for the entries of its request; one that is too large alone is refused. */
export function arrivalOf(fault: Fault, requestSize: number): Arrival {
  if (fault.kind === 'too-large' && requestSize <= 1) return 'refused'
  if (isTriedAgain(fault)) return 'not-processed'
  // A kind that a later version wrote is as good as no answer.
  return traitsOf(fault.kind)?.arrival ?? 'unknown'
}
