import { type Fault, SOME_REDIRECT } from '#domain/upload/fault.ts'
import { plainExcerpt } from './plain-excerpt.ts'

const GATEWAY_ERRORS: ReadonlySet<number> = new Set([502, 503, 504])
const REJECTED: ReadonlySet<number> = new Set([400, 403, 404, 405, 415, 422])

/** The relevant parts of a response other than 2xx. */
type FaultyResponse = {
  readonly status: number
  readonly redirected: boolean
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body: string
}

/** Returns the server's time, with which a date in Retry-After was made; the local clock may be wrong. */
function serverNow(headers: FaultyResponse['headers'], nowMs: number): number {
  const date = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(date) ? nowMs : date
}

/** Returns the fault of a response other than 2xx. */
export function classifyResponse(response: FaultyResponse, nowMs: number): Fault {
  const { status, headers, body } = response
  if (response.redirected) return { kind: 'unclear-status', status: SOME_REDIRECT, excerpt: '' }
  if (status === 401) return { kind: 'unauthorized' }
  if (status === 413) return { kind: 'too-large' }
  const retryAfterMs = parseRetryAfter(headers.get('Retry-After'), serverNow(headers, nowMs))
  if (status === 429 || (status === 503 && retryAfterMs !== null))
    return { kind: 'unavailable', status, retryAfterMs }
  if (GATEWAY_ERRORS.has(status) && headers.get(NOT_CONNECTED_HEADER) === NOT_CONNECTED_VALUE)
    return { kind: 'not-connected' }
  const kind = REJECTED.has(status) ? 'request-rejected' : 'unclear-status'
  return { kind, status, excerpt: plainExcerpt(body) }
}

/** Limit for a wait, so that a nonsensical number stays a valid time. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i

/** Parses a Retry-After header, in seconds or as an HTTP date; null when it is neither. */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(text)) return Math.min(Number(text) * 1000, LONGEST_MS)
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.min(Math.max(date - nowMs, 0), LONGEST_MS)
}

/**
 * Set by the forwarding server, or the proxy before it, when it could not connect, so the request never left. The
 * server strips this header from the service's responses.
 */
export const NOT_CONNECTED_HEADER = 'x-tracking-upload'
export const NOT_CONNECTED_VALUE = 'not-connected'
