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
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { GroupMatches } from '#features/couriers/tools/use-group-filter.ts'

/** The groups on the screen, in their order. */
export type GroupList = ReturnType<typeof useGroupList>

const NONE: readonly CourierGroup[] = []

/** As many as fill the panel. */
const GROUPS_AT_ONCE = 3

/** Drawn at a time: each group is a dozen controls. */
const GROUPS_AT_A_TIME = 12

/**
 * Which groups are shown, and in which order. Groups that were put off come last. While somebody is in the list nothing
 * that is shown moves.
 */
export function useGroupList(
  groups: readonly CourierGroup[],
  matches: GroupMatches | null,
  isInUse: boolean,
) {
  const ordered = useOrderedGroups(groups, isInUse)
  const [room, setRoom] = useState(GROUPS_AT_A_TIME)
  const { cards } = ordered.shown
  const listed = matches ? cards.filter(({ id }) => matches.has(id)) : cards
  /** Shows a group, also one that is further down than what is drawn. */
  const reveal = (id: string | null) => {
    const index = listed.findIndex((group) => group.id === id)
    setRoom((before) => Math.max(before, index + 1))
    return id
  }
  // A task that draws them all would be felt: the first come at once, the others in slices.
  const isOpen = useDeferredValue(true, false)
  const drawn = isOpen ? room : GROUPS_AT_ONCE
  return {
    shown: listed.slice(0, drawn),
    moreCount: Math.max(0, listed.length - room),
    listedCount: listed.length,
    showMore: () => setRoom((before) => before + GROUPS_AT_A_TIME),
    isBySize: areBySize(listed),
    /** Says which one comes first then. */
    sortBySize: (): string => {
      const sorted = sortBySize(ordered.shown)
      ordered.set(() => sorted)
      return sorted.cards[0]?.id ?? ''
    },
    putOff: (id: string) => ordered.set((shown) => putLast(shown, id)),
    replace: (gone: readonly string[], made: readonly CourierGroup[]) =>
      ordered.set((shown) => replaceCards(shown, gone, made)),
    /** The group before or after; null: there is none. */
    findBeside: (from: string | null, by: 1 | -1): string | null => {
      const at = listed.findIndex(({ id }) => id === from)
      return reveal((at < 0 && by < 0 ? listed.at(-1) : listed[at + by])?.id ?? null)
    },
    /** The next group that is not decided, round the end; it is shown from then on. null: there is none. */
    findNext: (from: string, isChosen: (position: Position) => boolean): string | null => {
      const start = listed.findIndex(({ id }) => id === from)
      const turned = [...listed.slice(start + 1), ...listed.slice(0, Math.max(0, start))]
      return reveal(turned.find(({ positions }) => !positions.every(isChosen))?.id ?? null)
    },
  }
}

/** The groups as this page has them; worked out anew when an answer came, or somebody came to the list or left it. */
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
