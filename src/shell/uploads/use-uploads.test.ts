import { expect, test } from 'vitest'
import { startState } from '#domain/upload/events/apply-events.ts'
import { aHeader } from '#testing/uploads/fake-run.ts'
import { someEntries } from '#testing/uploads/upload-journal.ts'
import { keepOldCounts, withCounts } from './use-uploads.ts'

const header = aHeader('u1', 3)
const other = aHeader('u2', 3)
const { counts } = startState(someEntries(3))
const newer = { ...counts, waiting: 1, accepted: 2 }

test('earlier counts are shown, marked as old, until the new ones arrive', () => {
  const before = [{ header, counts }]
  const now = [
    { header, counts: null },
    { header: other, counts: null },
  ]
  expect(keepOldCounts(before, now)).toEqual([
    { header, counts, isOld: true },
    { header: other, counts: null },
  ])
  expect(keepOldCounts(before, [{ header, counts: newer }])).toEqual([{ header, counts: newer }])
  expect(keepOldCounts(undefined, now)).toEqual(now)
})

test('a counted upload is no longer marked as old, and a deleted one is removed', () => {
  const shown = [
    { header, counts, isOld: true },
    { header: other, counts: null },
  ]
  expect(withCounts(shown, ['u1', 'u2'], [{ id: 'u1', counts: newer }])).toEqual([
    { header, counts: newer },
  ])
  expect(withCounts(shown, ['u1'], [{ id: 'u1', counts: newer }])).toEqual([
    { header, counts: newer },
    { header: other, counts: null },
  ])
})
