import type { PracticeEffect } from '#domain/entry/practice-values.ts'
import { DROP, UNAUTHORIZED, WEB_PAGE, brokenJson, errorReply, jsonReply } from './replies.ts'
import type { SimulatorReply } from './replies.ts'
import type { WireAnswer } from './wire-answer.ts'

/** How often a practice value interrupts: always; once for each order id; once for each token and order id. */
export type Frequency = 'always' | 'once' | 'once-a-token'

/** A fault that comes instead of processing the request. */
export type FaultBefore = {
  readonly effect: PracticeEffect
  readonly frequency: Frequency
  readonly reply: (nowMs: number) => SimulatorReply
}

/** In the order in which they are met when one request holds several. */
export const FAULTS_BEFORE: readonly FaultBefore[] = [
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
export type FaultAfter = {
  readonly effect: PracticeEffect
  readonly frequency: Frequency
  readonly reply: (answer: WireAnswer) => SimulatorReply
}

export const FAULTS_AFTER: readonly FaultAfter[] = [
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

/** A date has no milliseconds: rounded up, so that nobody is told to come too early. */
function tryLater(nowMs: number): SimulatorReply {
  const seconds = Math.ceil((nowMs + WAIT_MS) / 1000)
  const date = new Date(seconds * 1000).toUTCString()
  return errorReply(503, 'Try again later.', { 'Retry-After': date })
}

function withoutCounts({ shipmentFailed, shipmentSelectCourier }: WireAnswer): SimulatorReply {
  return jsonReply(200, { shipmentFailed, shipmentSelectCourier })
}
