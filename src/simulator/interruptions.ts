import type { PracticeEffect } from '#domain/entry/practice-values.ts'
import type { WireAnswer } from './process-entries.ts'

/** How often a practice value interrupts: always; once for each order id; once for each token and order id. */
export type Frequency = 'always' | 'once' | 'once-a-token'

type Interruption<Given> = {
  readonly effect: PracticeEffect
  readonly frequency: Frequency
  readonly reply: (given: Given) => SimulatorReply
}

/** What comes instead of processing the request, at a time. Where one request holds several, the first one here is met. */
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

/** What becomes of an answer after the request was processed. */
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

/** A date has no milliseconds: rounded up, or a client would come too early. */
function tryLater(nowMs: number): SimulatorReply {
  const seconds = Math.ceil((nowMs + WAIT_MS) / 1000)
  const date = new Date(seconds * 1000).toUTCString()
  return errorReply(503, 'Try again later.', { 'Retry-After': date })
}

function withoutCounts({ shipmentFailed, shipmentSelectCourier }: WireAnswer): SimulatorReply {
  return jsonReply(200, { shipmentFailed, shipmentSelectCourier })
}

/** What the simulator does with a request. `drop`: the connection ends without an answer. */
export type SimulatorReply =
  | {
      readonly kind: 'reply'
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      readonly body: string
      /** How long the answer takes. */
      readonly delayMs: number
    }
  | { readonly kind: 'drop'; readonly delayMs: number }

type Headers = Readonly<Record<string, string>>

const TEXT = 'text/plain; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

/** The whole of a reply with a body. */
function reply(status: number, type: string, body: string, more: Headers = {}): SimulatorReply {
  return { kind: 'reply', status, headers: { 'Content-Type': type, ...more }, body, delayMs: 0 }
}

export function jsonReply(status: number, value: unknown, more: Headers = {}): SimulatorReply {
  return reply(status, JSON_TYPE, JSON.stringify(value), more)
}

/** An error as a small JSON object: the contract does not say what shape it has. */
export function errorReply(status: number, error: string, more: Headers = {}): SimulatorReply {
  return jsonReply(status, { error }, more)
}

const DROP: SimulatorReply = { kind: 'drop', delayMs: 0 }

/** The one error of the contract. */
export const UNAUTHORIZED: SimulatorReply = reply(401, TEXT, 'Unauthorized')

/** A web page where JSON was promised, as a proxy on the way would send it. */
const WEB_PAGE: SimulatorReply = reply(
  200,
  HTML_TYPE,
  '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>',
)

/** The first half of an answer. */
function brokenJson(value: unknown): SimulatorReply {
  const text = JSON.stringify(value)
  return reply(200, JSON_TYPE, text.slice(0, Math.ceil(text.length / 2)))
}

/** As services of this kind limit a request; what is over it is refused inside a 200. */
export const MOST_ENTRIES = 40

export const OVER_THE_LIMIT: SimulatorReply = jsonReply(200, {
  meta: {
    code: 4062,
    type: 'BadRequest',
    message: `Request exceeds ${MOST_ENTRIES}-number batch limit.`,
  },
  data: [],
})
