import type { Position } from '#domain/upload/events/upload-event.ts'
import type { CourierSuggestion, GroupAdvice } from './advise-on-group.ts'
import type { CourierGroup } from './group-entries.ts'

/** A suggestion for the entries of a group that have no courier yet. */
export type OpenSuggestion = {
  readonly group: CourierGroup
  readonly positions: readonly Position[]
  readonly suggestion: CourierSuggestion
}

/** What could be chosen by suggestion: each group with a suggestion, without the entries that have a choice. */
export function findOpenSuggestions(
  groups: readonly CourierGroup[],
  adviseOn: (group: CourierGroup) => GroupAdvice,
  choices: ReadonlyMap<Position, string>,
): readonly OpenSuggestion[] {
  return groups.flatMap((group) => {
    const positions = group.positions.filter((position) => !choices.has(position))
    const suggestion = positions.length > 0 ? adviseOn(group).suggestion : null
    return suggestion ? [{ group, positions, suggestion }] : []
  })
}
