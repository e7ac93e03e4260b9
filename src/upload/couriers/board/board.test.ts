import { expect, test } from 'vitest'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { NO_FILTER } from '#domain/couriers/groups/match-groups.ts'
import {
  type BoardEvent,
  type BoardState,
  EMPTY_BOARD,
  groupAtWork,
  reduceBoard,
  shownCards,
} from './board.ts'

/** Groups by ID, each with the entries whose positions are given. */
const groups = (all: Readonly<Record<string, readonly number[]>>): readonly CourierGroup[] =>
  Object.entries(all).map(([id, positions]) => ({
    id,
    positions,
    shape: '',
    candidates: [],
    samples: [],
  }))

const THREE = groups({ A: [0, 1, 2], B: [3, 4], C: [5] })

const look = (now: readonly CourierGroup[], isInUse = false): BoardEvent => ({
  kind: 'look',
  input: { groups: now, tries: new Map(), filter: NO_FILTER, matches: null, isInUse },
})

const chosen = (...positions: readonly number[]) => new Map(positions.map((one) => [one, '3011']))

const play = (events: readonly BoardEvent[], from = EMPTY_BOARD) => events.reduce(reduceBoard, from)

const board = (now = THREE) => play([look(now)])
const ids = (state: BoardState) => shownCards(state).map(({ id }) => id)

test('the first undecided group is worked on until the person opens another', () => {
  expect(groupAtWork(board(), chosen())).toBe('A')
  expect(groupAtWork(board(), chosen(0, 1, 2))).toBe('B')
  expect(groupAtWork(play([{ kind: 'begin', id: 'C' }], board()), chosen())).toBe('C')
  expect(groupAtWork(board(), chosen(0, 1, 2, 3, 4, 5))).toBeNull()
})

test('Enter goes to the next undecided group, from the top after the last one, and then to the count', () => {
  const goOn = (from: string, ...positions: readonly number[]) =>
    play([{ kind: 'go-on', from, choices: chosen(...positions) }], board()).focus
  expect(goOn('A', 0, 1, 2)).toEqual({ on: 'group', id: 'B' })
  expect(goOn('A', 3, 4)).toEqual({ on: 'group', id: 'C' })
  expect(goOn('C', 5)).toEqual({ on: 'group', id: 'A' })
  expect(goOn('C', 0, 1, 2, 3, 4, 5)).toEqual({ on: 'count' })
})

test('a group that is partly chosen is not done', () => {
  expect(
    play([{ kind: 'go-on', from: 'B', choices: chosen(0, 1, 3, 4, 5) }], board()).focus,
  ).toEqual({ on: 'group', id: 'A' })
})

test('after a choice with the pointer the next group is open, and the focus stays where it is', () => {
  const state = play([{ kind: 'pass-on', from: 'A', choices: chosen(0, 1, 2) }], board())
  expect([state.opened, state.focus]).toEqual(['B', null])
})

test('the focus opens an undecided group, and leaves a decided one folded', () => {
  const enter = (id: string) => play([{ kind: 'enter', id, choices: chosen(3, 4) }], board()).opened
  expect(enter('C')).toBe('C')
  expect(enter('B')).toBeNull()
})

test('P and N go to the group above and below, decided or not, and stop at the ends', () => {
  const step = (from: string, by: 1 | -1) =>
    play(
      [
        { kind: 'begin', id: from },
        { kind: 'step', by, choices: chosen(3, 4) },
      ],
      board(),
    ).opened
  expect([step('A', 1), step('B', -1)]).toEqual(['B', 'A'])
  expect([step('C', 1), step('A', -1)]).toEqual(['C', 'A'])
})

test('a postponed group is the last, and the one after it is next', () => {
  const state = play([{ kind: 'later', id: 'A', choices: chosen() }], board())
  expect(ids(state)).toEqual(['B', 'C', 'A'])
  expect(state.focus).toEqual({ on: 'group', id: 'B' })
})

test('groups are shown a dozen at a time, and the next one is shown when it is reached', () => {
  const many = groups(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`G${n}`, [n]])))
  const state = board(many)
  expect(ids(state)).toHaveLength(12)
  expect(ids(play([{ kind: 'show-more' }], state))).toHaveLength(24)
  const done = chosen(...Array.from({ length: 29 }, (_, n) => n))
  expect(ids(play([{ kind: 'go-on', from: 'G0', choices: done }], state)).at(-1)).toBe('G29')
})

test('sorting goes to the largest group', () => {
  const grown = groups({ A: [0], B: [1, 2, 3], C: [4] })
  const state = play([look(groups({ A: [0], B: [1] })), look(grown), { kind: 'sort' }])
  expect(ids(state)).toEqual(['B', 'A', 'C'])
  expect(state.focus).toEqual({ on: 'group', id: 'B' })
})

test('the entries of a group are listed and hidden again', () => {
  const once = play([{ kind: 'list-entries', id: 'A' }], board())
  expect([...once.listed]).toEqual(['A'])
  expect(reduceBoard(once, { kind: 'list-entries', id: 'A' }).listed.size).toBe(0)
})

test('a proposal stands until it is accepted or withdrawn, whatever answers bring', () => {
  const proposal = { title: 'All', choices: [], seen: [] }
  const asked = play(
    [{ kind: 'propose', proposal }, look(groups({ A: [0, 1, 2, 9] }), true)],
    board(),
  )
  expect(asked.proposal).toBe(proposal)
  expect(reduceBoard(asked, { kind: 'propose', proposal: null }).proposal).toBeNull()
})
