import { groupBy } from '#base/group-by.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import { positionsByKind } from '#domain/upload/summary.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { setIdOf } from './candidate-set.ts'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import type { GroupCourier } from '#domain/upload/stored-state.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { JoinGroups } from '#domain/upload/run/commands.ts'

/** Entries with the same candidates and the same shape of tracking number, which share one choice. */
export type CourierGroup = {
  /** The same for the same candidates and shape during the whole upload. */
  readonly id: string
  /** The shape of the tracking numbers, as `shapeOf` returned it. */
  readonly shape: string
  /** The candidates of the first entry; empty when the service offers none. */
  readonly candidates: readonly CourierCandidate[]
  /** In sheet order. */
  readonly positions: readonly Position[]
  /** The first three tracking numbers. */
  readonly samples: readonly string[]
}

type Grouping = {
  readonly entries: EntryList
  readonly outcomes: readonly Outcome[]
  /** Returns the shape of a tracking number, as a key. */
  readonly shapeOf: (trackingId: string) => string
}

type Members = Pick<CourierGroup, 'id' | 'shape' | 'candidates'> & {
  readonly positions: Position[]
}

/** Groups the entries that need a courier, the largest group first. Every such entry is in exactly one group. */
export function groupEntries(grouping: Grouping): readonly CourierGroup[] {
  const { entries, outcomes, shapeOf } = grouping
  const groups = new Map<string, Members>()
  for (const position of positionsByKind(outcomes)['courier-needed']) {
    const outcome = outcomes[position]
    if (outcome?.kind !== 'courier-needed') continue
    const { candidates } = outcome
    const shape = shapeOf(entries.at(position)?.trackingId ?? '')
    const id = groupId(setIdOf(candidates), shape)
    const members = groups.get(id)
    if (members) members.positions.push(position)
    else groups.set(id, { id, shape, candidates, positions: [position] })
  }
  return [...groups.values()]
    .map((members) => ({ ...members, samples: samplesOf(members.positions, entries) }))
    .sort(byImportance)
}

/** The largest first; groups of the same size in sheet order. */
function byImportance(one: CourierGroup, other: CourierGroup): number {
  const bySize = other.positions.length - one.positions.length
  return bySize || (one.positions[0] ?? 0) - (other.positions[0] ?? 0)
}

/** Returns the ID of a group, from its set of couriers and its shape. Choices are stored under it. */
export const groupId = (setId: string, shape: string): string => `${setId} ${shape}`

/** Returns the tracking numbers shown for a group. */
function samplesOf(positions: readonly Position[], entries: EntryList): readonly string[] {
  return positions.slice(0, 3).map((position) => entries.at(position)?.trackingId ?? '')
}

/** Returns the events that give later entries of a group the courier chosen for it. */
export const joinGroups: JoinGroups = (state, positions, at) => {
  if (state.groupCouriers.size === 0) return []
  const joined = groupBy(positions, (position) => {
    const group = findGroup(state, position)
    return group && mayJoin(state, position, state.groupCouriers.get(group)) ? group : null
  })
  return [...joined].flatMap(([group, members]) => {
    const courier = state.groupCouriers.get(group)
    const about = { type: 'courier-chosen', at, group, joined: true } as const
    return courier ? [{ ...about, ...courier, positions: members }] : []
  })
}

function findGroup({ outcomes, entries }: UploadState, position: Position): string | null {
  const outcome = outcomes[position]
  if (outcome?.kind !== 'courier-needed') return null
  return groupId(setIdOf(outcome.candidates), shapeKey(entries.at(position)?.trackingId ?? ''))
}

/** An entry that came back after it was sent with a chosen courier needs a new choice. */
function mayJoin(
  { choices, entries, submissions, memory }: UploadState,
  position: Position,
  courier: GroupCourier | undefined,
): boolean {
  if (courier === undefined || choices.has(position)) return false
  if (entries.at(position)?.courier === courier.courier) return false
  const number = memory.submissionOf[position]
  const submission = submissions.find((record) => record.submission === number)
  return submission?.reason !== 'couriers'
}
