import { cutEnd } from '#base/cut-end.ts'
import { NOT_CONNECTED_HEADER, NOT_CONNECTED_VALUE } from '#service/classify-response.ts'
import { type Exchange, exchange, upstreamAgent } from './exchange.ts'
import { ownAnswer, type TrackingEndpoint, type TrackingReply } from './tracking-endpoint.ts'

/** The page gives up after `timeoutMs`; this server waits longer, so a late answer isn't lost. */
const LONGER_THAN_THE_PAGE_MS = 15_000
const LEAST_TIMEOUT_MS = 75_000
/** Enough for a hundred entries with thousands of candidates each. */
const MOST_ANSWER_BYTES = 32 * 1024 * 1024

/** Time limit for the service, given the page's own. */
export function forwardTimeoutMs(pageTimeoutMs: number): number {
  return Math.max(LEAST_TIMEOUT_MS, pageTimeoutMs + LONGER_THAN_THE_PAGE_MS)
}

export type ForwarderOptions = {
  readonly service: URL
  readonly timeoutMs: number
  readonly connectTimeoutMs?: number
  /** Limit for the decompressed answer. */
  readonly mostAnswerBytes?: number
  /** Logs for the operator, never a token or a body. */
  readonly log: (line: string, kind: Trouble) => void
}

/** Reason why the service's answer is missing. */
export type Trouble = Exclude<Exchange['kind'], 'whole' | 'long'> | 'unexpected'

/** Forwards requests; passes on only status, Content-Type, Retry-After and body of the answer. */
export function forwarder(options: ForwarderOptions): TrackingEndpoint {
  const { service, timeoutMs, connectTimeoutMs = 10_000, log } = options
  const { mostAnswerBytes: mostBytes = MOST_ANSWER_BYTES } = options
  const url = endpointOf(service)
  const target = { url, agent: upstreamAgent(url.protocol), timeoutMs, connectTimeoutMs, mostBytes }
  return async (request) => {
    const outcome = await exchange(target, request)
    if (outcome.kind !== 'whole' && outcome.kind !== 'long') {
      log(`${url.href}: ${describe(outcome)}`, outcome.kind)
    }
    return replyOf(outcome)
  }
}

/** The endpoint's URL for a base URL, which may have a path and a trailing slash. */
export function endpointOf(service: URL): URL {
  const url = new URL(service)
  url.pathname = `${cutEnd(url.pathname, /\//)}/v1/api/tracking`
  return url
}

function describe(outcome: Exclude<Exchange, Passable>): string {
  switch (outcome.kind) {
    case 'timed-out':
      return 'no answer in time'
    case 'too-long':
      return 'an answer that is too long to be passed on'
    case 'unreadable':
      return 'an answer that is packed in an unknown way'
    case 'not-connected':
      return `could not connect (${outcome.code})`
    case 'cut':
      return `the connection broke before the answer was whole (${outcome.code})`
  }
}

/** Header that tells the page that nothing was sent. */
export const NOT_CONNECTED = { [NOT_CONNECTED_HEADER]: NOT_CONNECTED_VALUE }

function replyOf(outcome: Exchange): TrackingReply {
  switch (outcome.kind) {
    case 'whole':
    case 'long':
      return passOn(outcome)
    case 'too-long':
    case 'unreadable':
      return cannotPassOn()
    case 'timed-out':
      return ownAnswer(504, 'The service did not answer in time.')
    case 'cut':
      return ownAnswer(502, 'The connection to the service broke before it had answered.')
    case 'not-connected':
      return ownAnswer(
        502,
        'No connection to the service could be made. Nothing was sent.',
        NOT_CONNECTED,
      )
  }
}

function cannotPassOn(): TrackingReply {
  return ownAnswer(502, 'The service gave an answer that cannot be passed on.')
}

type Passable = Extract<Exchange, { kind: 'whole' | 'long' }>

function passOn({ status, headers, body }: Passable): TrackingReply {
  if (status < 200 || status > 599) return cannotPassOn()
  const type = headers['content-type']
  const retryAfter = headers['retry-after']
  return {
    kind: 'answer',
    status,
    headers: {
      ...(type === undefined ? {} : { 'Content-Type': type }),
      ...(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }),
    },
    body,
  }
}
