import { expect, test } from 'vitest'
import { anUploadResult } from '#testing/builders.ts'
import { aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { measureProgress, roundRemaining } from './measure-progress.ts'

const entries = someEntries(6)

test('progress starts at zero and ends at the full count', () => {
  const journal = aJournal(entries).submit()
  expect(measureProgress(journal.state())).toMatchObject({ done: 0, total: 6 })
  journal.request([0, 1, 2, 3, 4, 5]).answer({ acceptedOrders: 6 })
  expect(measureProgress(journal.state())).toEqual({ done: 6, total: 6, remainingMs: null })
})

test('entries that were never sent don’t count as sent', () => {
  const journal = aJournal(entries).submit().request([0, 1]).fault({ kind: 'not-connected' })
  expect(measureProgress(journal.state())).toMatchObject({ done: 0, total: 6 })
})

test('a resend has its own progress, apart from the whole upload', () => {
  const journal = aJournal(entries)
    .submit()
    .request([0, 1, 2, 3, 4, 5])
    .answer({ acceptedOrders: 0 })
    .submit([0, 1, 2], 'corrected')
    .request([0])
    .answer({ acceptedOrders: 1 })
  expect(measureProgress(journal.state())).toMatchObject({ done: 1, total: 3 })
})

const FULL = 100
const many = someEntries(1000)

/** Answers to a trial of ten entries and then to full requests, each after the given milliseconds. */
function answersAfter(...tookMs: readonly number[]) {
  const journal = aJournal(many).submit()
  let now = 0
  for (const [index, ms] of tookMs.entries()) {
    const from = index === 0 ? 0 : 10 + (index - 1) * FULL
    const positions = Array.from({ length: index === 0 ? 10 : FULL }, (_, n) => from + n)
    const request = index + 1
    const result = anUploadResult({ acceptedOrders: positions.length })
    journal.add({ type: 'requested', at: now, request, submission: 0, positions })
    now += ms
    journal.add({ type: 'answered', at: now, request, result })
  }
  return measureProgress(journal.state()).remainingMs
}

test.each<[string, readonly number[], number | null]>([
  ['is not guessed from the trial', [50], null],
  ['nor from the first full request', [50, 400], null],
  ['follows the pace from the third answer on', [50, 400, 400], 8 * 400],
  ['does not jump for one slow answer', [50, 400, 400, 9000, 400, 400], 5 * 400],
  ['follows a service that has become slow for good', [50, 1, 1, 800, 800, 800], 5 * 800],
])('the remaining time %s', (_, tookMs, expected) => {
  expect(answersAfter(...tookMs)).toBe(expected)
})

test('the remaining time counts what can be sent now', () => {
  const journal = aJournal(many).submit()
  const ask = (request: number, at: number) => {
    const positions = Array.from({ length: FULL }, (_, n) => (request - 1) * FULL + n)
    journal.add({ type: 'requested', at, request, submission: 0, positions })
  }
  const answer = (request: number, at: number) =>
    journal.add({
      type: 'answered',
      at,
      request,
      result: anUploadResult({ acceptedOrders: FULL }),
    })
  ask(1, 0)
  ask(2, 0)
  answer(1, 400)
  ask(3, 400)
  answer(2, 600)
  ask(4, 600)
  answer(3, 800)
  ask(5, 800)
  answer(4, 1000)
  // An answer every 200 ms, and six requests left.
  expect(measureProgress(journal.state()).remainingMs).toBe(6 * 200)
})

test.each([
  [400, 1000],
  [9_400, 10_000],
  [33_000, 35_000],
  [61_000, 65_000],
  [140_000, 150_000],
  [3_000_000, 3_000_000],
])('%i ms are told as %i, so that the number stands still for a while', (ms, told) => {
  expect(roundRemaining(ms)).toBe(told)
})
