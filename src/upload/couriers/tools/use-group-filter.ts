import { useDeferredValue, useMemo, useState } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import {
  type GroupFilter,
  matchGroups,
  NO_FILTER,
  type OpenGroup,
  wantsAll,
} from '#domain/couriers/groups/match-groups.ts'
import type { AboutEntries } from '#domain/couriers/groups/split-groups.ts'
import { type CourierCandidate, distinctCandidates } from '#domain/entry/upload-result.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useSearchText } from '#entries/couriers/candidate-words.ts'
import { createOptionSearch } from '#ui/combobox/combobox-search.ts'

/** Entries that the search finds, by group. */
export type GroupMatches = ReadonlyMap<string, readonly Position[]>

/** Keeps the filter and its matches; `matches: null` means all groups. */
export function useGroupFilter(
  groups: readonly CourierGroup[],
  open: readonly OpenGroup[],
  about: AboutEntries,
  isInUse: boolean,
) {
  const [filter, setFilter] = useState(NO_FILTER)
  const wanted = useDeferredValue(filter)
  const findCouriers = useCourierSearch(groups)
  const now = useMemo<GroupMatches | null>(() => {
    if (wantsAll(wanted)) return null
    return matchGroups(groups, wanted, {
      ...about,
      open: new Set(open.map(({ group }) => group.id)),
      foundCouriers: findCouriers(wanted.search),
    })
  }, [groups, wanted, about, open, findCouriers])
  return { filter, setFilter, matches: useFrozenMatches(now, wanted, isInUse) }
}

/** While the list is in use, the matches of a filter stay, so a group doesn't disappear when it is decided. */
function useFrozenMatches(now: GroupMatches | null, wanted: GroupFilter, isInUse: boolean) {
  const [kept, setKept] = useState({ now, wanted, isInUse, shown: now })
  if (kept.now === now && kept.wanted === wanted && kept.isInUse === isInUse) return kept.shown
  const isFrozen = isInUse && kept.wanted === wanted && kept.shown !== null && now !== null
  const shown = isFrozen && kept.shown && now ? new Map([...kept.shown, ...now]) : now
  setKept({ now, wanted, isInUse, shown })
  return shown
}

/** Returns a function that finds the keys of couriers by name, country or code. */
function useCourierSearch(groups: readonly CourierGroup[]): (text: string) => ReadonlySet<string> {
  const searchOf = useSearchText()
  return useMemo(() => {
    const search = createOptionSearch(candidatesOf(groups), searchOf)
    return (text) => (text.trim() === '' ? new Set() : new Set(search(text).map(({ key }) => key)))
  }, [groups, searchOf])
}

/** Returns the distinct couriers that any of the groups offers. */
export function candidatesOf(groups: readonly CourierGroup[]): readonly CourierCandidate[] {
  const lists = new Set(groups.map(({ candidates }) => candidates))
  return distinctCandidates([...lists].flat())
}
