import { expect, test } from 'vitest'
import { TIMEOUT } from '#testing/uploads/upload-journal.ts'
import { arrivalOf, type Fault } from './fault.ts'

const excerpt = ''
const OF_A_LATER_VERSION = { kind: 'of a later version' } as unknown as Fault

test.each<[Fault, string]>([
  [{ kind: 'unauthorized' }, 'not-processed'],
  [{ kind: 'unavailable', status: 429, retryAfterMs: null }, 'not-processed'],
  [{ kind: 'request-rejected', status: 400, excerpt }, 'refused'],
  [{ kind: 'not-connected' }, 'not-sent'],
  [TIMEOUT, 'unknown'],
  [{ kind: 'unclear-status', status: 500, excerpt }, 'unknown'],
  [{ kind: 'unreadable', status: 200, why: 'no-sense', excerpt }, 'unknown'],
  [OF_A_LATER_VERSION, 'unknown'],
])('after %j the entries of a request are %s', (fault, arrival) => {
  expect(arrivalOf(fault, 1)).toBe(arrival)
  expect(arrivalOf(fault, 100)).toBe(arrival)
})

test('a request that is too large is sent in smaller parts, down to a single entry', () => {
  expect(arrivalOf({ kind: 'too-large' }, 2)).toBe('not-processed')
  expect(arrivalOf({ kind: 'too-large' }, 1)).toBe('refused')
})
