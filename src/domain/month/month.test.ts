import { expect, test } from 'vitest'
import { aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { type Failure, reviewMonth, type UploadOfMonth } from './month.ts'

const { counts: ofThree } = aJournal(someEntries(3)).submit().state()

const anUpload = (startedAt: number, failures: readonly Failure[] = []): UploadOfMonth => ({
  startedAt,
  counts: ofThree,
  first: { accepted: 2, entries: 3 },
  failures,
})

const failed = (at: number, family: string, order = `O-${at}`): Failure => ({ at, family, order })

const STARTS = [100, 200, 300]

test('each day has the outcomes of its own uploads, and older uploads are not counted', () => {
  const { days, first } = reviewMonth([anUpload(50), anUpload(250), anUpload(299)], STARTS)
  expect(days.map(({ counts }) => counts)).toEqual([{}, { waiting: 6 }, {}])
  expect(first).toEqual({ accepted: 4, entries: 6 })
})

test('families are ranked by their failures in the month, with the number before', () => {
  const { families } = reviewMonth(
    [
      anUpload(50, [failed(50, 'Old'), failed(51, 'Not found')]),
      anUpload(250, [failed(250, 'Not found', 'A'), failed(260, 'Not found', 'B')]),
      anUpload(260, [failed(261, 'Not pending', 'C'), failed(262, 'Not found', 'A')]),
    ],
    STARTS,
  )
  expect(families).toEqual([
    { family: 'Not found', count: 3, before: 1, orders: ['A', 'B'] },
    { family: 'Not pending', count: 1, before: 0, orders: ['C'] },
  ])
})

test('five families at most are named', () => {
  const failures = ['a', 'b', 'c', 'd', 'e', 'f'].map((family) => failed(300, family))
  expect(reviewMonth([anUpload(300, failures)], STARTS).families).toHaveLength(5)
})
