import type { PracticeEffect } from '#domain/entry/practice-values.ts'
import type { WireAnswer } from './process-entries.ts'

/** How often a practice value interrupts: always, once for each order ID, or once for each token and order ID. */
export type Frequency = 'always' | 'once' | 'once-a-token'

type Interruption<Given> = {
  readonly effect: PracticeEffect
  readonly frequency: Frequency
  readonly reply: (given: Given) => SimulatorReply
}

/** Replies instead of processing a request, given the time. The first one that a request triggers counts. */
export const FAULTS_BEFORE: readonly Interruption<number>[] = [
  { effect: 'token-expires', frequency: 'once', reply: () => UNAUTHORIZED },
  { effect: 'always-too-large', frequency: 'always', reply: tooLarge },
  { effect: 'too-large', frequency: 'always', reply: tooLarge },
  {
    effect: 'request-rejected',
    frequency: 'always',
    reply: () => errorReply(422, 'The request cannot be processed.'),
  },
  { effect: 'too-many-requests', frequency: 'once-a-token', reply: tooManyRequests },
  { effect: 'try-later', frequency: 'once-a-token', reply: tryLater },
  {
    effect: 'server-fault',
    frequency: 'once-a-token',
    reply: () => errorReply(500, 'Internal server error.'),
  },
  { effect: 'dropped-before', frequency: 'once-a-token', reply: () => DROP },
]

/** Replies instead of the answer, after the request was processed. */
export const FAULTS_AFTER: readonly Interruption<WireAnswer>[] = [
  { effect: 'dropped-after', frequency: 'once-a-token', reply: () => DROP },
  { effect: 'broken-json', frequency: 'once-a-token', reply: brokenJson },
  { effect: 'html', frequency: 'once-a-token', reply: () => WEB_PAGE },
  { effect: 'no-sense', frequency: 'once-a-token', reply: withoutCounts },
]

const WAIT_MS = 2000

function tooLarge(): SimulatorReply {
  return errorReply(413, 'The request is too large.')
}

function tooManyRequests(): SimulatorReply {
  return errorReply(429, 'Too many requests.', { 'Retry-After': String(WAIT_MS / 1000) })
}

/** Rounds up, since an HTTP date has no milliseconds and the client must not come back too early. */
function tryLater(nowMs: number): SimulatorReply {
  const seconds = Math.ceil((nowMs + WAIT_MS) / 1000)
  const date = new Date(seconds * 1000).toUTCString()
  return errorReply(503, 'Try again later.', { 'Retry-After': date })
}

function withoutCounts({ shipmentFailed, shipmentSelectCourier }: WireAnswer): SimulatorReply {
  return jsonReply(200, { shipmentFailed, shipmentSelectCourier })
}

/** The simulator's reply to a request. `drop`: the connection ends without an answer. */
export type SimulatorReply =
  | {
      readonly kind: 'reply'
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      readonly body: string
      /** Milliseconds until the answer is sent. */
      readonly delayMs: number
    }
  | { readonly kind: 'drop'; readonly delayMs: number }

type Headers = Readonly<Record<string, string>>

const TEXT = 'text/plain; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

/** Returns a reply with a body. */
function reply(status: number, type: string, body: string, more: Headers = {}): SimulatorReply {
  return { kind: 'reply', status, headers: { 'Content-Type': type, ...more }, body, delayMs: 0 }
}

export function jsonReply(status: number, value: unknown, more: Headers = {}): SimulatorReply {
  return reply(status, JSON_TYPE, JSON.stringify(value), more)
}

/** Returns an error as a small JSON object, since the contract doesn't define its shape. */
export function errorReply(status: number, error: string, more: Headers = {}): SimulatorReply {
  return jsonReply(status, { error }, more)
}

const DROP: SimulatorReply = { kind: 'drop', delayMs: 0 }

/** The only error that the contract defines. */
export const UNAUTHORIZED: SimulatorReply = reply(401, TEXT, 'Unauthorized')

/** A web page instead of JSON, as a proxy would send it. */
const WEB_PAGE: SimulatorReply = reply(
  200,
  HTML_TYPE,
  '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>',
)

/** Returns the first half of an answer. */
function brokenJson(value: unknown): SimulatorReply {
  const text = JSON.stringify(value)
  return reply(200, JSON_TYPE, text.slice(0, Math.ceil(text.length / 2)))
}
