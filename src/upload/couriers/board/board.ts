import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { listIdOf } from '#domain/couriers/groups/list-questions.ts'
import type { GroupFilter, OpenGroup } from '#domain/couriers/groups/match-groups.ts'
import { NO_FILTER } from '#domain/couriers/groups/match-groups.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { ChosenGroup } from '#domain/upload/run/commands.ts'
import {
  type BoardInput,
  NO_PLACES,
  placeGroups,
  type Places,
  putLast,
  sortBySize,
} from './place-groups.ts'

/** State of the couriers' panel: what it shows, which group is worked on, and what was asked. */
export type BoardState = {
  readonly places: Places
  readonly filter: GroupFilter
  /** Questions whose groups the user answers one by one. */
  readonly apart: ReadonlySet<string>
  /** The question or group that the user has opened; null: the first open one. */
  readonly opened: string | null
  /** Groups whose entries are listed. */
  readonly listed: ReadonlySet<string>
  /** Number of groups that are shown. */
  readonly room: number
  /** The courier picked last for each group. */
  readonly picked: ReadonlyMap<string, string | null>
  readonly proposal: BoardProposal | null
  /** Where the focus is to go, a new object for every move. */
  readonly focus: BoardFocus | null
}

export type BoardFocus = { readonly on: 'stop'; readonly id: string } | { readonly on: 'count' }

/** Couriers for several groups, before the user has confirmed them. */
export type BoardProposal = {
  readonly title: string
  readonly choices: readonly ProposedChoice[]
  /** Outcomes when it was made. Entries that arrive later join the choices. */
  readonly seen: ChosenGroup['seen']
}

export type ProposedChoice = OpenGroup & {
  readonly courier: string
  readonly courierName: string
  readonly reason: string
}

/** Choices by entry, also those that are still being stored: a fast user moves on before that. */
type Choices = ReadonlyMap<Position, string>

export type BoardEvent =
  | { readonly kind: 'look'; readonly input: BoardInput }
  | { readonly kind: 'filter'; readonly filter: GroupFilter }
  /** Opens a question or a group and moves the focus there. */
  | { readonly kind: 'begin'; readonly id: string }
  /** The focus came into a group; a decided one stays folded. */
  | { readonly kind: 'enter'; readonly id: string; readonly choices: Choices }
  /** Goes to the next open question or group. `pass-on`: chosen with the pointer, so the focus stays where it is. */
  | { readonly kind: 'go-on' | 'pass-on'; readonly from: string; readonly choices: Choices }
  | { readonly kind: 'step'; readonly by: 1 | -1; readonly choices: Choices }
  /** Answers the groups of a question one by one. */
  | { readonly kind: 'take-apart'; readonly id: string; readonly choices: Choices }
  /** Postpones a group. */
  | { readonly kind: 'later'; readonly id: string; readonly choices: Choices }
  | { readonly kind: 'sort' }
  | { readonly kind: 'show-more' }
  | { readonly kind: 'list-entries'; readonly id: string }
  | { readonly kind: 'pick'; readonly id: string; readonly courier: string | null }
  | { readonly kind: 'propose'; readonly proposal: BoardProposal | null }
  | { readonly kind: 'rest' }

/** Number of groups that are rendered per step; each has a dozen controls. */
const GROUPS_AT_A_TIME = 12

export const EMPTY_BOARD: BoardState = {
  places: NO_PLACES,
  filter: NO_FILTER,
  apart: new Set(),
  opened: null,
  listed: new Set(),
  room: GROUPS_AT_A_TIME,
  picked: new Map(),
  proposal: null,
  focus: null,
}

