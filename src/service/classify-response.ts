import { type Fault, SOME_REDIRECT } from '#domain/upload/answers/fault.ts'
import { plainExcerpt } from './plain-excerpt.ts'

const OF_A_GATEWAY: ReadonlySet<number> = new Set([502, 503, 504])
const TURNED_DOWN: ReadonlySet<number> = new Set([400, 403, 404, 405, 415, 422])

/** A response in place of an answer, as far as it matters. */
type FaultyResponse = {
  readonly status: number
  readonly redirected: boolean
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body: string
}

/** The time by the clock that a date in Retry-After was made with; ours may be an hour off. */
function serverNow(headers: FaultyResponse['headers'], nowMs: number): number {
  const date = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(date) ? nowMs : date
}

/** Says what went wrong with a request that came back without a 2xx. */
export function classifyResponse(response: FaultyResponse, nowMs: number): Fault {
  const { status, headers, body } = response
  if (response.redirected) return { kind: 'unclear-status', status: SOME_REDIRECT, excerpt: '' }
  if (status === 401) return { kind: 'unauthorized' }
  if (status === 413) return { kind: 'too-large' }
  const retryAfterMs = parseRetryAfter(headers.get('Retry-After'), serverNow(headers, nowMs))
  if (status === 429 || (status === 503 && retryAfterMs !== null))
    return { kind: 'unavailable', status, retryAfterMs }
  if (OF_A_GATEWAY.has(status) && headers.get(NOT_CONNECTED_HEADER) === NOT_CONNECTED_VALUE)
    return { kind: 'not-connected' }
  const kind = TURNED_DOWN.has(status) ? 'request-rejected' : 'unclear-status'
  return { kind, status, excerpt: plainExcerpt(body) }
}

/** Nobody waits longer than that, and a nonsense number must not become a date. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i

/** Reads a Retry-After header, in seconds or as an HTTP date; null when it says neither. */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(text)) return Math.min(Number(text) * 1000, LONGEST_MS)
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.min(Math.max(date - nowMs, 0), LONGEST_MS)
}

/**
 * How the forwarding server, or the proxy before it, says that it could not connect: nothing left. The server strips
 * this header from what the service answers.
 */
export const NOT_CONNECTED_HEADER = 'x-tracking-upload'
export const NOT_CONNECTED_VALUE = 'not-connected'
