import { expect, test } from 'vitest'
import { FAULT_OF, LATER_FAULT } from '#testing/uploads/upload-journal.ts'
import { arrivalOf, type Fault } from './fault.ts'

test.each<[Fault, string]>([
  [FAULT_OF.unauthorized, 'not-processed'],
  [FAULT_OF.unavailable, 'not-processed'],
  [FAULT_OF['request-rejected'], 'refused'],
  [FAULT_OF['not-connected'], 'not-sent'],
  [FAULT_OF['no-answer'], 'unknown'],
  [FAULT_OF['unclear-status'], 'unknown'],
  [FAULT_OF.unreadable, 'unknown'],
  [LATER_FAULT, 'unknown'],
])('after %j the entries of a request are %s', (fault, arrival) => {
  expect(arrivalOf(fault, 1)).toBe(arrival)
  expect(arrivalOf(fault, 100)).toBe(arrival)
})

test('a request that is too large is sent in smaller parts, down to a single entry', () => {
  expect(arrivalOf({ kind: 'too-large' }, 2)).toBe('not-processed')
  expect(arrivalOf({ kind: 'too-large' }, 1)).toBe('refused')
})
