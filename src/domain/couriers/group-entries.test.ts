import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Outcome } from '#domain/upload/outcome.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import { groupEntries } from './group-entries.ts'

const shapeOf = (trackingId: string) => trackingId.replace(/\d/g, '9').replace(/[A-Z]/g, 'A')

const needs = (...keys: readonly string[]): Outcome => ({
  kind: 'courier-needed',
  at: 1,
  candidates: keys.map((key) => aCandidate({ key })),
})

const WAITING: Outcome = { kind: 'waiting' }

function group(
  rows: readonly (readonly [string, Outcome])[],
  choices: readonly [number, string][] = [],
) {
  return groupEntries({
    entries: rows.map(([trackingId]) => anEntry({ trackingId })),
    outcomes: rows.map(([, outcome]) => outcome),
    choices: new Map(choices),
    shapeOf,
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

test('three numbers are shown as samples', () => {
  const groups = group(['1', '2', '3', '4'].map((number) => [number, needs('A')] as const))
  expect(groups[0]?.samples).toEqual(['1', '2', '3'])
})

test('a key that is offered twice is one candidate, and makes no other group', () => {
  const groups = group([
    ['1', needs('A', 'B', 'A')],
    ['2', needs('A', 'B')],
  ])
  expect(groups).toHaveLength(1)
  expect(groups[0]?.candidates.map(({ key }) => key)).toEqual(['A', 'B'])
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

const four = ['1', '2', '3', '4'].map((number) => [number, needs('A', 'B')] as const)

test.each<[string, [number, string][], object]>([
  ['nothing', [], { choice: null, exceptions: [], chosenCount: 0 }],
  ['one entry', [[2, 'A']], { choice: null, exceptions: [2], chosenCount: 1 }],
  [
    'the group with one exception',
    [
      [0, 'A'],
      [1, 'A'],
      [2, 'B'],
      [3, 'A'],
    ],
    { choice: 'A', exceptions: [2], chosenCount: 4 },
  ],
  [
    'the group with one left for later',
    [
      [0, 'A'],
      [1, 'A'],
      [3, 'A'],
    ],
    { choice: 'A', exceptions: [2], chosenCount: 3 },
  ],
  [
    'half and half',
    [
      [0, 'A'],
      [1, 'A'],
      [2, 'B'],
      [3, 'B'],
    ],
    { choice: null, exceptions: [0, 1, 2, 3], chosenCount: 4 },
  ],
])('a choice for %s', (_, choices, expected) => {
  expect(group(four, choices)[0]).toMatchObject(expected)
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
