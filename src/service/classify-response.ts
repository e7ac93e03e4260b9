import { type Fault, SOME_REDIRECT } from '#domain/upload/answers/fault.ts'
import { NOT_CONNECTED_HEADER, NOT_CONNECTED_VALUE } from './forwarding.ts'
import { plainExcerpt } from './plain-excerpt.ts'
import { parseRetryAfter } from './retry-after.ts'

const TURNED_DOWN: ReadonlySet<number> = new Set([400, 403, 404, 405, 415, 422])

/** What came back but is no answer, as far as it matters. */
export type FaultyResponse = {
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

/** Says what went wrong with a request that came back without a 2xx, by design.md's table of faults. */
export function classifyResponse(response: FaultyResponse, nowMs: number): Fault {
  const { status, headers, body } = response
  if (response.redirected) return { kind: 'unclear-status', status: SOME_REDIRECT, excerpt: '' }
  if (status === 401) return { kind: 'unauthorized' }
  if (status === 413) return { kind: 'too-large' }
  if (status === 502 && headers.get(NOT_CONNECTED_HEADER) === NOT_CONNECTED_VALUE)
    return { kind: 'not-connected' }
  const retryAfterMs = parseRetryAfter(headers.get('Retry-After'), serverNow(headers, nowMs))
  if (status === 429 || (status === 503 && retryAfterMs !== null))
    return { kind: 'unavailable', status, retryAfterMs }
  const kind = TURNED_DOWN.has(status) ? 'request-rejected' : 'unclear-status'
  return { kind, status, excerpt: plainExcerpt(body) }
}