/** The board after an event. It asks nothing of the page but the focus. */
export function reduceBoard(state: BoardState, event: BoardEvent): BoardState {
  switch (event.kind) {
    case 'look':
      return { ...state, places: placeGroups(state.places, event.input) }
    case 'filter':
      return { ...state, filter: event.filter }
    case 'begin':
      return begin(state, event.id)
    case 'enter':
      return isOpen(state, event.id, event.choices) ? { ...state, opened: event.id } : state
    case 'go-on':
      return goOn(state, nextOpen(state, event.from, event.choices))
    case 'pass-on':
      return open(state, nextOpen(state, event.from, event.choices))
    case 'step':
      return step(state, event.by, event.choices)
    case 'take-apart':
      return takeApart(state, event.id, event.choices)
    case 'later':
      return goOn(
        { ...state, places: putLast(state.places, event.id) },
        nextOpen(state, event.id, event.choices),
      )
    case 'sort':
      return sort(state)
    case 'show-more':
      return { ...state, room: state.room + GROUPS_AT_A_TIME }
    case 'list-entries':
      return { ...state, listed: toggle(state.listed, event.id) }
    case 'pick':
      return { ...state, picked: new Map(state.picked).set(event.id, event.courier) }
    case 'propose':
      return { ...state, proposal: event.proposal }
    case 'rest':
      return { ...state, focus: { on: 'count' } }
  }
}

/** The groups that are shown. */
export const shownCards = ({ places, room }: BoardState): readonly CourierGroup[] =>
  places.cards.slice(0, room)

/** The questions that are shown, without those that the user answers one by one. */
export const shownQuestions = ({ places, apart }: BoardState): readonly string[] =>
  places.questions.filter((id) => !apart.has(id))

/** A question or a group, in display order. */
type Stop = { readonly id: string; readonly isOpen: boolean }

function stopsOf(state: BoardState, choices: Choices): readonly Stop[] {
  const { cards } = state.places
  const groups = cards.map((group) => ({ group, isOpen: isUndecided(group, choices) }))
  const questions = shownQuestions(state).map((id) => {
    const open = groups.filter(({ group, isOpen }) => isOpen && listIdOf(group) === id)
    return { id, isOpen: open.length > 1 }
  })
  return [...questions, ...groups.map(({ group: { id }, isOpen }) => ({ id, isOpen }))]
}

/** The question or group that is worked on: it is open and marked, and gets the shortcuts. null: all are decided. */
export function stopAtWork(state: BoardState, choices: Choices): string | null {
  const shown = new Set([...shownQuestions(state), ...shownCards(state).map(({ id }) => id)])
  const { opened } = state
  if (opened !== null && shown.has(opened)) return opened
  return stopsOf(state, choices).find(({ id, isOpen }) => isOpen && shown.has(id))?.id ?? null
}

const isUndecided = ({ positions }: CourierGroup, choices: Choices) =>
  !positions.every((position) => choices.has(position))

const isOpen = (state: BoardState, wanted: string, choices: Choices): boolean =>
  stopsOf(state, choices).some((stop) => stop.id === wanted && stop.isOpen)

/** The next open question or group, from the top again after the last one. null: there is none. */
function nextOpen(state: BoardState, from: string, choices: Choices): string | null {
  const stops = stopsOf(state, choices)
  const start = stops.findIndex(({ id }) => id === from)
  const turned = [...stops.slice(start + 1), ...stops.slice(0, Math.max(0, start))]
  return turned.find((stop) => stop.isOpen)?.id ?? null
}

/** Shows a group even if it is further down. */
function open(state: BoardState, id: string | null): BoardState {
  const index = state.places.cards.findIndex((group) => group.id === id)
  return { ...state, opened: id, room: Math.max(state.room, index + 1) }
}

const begin = (state: BoardState, id: string): BoardState => ({
  ...open(state, id),
  focus: { on: 'stop', id },
})

const goOn = (state: BoardState, next: string | null): BoardState =>
  next === null ? { ...state, opened: null, focus: { on: 'count' } } : begin(state, next)

function step(state: BoardState, by: 1 | -1, choices: Choices): BoardState {
  const stops = stopsOf(state, choices)
  const at = stops.findIndex(({ id }) => id === stopAtWork(state, choices))
  const beside = at < 0 && by < 0 ? stops.at(-1) : stops[at + by]
  return beside ? begin(state, beside.id) : state
}

/** Leaves a question, for the first of its groups. */
function takeApart(before: BoardState, id: string, choices: Choices): BoardState {
  const state = { ...before, apart: new Set([...before.apart, id]) }
  const first = state.places.cards.find(
    (group) => listIdOf(group) === id && isUndecided(group, choices),
  )
  return goOn(state, first?.id ?? nextOpen(state, '', choices))
}

function sort(state: BoardState): BoardState {
  const places = sortBySize(state.places)
  const [first] = places.cards
  return first ? begin({ ...state, places }, first.id) : state
}

function toggle(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])
}
