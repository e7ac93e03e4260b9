import { expect, test } from 'vitest'
import type { Fault } from './fault.ts'
import type { Outcome } from './outcome.ts'
import { aCandidate } from '#testing/builders.ts'
import { codeOfFault, explainOutcome, FAULT_CODES, type OutcomeWords } from './explain-outcome.ts'

/** Words that show which function was called, and its arguments. */
const WORDS: OutcomeWords = {
  between: ' + ',
  marked: (at) => `marked at ${at}`,
  reason: (message) => `reason ${message}`,
  courierToo: () => 'courier too',
  otherCourier: (courier) => `about ${courier}`,
  otherOrder: (orderId) => `called ${orderId}`,
  candidates: (candidates) => `choose of ${candidates.length}`,
  unexplained: ({ missing, unnamed }) => `${missing} of ${unnamed}`,
  doubt: ({ doubt }) => `doubt at ${doubt.at}`,
  fault: codeOfFault,
  notSent: () => 'not sent',
  setAside: ({ why }) => `aside: ${why}`,
}

const waiting: Outcome = { kind: 'waiting' }
const candidates = [aCandidate(), aCandidate()]

test.each<[string, Outcome]>([
  ['', waiting],
  ['', { kind: 'sending', request: 1 }],
  ['', { kind: 'accepted', how: 'by-count', at: 5 }],
  ['marked at 5', { kind: 'accepted', how: 'by-person', at: 5 }],
  ['reason Unknown', { kind: 'failed', at: 5, message: 'Unknown', candidates: null }],
  ['reason null + courier too', { kind: 'failed', at: 5, message: null, candidates }],
  [
    'reason No + about 7 + courier too',
    { kind: 'failed', at: 5, message: 'No', candidates, otherCourier: '7' },
  ],
  ['choose of 2', { kind: 'courier-needed', at: 5, candidates }],
  ['choose of 2 + about 7', { kind: 'courier-needed', at: 5, candidates, otherCourier: '7' }],
  [
    'choose of 2 + about 7 + called so-1',
    { kind: 'courier-needed', at: 5, candidates, otherCourier: '7', otherOrder: 'so-1' },
  ],
  [
    'reason No + called so-1',
    { kind: 'failed', at: 5, message: 'No', candidates: null, otherOrder: 'so-1' },
  ],
  ['2 of 3', { kind: 'unexplained', at: 5, request: 1, accepted: 1, unnamed: 3 }],
  [
    'doubt at 4',
    { kind: 'in-doubt', doubt: { at: 4, request: 1, cause: { kind: 'unexplained' } }, since: null },
  ],
  ['too-large', { kind: 'refused', at: 5, request: 1, fault: { kind: 'too-large' } }],
  ['not sent', { kind: 'not-sent', at: 5, request: 1 }],
  ['aside: twice', { kind: 'set-aside', at: 5, why: 'twice', before: waiting }],
])('the explanation of an outcome: “%s”', (said, outcome) => {
  expect(explainOutcome(outcome, WORDS)).toBe(said)
})

test('every fault has a code, and a redirect and a request blocked by the browser have their own', () => {
  const unclear = { kind: 'unclear-status', excerpt: '' } as const
  const faults: readonly Fault[] = [
    { ...unclear, status: 300 },
    { kind: 'not-connected', direct: true },
    { kind: 'unauthorized' },
    { kind: 'too-large' },
    { kind: 'unavailable', status: 429, retryAfterMs: null },
    { kind: 'request-rejected', status: 400, excerpt: '' },
    { kind: 'not-connected' },
    { kind: 'no-answer', cause: 'network' },
    { kind: 'no-answer', cause: 'timeout' },
    { kind: 'no-answer', cause: 'interrupted' },
    { ...unclear, status: 500 },
    { kind: 'unreadable', status: 200, why: 'not-json', excerpt: '' },
    { kind: 'unreadable', status: 200, why: 'no-sense', excerpt: '' },
  ]
  expect(faults.map(codeOfFault)).toEqual(FAULT_CODES)
})
