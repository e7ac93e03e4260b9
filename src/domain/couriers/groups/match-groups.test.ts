import { expect, test } from 'vitest'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import {
  findOffers,
  findOpenGroups,
  type GroupFilter,
  matchGroups,
  NO_FILTER,
} from './match-groups.ts'

const entries = ['YT100', 'YT101', '7001', '7002'].map((trackingId, n) =>
  anEntry({ trackingId, orderId: `SO-${n}`, merchantOrderId: `M-${n}0` }),
)

const aGroup = (id: string, shape: string, keys: string, ...positions: number[]): CourierGroup => ({
  id,
  shape,
  candidates: Array.from(keys, (key) => aCandidate({ key })),
  positions,
  samples: [],
})
const LETTERS = aGroup('letters', 'YT #3', 'AB', 0, 1)
const DIGITS = aGroup('digits', '#4', 'BC', 2, 3)

const match = (filter: Partial<GroupFilter>, ...foundCouriers: readonly string[]) => {
  const about = { entries, open: new Set(['letters']) }
  const found = new Set(foundCouriers)
  return [
    ...matchGroups(
      [LETTERS, DIGITS],
      { ...NO_FILTER, ...filter },
      { ...about, foundCouriers: found },
    ),
  ]
}

test.each<[string, Partial<GroupFilter>, [string, number[]][]]>([
  [
    'nothing',
    {},
    [
      ['letters', []],
      ['digits', []],
    ],
  ],
  ['what is open', { progress: 'open' }, [['letters', []]]],
  ['what is decided', { progress: 'decided' }, [['digits', []]]],
  ['a part of a number', { search: 'yt1' }, [['letters', [0, 1]]]],
  ['the merchant’s order ID', { search: 'm-20' }, [['digits', [2]]]],
  ['a number with spaces in it', { search: ' 70 02 ' }, [['digits', [3]]]],
  ['an order', { search: 'so-2' }, [['digits', [2]]]],
  ['two things of which no group has both', { search: 'so-2', progress: 'open' }, []],
])('groups are found by %s', (_, filter, found) => {
  expect(match(filter)).toEqual(found)
})

test('a search for a courier’s name finds the groups that offer it, without matching entries', () => {
  expect(match({ search: 'yun' }, 'C')).toEqual([['digits', []]])
  expect(match({ search: 'yun' })).toEqual([])
})

test('a courier is offered for the entries that have none and were not sent with this one', () => {
  const open = findOpenGroups([LETTERS, DIGITS], new Map([[0, 'A']]))
  expect(open.map(({ group, positions }) => [group.id, positions])).toEqual([
    ['letters', [1]],
    ['digits', [2, 3]],
  ])
  const offers = (courier: string) =>
    findOffers(open, courier, (position) => position === 2).map(({ positions }) => positions)
  expect(offers('B')).toEqual([[1], [3]])
  expect(offers('A')).toEqual([[1]])
  expect(offers('elsewhere')).toEqual([])
  expect(
    findOpenGroups(
      [LETTERS],
      new Map([
        [0, 'A'],
        [1, 'B'],
      ]),
    ),
  ).toEqual([])
})
