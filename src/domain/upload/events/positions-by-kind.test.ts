import { expect, test } from 'vitest'
import { aJournal, someEntries } from '#testing/uploads/upload-journal.ts'
import { OUTCOME_KINDS } from '#domain/upload/outcome.ts'
import { positionsByKind } from './positions-by-kind.ts'

test('every entry stands once under its outcome, in the order of the sheet', () => {
  const journal = aJournal(someEntries(5)).submit().request([0, 1]).answer({ acceptedOrders: 2 })
  const { outcomes } = journal.request([3]).state()
  const lists = positionsByKind(outcomes)
  expect(lists).toMatchObject({ accepted: [0, 1], sending: [3], waiting: [2, 4], failed: [] })
  expect(OUTCOME_KINDS.flatMap((kind) => lists[kind])).toHaveLength(5)
})

test('the same list of outcomes is looked through once', () => {
  const { outcomes } = aJournal(someEntries(2)).submit().state()
  expect(positionsByKind(outcomes)).toBe(positionsByKind(outcomes))
})

test('a new list of outcomes is looked through anew', () => {
  const journal = aJournal(someEntries(2)).submit()
  expect(positionsByKind(journal.state().outcomes).waiting).toEqual([0, 1])
  expect(positionsByKind(journal.request([0]).state().outcomes).waiting).toEqual([1])
})
