import { expect, test } from 'vitest'
import { planWait } from './waiting-policy.ts'

test.each([
  [
    { retryAfterMs: 7000, tries: 0 },
    { kind: 'wait', ms: 7000, told: true },
  ],
  [
    { retryAfterMs: 7000, tries: 99 },
    { kind: 'wait', ms: 7000, told: true },
  ],
  [
    { retryAfterMs: null, tries: 0 },
    { kind: 'wait', ms: 750, told: false },
  ],
  [
    { retryAfterMs: null, tries: 3 },
    { kind: 'wait', ms: 6000, told: false },
  ],
  [
    { retryAfterMs: 0, tries: 1 },
    { kind: 'wait', ms: 1500, told: false },
  ],
  [{ retryAfterMs: null, tries: 6 }, { kind: 'ask' }],
  [{ retryAfterMs: 0, tries: 6 }, { kind: 'ask' }],
])('unavailable %j', (unavailable, plan) => {
  expect(planWait({ ...unavailable, random: 0.5 })).toEqual(plan)
})
