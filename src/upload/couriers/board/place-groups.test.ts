import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { NO_FILTER } from '#domain/couriers/groups/match-groups.ts'
import { aCandidate } from '#testing/builders.ts'
import {
  areBySize,
  type BoardInput,
  keepOrder,
  NO_PLACES,
  placeGroups,
  type Places,
  putLast,
  sortBySize,
} from './place-groups.ts'

type Sizes = Readonly<Record<string, number>>

const aGroup = (id: string, size: number): CourierGroup => ({
  id,
  shape: '',
  candidates: [],
  positions: [...Array(size).keys()],
  samples: [],
})

/** Groups as `groupEntries` returns them, the largest first. */
const groupsOf = (sizes: Sizes) =>
  Object.entries(sizes)
    .map(([id, size]) => aGroup(id, size))
    .sort((one, other) => other.positions.length - one.positions.length)

const told = ({ cards }: Places) =>
  cards.map(({ id, positions }) => `${id}${positions.length}`).join(' ')

const inputOf = (groups: readonly CourierGroup[], more: Partial<BoardInput> = {}): BoardInput => ({
  groups,
  questions: [],
  tries: new Map(),
  filter: NO_FILTER,
  matches: null,
  isInUse: false,
  ...more,
})

const showGroups = (places: Places, groups: readonly CourierGroup[], isInUse: boolean) =>
  placeGroups(places, inputOf(groups, { isInUse }))

function shownAfter(...answers: readonly Sizes[]) {
  return answers.reduce((shown, sizes) => showGroups(shown, groupsOf(sizes), false), NO_PLACES)
}

test('a page begins with the largest group', () => {
  expect(told(shownAfter({ A: 1, B: 5, C: 3 }))).toBe('B5 C3 A1')
})

test('a group that grows keeps its place, a new one comes last, however large', () => {
  expect(told(shownAfter({ A: 1, B: 5 }, { A: 9, B: 5, C: 20 }))).toBe('B5 A9 C20')
})

test('a group whose entries were all sent and come back has its place again', () => {
  expect(told(shownAfter({ A: 4, B: 3, C: 2 }, { B: 3, C: 2 }, { A: 1, B: 3, C: 2 }))).toBe(
    'A1 B3 C2',
  )
})

test('while the list is frozen, a card without entries stays, and groups that come back are last', () => {
  const sent = shownAfter({ A: 4, B: 3, C: 2 }, { B: 3, C: 2 })
  const held = showGroups(sent, groupsOf({ A: 1, C: 2 }), true)
  expect(told(held)).toBe('B0 C2 A1')
  expect(told(showGroups(held, groupsOf({ A: 1, C: 2 }), false))).toBe('A1 C2')
})

test('sorting by size happens once, and later groups keep their places again', () => {
  const grown = shownAfter({ A: 2, B: 1 }, { A: 2, B: 7 })
  expect(areBySize(grown.cards)).toBe(false)
  const sorted = sortBySize(grown)
  expect(told(sorted)).toBe('B7 A2')
  expect(areBySize(sorted.cards)).toBe(true)
  expect(told(showGroups(sorted, groupsOf({ A: 9, B: 7 }), false))).toBe('B7 A9')
})

test('groups of the same size, or an empty one, need no sorting', () => {
  expect(areBySize([aGroup('B', 2), aGroup('E', 0), aGroup('A', 2), aGroup('C', 1)])).toBe(true)
})

test('a group that is left for later comes last, and new ones still come after it', () => {
  const later = putLast(shownAfter({ A: 3, B: 2, C: 1 }), 'A')
  expect(told(later)).toBe('B2 C1 A3')
  expect(told(showGroups(later, groupsOf({ A: 3, B: 2, C: 1, D: 8 }), true))).toBe('B2 C1 A3 D8')
})

test('no card changes its place while the list is frozen, whatever answers bring', () => {
  const sizes = fc.dictionary(
    fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    fc.integer({ min: 1, max: 9 }),
  )
  fc.assert(
    fc.property(fc.array(sizes), fc.array(sizes), (before, after) => {
      let shown = shownAfter(...before)
      for (const now of after) {
        const ids = shown.cards.map(({ id }) => id)
        shown = showGroups(shown, groupsOf(now), true)
        expect(shown.cards.slice(0, ids.length).map(({ id }) => id)).toEqual(ids)
        expect(shown.cards.map(({ id }) => id)).toEqual([
          ...new Set(shown.cards.map(({ id }) => id)),
        ])
        for (const { id, positions } of shown.cards) expect(positions).toHaveLength(now[id] ?? 0)
        for (const id of Object.keys(now))
          expect(shown.cards.some((one) => one.id === id)).toBe(true)
      }
    }),
  )
})

const anyIds = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'))

test('a new page has its groups in the order in which they came', () => {
  expect(keepOrder([], ['B', 'A'])).toEqual(['B', 'A'])
})

test('a group that grew, one that is gone and one that came back all keep their places', () => {
  expect(keepOrder(['B', 'A', 'C'], ['C', 'A', 'D'])).toEqual(['B', 'A', 'C', 'D'])
})

test('without a new group the order is the same array', () => {
  const known = ['B', 'A']
  expect(keepOrder(known, ['A'])).toBe(known)
})

test('no place changes, each group has one, and new ones keep their own order', () => {
  fc.assert(
    fc.property(fc.array(anyIds), (answers) => {
      let order: readonly string[] = []
      for (const ids of answers) {
        const before = order
        order = keepOrder(before, ids)
        expect(order.slice(0, before.length)).toEqual(before)
        expect(order.slice(before.length)).toEqual(ids.filter((id) => !before.includes(id)))
        expect(new Set(order).size).toBe(order.length)
      }
    }),
  )
})

const twoCouriers = (...keys: string[]): CourierGroup => ({
  ...aGroup('A', 2),
  candidates: keys.map((key) => aCandidate({ key })),
  samples: [`${keys[0]}-1`],
})
const candidatesOf = ({ cards }: Places) => cards[0]?.candidates.map(({ key }) => key).join(' ')

test('advice that comes while the list is in use changes no order, and does once it is left', () => {
  const first = showGroups(NO_PLACES, [twoCouriers('EMS', 'Post')], false)
  const held = showGroups(first, [twoCouriers('Post', 'EMS', 'New')], true)
  expect(candidatesOf(held)).toBe('EMS Post New')
  expect(held.cards[0]?.samples).toEqual(['EMS-1'])
  expect(candidatesOf(showGroups(held, [twoCouriers('Post', 'EMS', 'New')], false))).toBe(
    'Post EMS New',
  )
})

test('with a filter a group that no longer fits stays while the list is in use, until the filter changes', () => {
  const groups = groupsOf({ A: 3, B: 2 })
  const filter = { search: '', progress: 'open' } as const
  const matching = (...ids: string[]) => new Map(ids.map((id) => [id, []]))
  const open = placeGroups(NO_PLACES, inputOf(groups, { filter, matches: matching('A', 'B') }))
  const input = inputOf(groups, { filter, matches: matching('B'), isInUse: true })
  const held = placeGroups(open, input)
  expect(told(held)).toBe('A3 B2')
  expect(told(placeGroups(held, { ...input, filter: { ...filter } }))).toBe('B2')
  expect(told(placeGroups(held, { ...input, isInUse: false }))).toBe('B2')
})
