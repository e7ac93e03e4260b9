import { expect, test } from 'vitest'
import { aJournal, someEntries } from '#testing/upload-journal.ts'
import type { Fault } from './fault.ts'
import { findCulprits, refusalOf } from './refusal.ts'

const turnedDown = (status: number): Fault => ({ kind: 'turned-down', status, excerpt: '' })

test.each([
  [turnedDown(400), 'entries'],
  [turnedDown(422), 'entries'],
  [turnedDown(403), 'access'],
  [turnedDown(404), 'address'],
  [turnedDown(405), 'address'],
  [turnedDown(415), 'address'],
  [{ kind: 'too-large' } as const, 'size'],
])('%j is about %s', (fault, kind) => {
  expect(refusalOf(fault)).toBe(kind)
})

test('an entry that is turned down alone is a culprit; one among others may not be', () => {
  const journal = aJournal(someEntries(5)).submit()
  journal.request([0]).fault(turnedDown(422))
  journal.request([1, 2]).fault(turnedDown(422))
  journal.request([3]).fault(turnedDown(403))
  journal.request([4]).answer({ acceptedOrders: 1 })
  expect(findCulprits(journal.state(), [0, 1, 2, 3, 4])).toEqual([0])
})
