import type { CourierSuggestion, GroupAdvice } from '#domain/couriers/advise-on-group.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { AboutEntries } from './split-groups.ts'

/** Which groups are wanted. */
export type GroupFilter = {
  /** A part of an order ID, also the merchant's, of a tracking number, or of what is known of a courier. */
  readonly search: string
  /** null: both. */
  readonly progress: 'open' | 'decided' | null
}

export const NO_FILTER: GroupFilter = { search: '', progress: null }

/** Whether every group fits. */
export function wantsAll({ search, progress }: GroupFilter): boolean {
  return search.trim() === '' && progress === null
}

/** Entries without a courier of a group that has some. */
export type OpenGroup = { readonly group: CourierGroup; readonly positions: readonly Position[] }

/** The groups with entries that have no courier yet, and these entries. */
export function findOpenGroups(
  groups: readonly CourierGroup[],
  choices: ReadonlyMap<Position, string>,
): readonly OpenGroup[] {
  return groups.flatMap((group) => {
    const positions = group.positions.filter((position) => !choices.has(position))
    return positions.length > 0 ? [{ group, positions }] : []
  })
}

/** What could be chosen by suggestion: each open group with a suggestion, for its entries without a courier. */
export function findOpenSuggestions(
  open: readonly OpenGroup[],
  adviseOn: (group: CourierGroup) => GroupAdvice,
): readonly (OpenGroup & { readonly suggestion: CourierSuggestion })[] {
  return open.flatMap((one) => {
    const { suggestion } = adviseOn(one.group)
    return suggestion ? [{ ...one, suggestion }] : []
  })
}

type AboutGroups = Pick<AboutEntries, 'entries'> & {
  /** Those with entries that have no courier. */
  readonly open: ReadonlySet<string>
  /** The couriers that the search finds. */
  readonly foundCouriers: ReadonlySet<string>
}

/** Of each group that fits, by its ID, the entries that the search names; none where it names its couriers. */
export function matchGroups(
  groups: readonly CourierGroup[],
  { search, progress }: GroupFilter,
  about: AboutGroups,
): ReadonlyMap<string, readonly Position[]> {
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

/** Says of an entry whether a text is a part of one of its order IDs or its tracking number; numbers are copied with spaces in them. */
function makeNamed(
  search: string,
  { entries }: Pick<AboutEntries, 'entries'>,
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

/** The groups that offer a courier, with the entries that could get it: without a courier, and never sent with this one. */
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
