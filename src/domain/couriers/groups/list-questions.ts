import { groupBy } from '#base/group-by.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { findOffers, type OpenGroup } from './match-groups.ts'

/** One question for all open groups that offer the same couriers. */
export type ListQuestion = {
  /** The same for the same list of couriers. */
  readonly id: string
  readonly candidates: readonly CourierCandidate[]
  readonly open: readonly OpenGroup[]
}

/** Fewer groups are asked one by one. */
const LEAST_GROUPS = 2

/** Returns a question for each list of couriers that two or more open groups offer, for the most entries first. */
export function findListQuestions(open: readonly OpenGroup[]): readonly ListQuestion[] {
  const lists = groupBy(
    open.filter(({ group }) => group.candidates.length > 0),
    ({ group }) => listIdOf(group),
  )
  return [...lists]
    .filter(([, groups]) => groups.length >= LEAST_GROUPS)
    .map(([id, groups]) => ({ id, candidates: groups[0].group.candidates, open: groups }))
    .sort((one, other) => countEntries(other.open) - countEntries(one.open))
}

/** Returns the number of entries in open groups. */
export const countEntries = (open: readonly OpenGroup[]): number =>
  open.reduce((sum, { positions }) => sum + positions.length, 0)

/** Returns the ID of the list of couriers that a group offers. */
export const listIdOf = ({ id, shape }: Pick<CourierGroup, 'id' | 'shape'>): string =>
  `list ${id.slice(0, id.length - shape.length)}`

/**
 * Returns the groups that one answer to a question covers: those without another suggestion, with their entries that
 * were never sent with this courier.
 */
export function groupsToAnswer(
  { open }: ListQuestion,
  courier: string,
  suggestionOf: (group: CourierGroup) => string | null,
  wasTried: (position: Position) => boolean,
): readonly OpenGroup[] {
  const agreeing = open.filter(({ group }) => (suggestionOf(group) ?? courier) === courier)
  return findOffers(agreeing, courier, wasTried)
}
