import * as z from 'zod/mini'

/** Whether the entries of a faulted request may have been processed. */
export type Arrival =
  /** Nothing was processed; the run resends without asking: at once, later, in smaller parts or with another token. */
  | 'not-processed'
  /** The whole request was refused; the user decides whether to resend it. */
  | 'refused'
  /** The request never left the forwarding server. */
  | 'not-sent'
  /** The request may have been processed. */
  | 'unknown'

export const NO_ANSWER_CAUSES = ['network', 'timeout', 'interrupted'] as const
export const UNREADABLE_REASONS = ['not-json', 'no-sense'] as const

type FaultTraits = {
  readonly arrival: Arrival
  /** The fault can repeat without the user doing anything, so little of each reply is kept. */
  readonly comesAgain?: true
  /** Schema of the fault's fields besides its kind. */
  readonly facts: z.core.$ZodShape
}

const status = z.number()
/** Plain text, at most 300 characters. */
const excerpt = z.string()

/** The kinds of faults of a request. Storage validates faults by this table too. */
const FAULTS = {
  /** 401: nothing was processed. */
  unauthorized: { arrival: 'not-processed', facts: {} },
  /** 413: nothing was processed. */
  'too-large': { arrival: 'not-processed', comesAgain: true, facts: {} },
  /** 429, or 503 with Retry-After: nothing was processed. `retryAfterMs` is null without the header. */
  unavailable: {
    arrival: 'not-processed',
    comesAgain: true,
    facts: { status, retryAfterMs: z.nullable(z.number()) },
  },
  /** 400, 403, 404, 405, 415, 422: the whole request was refused. */
  'request-rejected': { arrival: 'refused', facts: { status, excerpt } },
  /**
   * The request never left: the forwarding server could not connect or could not be reached. `again`: the run retries
   * without asking. `direct`: the page calls the service itself, and the browser may have blocked the request.
   */
  'not-connected': {
    arrival: 'not-sent',
    facts: { again: z.exactOptional(z.literal(true)), direct: z.exactOptional(z.literal(true)) },
  },
  /** The request may have arrived. `interrupted`: the page was closed before an answer. */
  'no-answer': { arrival: 'unknown', facts: { cause: z.enum(NO_ANSWER_CAUSES) } },
  /** 3xx (never followed), 408, any other 4xx or 5xx. */
  'unclear-status': { arrival: 'unknown', facts: { status, excerpt } },
  /** A 2xx whose body isn't a JSON object, or whose counts make no sense. */
  unreadable: { arrival: 'unknown', facts: { status, why: z.enum(UNREADABLE_REASONS), excerpt } },
} as const satisfies Readonly<Record<string, FaultTraits>>

export type FaultKind = keyof typeof FAULTS

type FactsOf<Kind extends FaultKind> = (typeof FAULTS)[Kind]['facts']
export type FaultOf<Kind extends FaultKind> = {
  readonly kind: Kind
} & (keyof FactsOf<Kind> extends never
  ? unknown
  : Readonly<z.infer<z.ZodMiniObject<FactsOf<Kind>>>>)

/** The fault of one request. */
export type Fault = { readonly [Kind in FaultKind]: FaultOf<Kind> }[FaultKind]

export const FAULT_KINDS = Object.keys(FAULTS) as readonly FaultKind[]

/** A later version may have stored a kind that this table doesn't have. */
const traitsOf = (kind: string) => (FAULTS as Readonly<Record<string, FaultTraits>>)[kind]

/** The stored fields of a fault of this kind. */
export const factsOf = (kind: FaultKind): z.core.$ZodShape => FAULTS[kind].facts

/** Tells whether a fault can repeat without the user doing anything. */
export const comesAgain = (fault: Fault): boolean =>
  isTriedAgain(fault) || (traitsOf(fault.kind)?.comesAgain ?? false)

/** Tells whether the request never left and is retried without asking. */
export const isTriedAgain = (fault: Fault): boolean =>
  fault.kind === 'not-connected' && fault.again === true

/** Stands for any redirect status, since a browser doesn't reveal the one it did not follow. */
export const SOME_REDIRECT = 300

/** Returns what a fault means for the entries of its request. An entry that is too large alone is refused. */
export function arrivalOf(fault: Fault, requestSize: number): Arrival {
  if (fault.kind === 'too-large' && requestSize <= 1) return 'refused'
  if (isTriedAgain(fault)) return 'not-processed'
  // An unknown kind, stored by a later version, counts as no answer.
  return traitsOf(fault.kind)?.arrival ?? 'unknown'
}
