import { expect, test } from 'vitest'
import { aJournal, someEntries } from '#testing/upload-journal.ts'
import { measureProgress } from './measure-progress.ts'

const entries = someEntries(6)

test('an upload begins at nothing and ends at all', () => {
  const journal = aJournal(entries).submit()
  expect(measureProgress(journal.state())).toMatchObject({ done: 0, total: 6 })
  journal.request([0, 1, 2, 3, 4, 5]).answer({ acceptedOrders: 6 })
  expect(measureProgress(journal.state())).toEqual({ done: 6, total: 6, remainingMs: null })
})

test('a resend is measured by itself, not against the whole upload', () => {
  const journal = aJournal(entries)
    .submit()
    .request([0, 1, 2, 3, 4, 5])
    .answer({ acceptedOrders: 0 })
    .submit([0, 1, 2], 'mended')
    .request([0])
    .answer({ acceptedOrders: 1 })
  expect(measureProgress(journal.state())).toMatchObject({ done: 1, total: 3 })
})

test('the remaining time follows the pace of the answers, once there are two', () => {
  const journal = aJournal(entries).submit().request([0, 1]).answer({ acceptedOrders: 2 })
  expect(measureProgress(journal.state()).remainingMs).toBeNull()
  journal.request([2, 3]).answer({ acceptedOrders: 2 })
  // Each answer of the journal takes a second, and one request of two is left.
  expect(measureProgress(journal.state()).remainingMs).toBe(1000)
})
