import type { CourierSuggestion, GroupAdvice } from './advise-on-group.ts'
import type { OpenGroup } from '#domain/couriers/groups/match-groups.ts'
import type { CourierGroup } from './group-entries.ts'

/** A suggestion for the entries of a group that have no courier yet. */
export type OpenSuggestion = OpenGroup & { readonly suggestion: CourierSuggestion }

/** What could be chosen by suggestion: each group with a suggestion, for its entries that have no courier yet. */
export function findOpenSuggestions(
  open: readonly OpenGroup[],
  adviseOn: (group: CourierGroup) => GroupAdvice,
): readonly OpenSuggestion[] {
  return open.flatMap((one) => {
    const { suggestion } = adviseOn(one.group)
    return suggestion ? [{ ...one, suggestion }] : []
  })
}
