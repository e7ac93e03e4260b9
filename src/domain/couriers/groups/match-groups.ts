import type { CourierSuggestion, GroupAdvice } from './advise-on-group.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'

/** The filter of a list of groups. */
export type GroupFilter = {
  /** Part of an order ID, a merchant's order ID, a tracking number or a courier's search text. */
  readonly search: string
  /** null for both. */
  readonly progress: 'open' | 'decided' | null
}

/** Entries that the search finds, by group. */
export type GroupMatches = ReadonlyMap<string, readonly Position[]>

export const NO_FILTER: GroupFilter = { search: '', progress: null }

/** Tells whether the filter lets every group through. */
export function wantsAll({ search, progress }: GroupFilter): boolean {
  return search.trim() === '' && progress === null
}

/** A group with entries that have no courier yet, and these entries. */
export type OpenGroup = { readonly group: CourierGroup; readonly positions: readonly Position[] }

/** Returns the groups with entries that have no courier yet. */
export function findOpenGroups(
  groups: readonly CourierGroup[],
  choices: ReadonlyMap<Position, string>,
): readonly OpenGroup[] {
  return groups.flatMap((group) => {
    const positions = group.positions.filter((position) => !choices.has(position))
    return positions.length > 0 ? [{ group, positions }] : []
  })
}

/** Returns the open groups that have a suggestion. */
export function findOpenSuggestions(
  open: readonly OpenGroup[],
  adviseOn: (group: CourierGroup) => GroupAdvice,
): readonly (OpenGroup & { readonly suggestion: CourierSuggestion })[] {
  return open.flatMap((one) => {
    const { suggestion } = adviseOn(one.group)
    return suggestion ? [{ ...one, suggestion }] : []
  })
}

type AboutGroups = {
  readonly entries: EntryList
  /** IDs of groups with entries that have no courier. */
  readonly open: ReadonlySet<string>
  /** Codes of the couriers that match the search. */
  readonly foundCouriers: ReadonlySet<string>
}

/** Returns the matching groups by ID, each with its matching entries; without entries when only a courier matches. */
export function matchGroups(
  groups: readonly CourierGroup[],
  { search, progress }: GroupFilter,
  about: AboutGroups,
): GroupMatches {
  const fitting = groups.filter(
    ({ id }) => progress === null || about.open.has(id) === (progress === 'open'),
  )
  if (search.trim() === '') return new Map(fitting.map(({ id }) => [id, []]))
  const isNamed = makeNamed(search, about)
  const found = fitting.flatMap((group): (readonly [string, readonly Position[]])[] => {
    const named = group.positions.filter(isNamed)
    const hasCourier = group.candidates.some(({ key }) => about.foundCouriers.has(key))
    return named.length > 0 || hasCourier ? [[group.id, named]] : []
  })
  return new Map(found)
}

/** Returns a test whether an ID or number of an entry contains the text. Copied numbers may have spaces. */
function makeNamed(
  search: string,
  { entries }: Pick<AboutGroups, 'entries'>,
): (position: Position) => boolean {
  const text = search.trim().toLowerCase()
  const number = text.replaceAll(/\s+/g, '')
  const holds = (value: string) => {
    const small = value.toLowerCase()
    return small.includes(number) || small.includes(text)
  }
  return (position) => {
    const entry = entries.at(position)
    if (entry === undefined) return false
    return [entry.orderId, entry.trackingId, entry.merchantOrderId ?? ''].some(holds)
  }
}

/** Returns the groups that offer a courier, with the entries that have none and were never sent with this one. */
export function findOffers(
  open: readonly OpenGroup[],
  courier: string,
  wasTried: (position: Position) => boolean,
): readonly OpenGroup[] {
  return open.flatMap(({ group, positions }) => {
    if (!group.candidates.some(({ key }) => key === courier)) return []
    const untried = positions.filter((position) => !wasTried(position))
    return untried.length > 0 ? [{ group, positions: untried }] : []
  })
}
