import { useDeferredValue, useState } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import {
  areBySize,
  NO_GROUPS,
  putLast,
  replaceCards,
  showGroups,
  type ShownGroups,
  sortBySize,
} from '#domain/couriers/shown-groups.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { GroupMatches } from '#upload/couriers/tools/use-group-filter.ts'

export type GroupList = ReturnType<typeof useGroupList>

const NONE: readonly CourierGroup[] = []

/** Enough groups to fill the panel. */
const GROUPS_AT_ONCE = 3

/** Number of groups that are rendered per step; each has a dozen controls. */
const GROUPS_AT_A_TIME = 12

/** Keeps the order of the groups. Postponed ones come last. While the list is in use, no group moves. */
export function useGroupList(
  groups: readonly CourierGroup[],
  matches: GroupMatches | null,
  isInUse: boolean,
) {
  const ordered = useOrderedGroups(groups, isInUse)
  const [room, setRoom] = useState(GROUPS_AT_A_TIME)
  const { cards } = ordered.shown
  const listed = matches ? cards.filter(({ id }) => matches.has(id)) : cards
  /** Renders a group even if it is further down. */
  const reveal = (id: string | null) => {
    const index = listed.findIndex((group) => group.id === id)
    setRoom((before) => Math.max(before, index + 1))
    return id
  }
  // Renders the first groups at once and the others in slices, because a single task would be noticeable.
  const isOpen = useDeferredValue(true, false)
  const drawn = isOpen ? room : GROUPS_AT_ONCE
  return {
    shown: listed.slice(0, drawn),
    moreCount: Math.max(0, listed.length - room),
    listedCount: listed.length,
    showMore: () => setRoom((before) => before + GROUPS_AT_A_TIME),
    isBySize: areBySize(listed),
    /** Sorts the groups and returns the ID of the first. */
    sortBySize: (): string => {
      const sorted = sortBySize(ordered.shown)
      ordered.set(() => sorted)
      return sorted.cards[0]?.id ?? ''
    },
    putOff: (id: string) => ordered.set((shown) => putLast(shown, id)),
    replace: (gone: readonly string[], made: readonly CourierGroup[]) =>
      ordered.set((shown) => replaceCards(shown, gone, made)),
    /** Returns the group before or after, or null. */
    findBeside: (from: string | null, by: 1 | -1): string | null => {
      const at = listed.findIndex(({ id }) => id === from)
      return reveal((at < 0 && by < 0 ? listed.at(-1) : listed[at + by])?.id ?? null)
    },
    /** Returns the next undecided group, wrapping around, and renders it. null: there is none. */
    findNext: (from: string, isChosen: (position: Position) => boolean): string | null => {
      const start = listed.findIndex(({ id }) => id === from)
      const turned = [...listed.slice(start + 1), ...listed.slice(0, Math.max(0, start))]
      return reveal(turned.find(({ positions }) => !positions.every(isChosen))?.id ?? null)
    },
  }
}

/** Orders the groups. Recomputed when an answer arrives, or when the list starts or stops being in use. */
function useOrderedGroups(groups: readonly CourierGroup[], isInUse: boolean) {
  const [kept, setKept] = useState({ shown: NO_GROUPS, groups: NONE, isInUse })
  const isNew = kept.groups !== groups || kept.isInUse !== isInUse
  const shown = isNew ? showGroups(kept.shown, groups, isInUse) : kept.shown
  if (isNew) setKept({ shown, groups, isInUse })
  return {
    shown,
    set: (change: (shown: ShownGroups) => ShownGroups) =>
      setKept((before) => ({ ...before, shown: change(before.shown) })),
  }
}
