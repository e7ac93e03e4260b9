import { expect, test } from 'vitest'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { NO_FILTER } from '#domain/couriers/groups/match-groups.ts'
import {
  type BoardEvent,
  type BoardState,
  EMPTY_BOARD,
  stopAtWork,
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

const look = (
  now: readonly CourierGroup[],
  isInUse = false,
  questions: readonly string[] = [],
): BoardEvent => ({
  kind: 'look',
  input: { groups: now, questions, tries: new Map(), filter: NO_FILTER, matches: null, isInUse },
})

const chosen = (...positions: readonly number[]) => new Map(positions.map((one) => [one, '3011']))

const play = (events: readonly BoardEvent[], from = EMPTY_BOARD) => events.reduce(reduceBoard, from)

const board = (now = THREE) => play([look(now)])
const ids = (state: BoardState) => shownCards(state).map(({ id }) => id)

test('the first undecided group is worked on until the person opens another', () => {
  expect(stopAtWork(board(), chosen())).toBe('A')
  expect(stopAtWork(board(), chosen(0, 1, 2))).toBe('B')
  expect(stopAtWork(play([{ kind: 'begin', id: 'C' }], board()), chosen())).toBe('C')
  expect(stopAtWork(board(), chosen(0, 1, 2, 3, 4, 5))).toBeNull()
})

test('Enter goes to the next undecided group, from the top after the last one, and then to the count', () => {
  const goOn = (from: string, ...positions: readonly number[]) =>
    play([{ kind: 'go-on', from, choices: chosen(...positions) }], board()).focus
  expect(goOn('A', 0, 1, 2)).toEqual({ on: 'stop', id: 'B' })
  expect(goOn('A', 3, 4)).toEqual({ on: 'stop', id: 'C' })
  expect(goOn('C', 5)).toEqual({ on: 'stop', id: 'A' })
  expect(goOn('C', 0, 1, 2, 3, 4, 5)).toEqual({ on: 'count' })
})

test('a group that is partly chosen is not done', () => {
  expect(
    play([{ kind: 'go-on', from: 'B', choices: chosen(0, 1, 3, 4, 5) }], board()).focus,
  ).toEqual({ on: 'stop', id: 'A' })
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
  expect(state.focus).toEqual({ on: 'stop', id: 'B' })
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
  expect(state.focus).toEqual({ on: 'stop', id: 'B' })
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

const PAIR = ['AB', 'AB', 'C'].map((list, n): CourierGroup => {
  const shape = `#${n}`
  return { ...groups({ [`${list} ${shape}`]: [n] })[0], shape } as CourierGroup
})
const ofPair = () => play([look(PAIR, false, ['list AB '])])

test('a question for several groups comes before them, and after its answer the next open place', () => {
  const state = ofPair()
  expect(stopAtWork(state, chosen())).toBe('list AB ')
  const goOn = { kind: 'go-on', from: 'list AB ', choices: chosen(0, 1) } as const
  expect(reduceBoard(state, goOn).focus).toEqual({ on: 'stop', id: 'C #2' })
  expect(stopAtWork(state, chosen(0))).toBe('AB #1')
})

test('a question that is taken apart leads to the first of its open groups, and is not asked again', () => {
  const state = play([{ kind: 'take-apart', id: 'list AB ', choices: chosen(0) }], ofPair())
  expect(state.focus).toEqual({ on: 'stop', id: 'AB #1' })
  expect(stopAtWork({ ...state, opened: null }, chosen())).toBe('AB #0')
})

test('while the list is in use no question appears or leaves', () => {
  const before = ofPair()
  const added = play([look(PAIR, true, ['list AB ', 'list C '])], before)
  expect(added.places.questions).toEqual(['list AB '])
  expect(play([look(PAIR, true, [])], before).places.questions).toEqual(['list AB '])
  expect(play([look(PAIR, false, [])], before).places.questions).toEqual([])
})
