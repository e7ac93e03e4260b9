import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Outcome } from '#domain/upload/outcome.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import { createCandidateFolder } from './fold-candidates.ts'
import { groupEntries } from './group-entries.ts'

const shapeOf = (trackingId: string) => trackingId.replace(/\d/g, '9').replace(/[A-Z]/g, 'A')

const needs = (...keys: readonly string[]): Outcome => ({
  kind: 'courier-needed',
  at: 1,
  candidates: keys.map((key) => aCandidate({ key })),
})

const WAITING: Outcome = { kind: 'waiting' }

function group(rows: readonly (readonly [string, Outcome])[]) {
  return groupEntries({
    entries: rows.map(([trackingId]) => anEntry({ trackingId })),
    outcomes: rows.map(([, outcome]) => outcome),
    shapeOf,
    fold: createCandidateFolder(),
  })
}

test('entries with the same candidates and shape are one group, the largest first', () => {
  const groups = group([
    ['1234', needs('A', 'B')],
    ['AB12', needs('A', 'B')],
    ['CD34', needs('B', 'A')],
    ['5678', needs('A', 'C')],
    ['EF56', needs('A', 'B')],
    ['GH78', WAITING],
  ])
  expect(groups.map(({ positions, shape }) => [positions, shape])).toEqual([
    [[1, 2, 4], 'AA99'],
    [[0], '9999'],
    [[3], '9999'],
  ])
})

test('of groups with as many entries, the one that comes first in the sheet comes first', () => {
  const groups = group([
    ['1', needs('A')],
    ['2', needs('B')],
    ['A', needs('A')],
  ])
  expect(groups.map(({ positions }) => positions)).toEqual([[0], [1], [2]])
})

test('three numbers are shown as samples', () => {
  const groups = group(['1', '2', '3', '4'].map((number) => [number, needs('A')] as const))
  expect(groups[0]?.samples).toEqual(['1', '2', '3'])
})

test('entries without candidates are groups by shape', () => {
  expect(
    group([
      ['1', needs()],
      ['A', needs()],
      ['2', needs()],
    ]).map(({ positions }) => positions),
  ).toEqual([[0, 2], [1]])
})

test('every entry that needs a courier is in exactly one group', () => {
  const outcome = fc.oneof(
    fc.constant(WAITING),
    fc.array(fc.constantFrom('A', 'B', 'C')).map((keys) => needs(...keys)),
  )
  const row = fc.tuple(fc.constantFrom('1', '22', 'A1'), outcome)
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const grouped = group(rows).flatMap(({ positions }) => positions)
      const needed = rows.flatMap(([, { kind }], index) =>
        kind === 'courier-needed' ? [index] : [],
      )
      expect(grouped.sort((one, other) => one - other)).toEqual(needed)
    }),
  )
})
