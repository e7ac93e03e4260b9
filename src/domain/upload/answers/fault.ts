/** What went wrong with one request. A closed union: each kind says whether the entries may have arrived. */
export type Fault =
  /** 401: the service processed nothing (service.md, rule 3). */
  | { readonly kind: 'unauthorized' }
  /** 413: nothing processed. */
  | { readonly kind: 'too-large' }
  /** 429, or 503 with Retry-After: nothing processed for now. `retryAfterMs` is null when it was not said. */
  | { readonly kind: 'unavailable'; readonly status: number; readonly retryAfterMs: number | null }
  /** 400, 403, 404, 405, 415, 422: the whole request is refused. `excerpt` is plain text, at most 300 characters. */
  | { readonly kind: 'request-rejected'; readonly status: number; readonly excerpt: string }
  /** The forwarding server said that it could not connect: nothing left. */
  | { readonly kind: 'not-connected' }
  /** The request may have arrived. `interrupted`: the page was closed before an answer. */
  | { readonly kind: 'no-answer'; readonly cause: 'network' | 'timeout' | 'interrupted' }
  /** 3xx (never followed), 408, any other 4xx or 5xx. */
  | { readonly kind: 'unclear-status'; readonly status: number; readonly excerpt: string }
  /** A 2xx that is no JSON object, or whose counts make no sense. */
  | {
      readonly kind: 'unreadable'
      readonly status: number
      readonly why: 'not-json' | 'no-sense'
      readonly excerpt: string
    }

/** The status of a redirect: a browser does not say which one it did not follow. */
export const SOME_REDIRECT = 300

export type FaultKind = Fault['kind']

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

const ARRIVALS: Readonly<Record<FaultKind, Arrival>> = {
  unauthorized: 'not-processed',
  unavailable: 'not-processed',
  'too-large': 'not-processed',
  'request-rejected': 'refused',
  'not-connected': 'not-sent',
  'no-answer': 'unknown',
  'unclear-status': 'unknown',
  unreadable: 'unknown',
}

export const FAULT_KINDS = Object.keys(ARRIVALS)

/** Says what a fault means for the entries of its request; one that is too large alone is refused. */
export function arrivalOf(fault: Fault, requestSize: number): Arrival {
  if (fault.kind === 'too-large' && requestSize <= 1) return 'refused'
  // A kind that a later version wrote is as good as no answer.
  return ARRIVALS[fault.kind] ?? 'unknown'
}
