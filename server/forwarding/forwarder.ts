import { NOT_CONNECTED_HEADER, NOT_CONNECTED_VALUE } from '#service/classify-response.ts'
import { decodeContent } from '#server/static/content-encoding.ts'
import { type Exchange, exchange, upstreamAgent } from './exchange.ts'
import { ownAnswer, type TrackingEndpoint, type TrackingReply } from './tracking-endpoint.ts'

/** The page gives up after `timeoutMs`; this server waits longer, so that a late answer is not lost in between. */
const LONGER_THAN_THE_PAGE_MS = 15_000
const LEAST_TIMEOUT_MS = 75_000
/** A hundred entries with thousands of candidates each stay below; what is longer would only fill the memory. */
const MOST_ANSWER_BYTES = 128 * 1024 * 1024

/** How long the service may take, given how long the page waits. */
export function forwardTimeoutMs(pageTimeoutMs: number): number {
  return Math.max(LEAST_TIMEOUT_MS, pageTimeoutMs + LONGER_THAN_THE_PAGE_MS)
}

export type ForwarderOptions = {
  readonly service: URL
  readonly timeoutMs: number
  readonly connectTimeoutMs?: number
  /** The most that an answer may be long, as it comes and unpacked. */
  readonly mostAnswerBytes?: number
  /** Told what the operator should know: never a token, never a body. */
  readonly log: (line: string) => void
}

/** Answers with what the service answers: status, Content-Type, Retry-After and body, and nothing else of it. */
export function forwarder(options: ForwarderOptions): TrackingEndpoint {
  const { service, timeoutMs, connectTimeoutMs = 10_000, log } = options
  const { mostAnswerBytes: mostBytes = MOST_ANSWER_BYTES } = options
  const url = endpointOf(service)
  const target = { url, agent: upstreamAgent(url.protocol), timeoutMs, connectTimeoutMs, mostBytes }
  return async (request) => {
    const outcome = await exchange(target, request)
    if (outcome.kind !== 'answered') log(`${url.href}: ${describe(outcome)}`)
    return replyOf(outcome, mostBytes)
  }
}

/** The address of the one endpoint behind a base URL, which may carry a path and a trailing slash. */
export function endpointOf(service: URL): URL {
  const url = new URL(service)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/v1/api/tracking`
  return url
}

function describe(outcome: Exclude<Exchange, { kind: 'answered' }>): string {
  if (outcome.kind === 'timed-out') return 'no answer in time'
  if (outcome.kind === 'too-long') return 'an answer that is too long to be passed on'
  if (outcome.kind === 'not-connected') return `could not connect (${outcome.code})`
  return `the connection broke before the answer was whole (${outcome.code})`
}

async function replyOf(outcome: Exchange, mostBytes: number): Promise<TrackingReply> {
  if (outcome.kind === 'answered') return passOn(outcome, mostBytes)
  if (outcome.kind === 'too-long') return cannotPassOn()
  if (outcome.kind === 'timed-out') return ownAnswer(504, 'The service did not answer in time.')
  if (outcome.kind === 'cut') {
    return ownAnswer(502, 'The connection to the service broke before it had answered.')
  }
  return ownAnswer(502, 'No connection to the service could be made. Nothing was sent.', {
    [NOT_CONNECTED_HEADER]: NOT_CONNECTED_VALUE,
  })
}

function cannotPassOn(): TrackingReply {
  return ownAnswer(502, 'The service gave an answer that cannot be passed on.')
}

async function passOn(
  answer: Extract<Exchange, { kind: 'answered' }>,
  mostBytes: number,
): Promise<TrackingReply> {
  const { status, headers } = answer
  const body = await decodeContent(answer.body, headers['content-encoding'], mostBytes)
  if (body === null || status < 200 || status > 599) return cannotPassOn()
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
