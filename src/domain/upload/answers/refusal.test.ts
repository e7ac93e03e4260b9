import { expect, test } from 'vitest'
import { aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import type { Fault } from '#domain/upload/fault.ts'
import { findBadEntries, refusalOf } from './refusal.ts'

const requestRejected = (status: number): Fault => ({
  kind: 'request-rejected',
  status,
  excerpt: '',
})

test.each([
  [requestRejected(400), 'entries'],
  [requestRejected(422), 'entries'],
  [requestRejected(403), 'access'],
  [requestRejected(404), 'address'],
  [requestRejected(405), 'address'],
  [requestRejected(415), 'address'],
  [{ kind: 'too-large' } as const, 'size'],
])('%j is about %s', (fault, kind) => {
  expect(refusalOf(fault)).toBe(kind)
})

test('an entry that is refused alone is bad; one among others may not be', () => {
  const journal = aJournal(someEntries(5)).submit()
  journal.request([0]).fault(requestRejected(422))
  journal.request([1, 2]).fault(requestRejected(422))
  journal.request([3]).fault(requestRejected(403))
  journal.request([4]).answer({ acceptedOrders: 1 })
  expect(findBadEntries(journal.state(), [0, 1, 2, 3, 4])).toEqual([0])
})
