import { keepPlaces } from '#base/keep-places.ts'
import type { EarlierTries } from '#domain/couriers/earlier-tries.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { GroupFilter, GroupMatches } from '#domain/couriers/groups/match-groups.ts'
import { NO_FILTER } from '#domain/couriers/groups/match-groups.ts'

/** What an answer, the advice or the filter says now. */
export type BoardInput = {
  /** With the candidates in the order of the advice. */
  readonly groups: readonly CourierGroup[]
  /** IDs of the questions that stand for several groups. */
  readonly questions: readonly string[]
  readonly tries: EarlierTries
  readonly filter: GroupFilter
  /** What the filter finds; null: every group. */
  readonly matches: GroupMatches | null
  /** Pointer or focus is in the list. */
  readonly isInUse: boolean
}

/** What the board shows, in display order. */
export type Places = {
  /** IDs of all groups that the board has ever had, so that a group that comes back gets its old place. */
  readonly order: readonly string[]
  readonly cards: readonly CourierGroup[]
  /** IDs of the questions above the groups. */
  readonly questions: readonly string[]
  readonly tries: EarlierTries
  readonly input: BoardInput
}

const NOTHING: BoardInput = {
  groups: [],
  questions: [],
  tries: new Map(),
  filter: NO_FILTER,
  matches: null,
  isInUse: false,
}

export const NO_PLACES: Places = {
  order: [],
  cards: [],
  questions: [],
  tries: new Map(),
  input: NOTHING,
}

/**
 * Places the groups of an input. While the list is in use, every card stays where it is, even one whose entries were
 * all sent or that no longer fits the filter, with its samples and the order of its candidates; others follow.
 */
export function placeGroups(before: Places, input: BoardInput): Places {
  const groups = new Map(input.groups.map((group) => [group.id, group]))
  const order = keepOrder(before.order, [...groups.keys()])
  const isHeld = input.isInUse && input.filter === before.input.filter
  const held = new Map(isHeld ? before.cards.map((card) => [card.id, card]) : [])
  const { matches } = input
  const wanted = order.filter((id) => groups.has(id) && (matches === null || matches.has(id)))
  return {
    order,
    cards: keepOrder([...held.keys()], wanted).flatMap(
      (id) => holdCard(held.get(id), groups.get(id)) ?? [],
    ),
    // A new question would push down what is looked at, and one less would pull it up.
    questions: isHeld ? before.questions : input.questions,
    tries: isHeld ? before.tries : input.tries,
    input,
  }
}

function holdCard(before: CourierGroup | undefined, now: CourierGroup | undefined) {
  if (before === undefined) return now
  if (now === undefined) return { ...before, positions: [] }
  const candidates = keepPlaces(before.candidates, now.candidates, ({ key }) => key)
  return { ...now, candidates, samples: before.samples }
}

/** Tells whether the groups are sorted by size, the largest first. */
export function areBySize(cards: readonly CourierGroup[]): boolean {
  const sizes = cards.map(({ positions }) => positions.length).filter((size) => size > 0)
  return sizes.every((size, index) => size <= (sizes[index - 1] ?? size))
}

/** Sorts the groups once, the largest first. */
export function sortBySize(places: Places): Places {
  const cards = places.cards.toSorted((one, other) => other.positions.length - one.positions.length)
  const ids = cards.map(({ id }) => id)
  return { ...places, order: keepOrder(ids, places.order), cards }
}

/** Moves a group to the end, before groups that are still to come. */
export function putLast(places: Places, id: string): Places {
  const isIt = (group: CourierGroup) => group.id === id
  const { order, cards } = places
  return {
    ...places,
    order: [...order.filter((one) => one !== id), id],
    cards: [...cards.filter((group) => !isIt(group)), ...cards.filter(isIt)],
  }
}

/** Appends new IDs to the known order; returns the same array without new ones. */
export function keepOrder(known: readonly string[], ids: readonly string[]): readonly string[] {
  const before = new Set(known)
  const more = ids.filter((id) => !before.has(id))
  return more.length === 0 ? known : [...known, ...new Set(more)]
}
