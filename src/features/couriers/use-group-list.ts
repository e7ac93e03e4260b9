import { useMemo, useState } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import {
  areBySize,
  NO_GROUPS,
  putLast,
  showGroups,
  type ShownGroups,
  sortBySize,
} from '#domain/couriers/shown-groups.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

const NONE: readonly CourierGroup[] = []

/** So many groups at a time: each is a dozen of controls. */
const GROUPS_AT_A_TIME = 20

/**
 * Which groups are shown, and in which order. What was put off goes to the end. While somebody is in the list nothing
 * that is shown moves.
 */
export function useGroupList(
  groups: readonly CourierGroup[],
  choices: ReadonlyMap<Position, string>,
  isInUse: boolean,
) {
  const ordered = useOrderedGroups(groups, isInUse)
  const [room, setRoom] = useState(GROUPS_AT_A_TIME)
  const listed = ordered.shown.cards
  return {
    shown: listed.slice(0, room),
    moreCount: Math.max(0, listed.length - room),
    decidedCount: useMemo(() => countDecided(groups, choices), [groups, choices]),
    showMore: () => setRoom((before) => before + GROUPS_AT_A_TIME),
    isBySize: areBySize(listed),
    /** Says which one comes first then. */
    sortBySize: (): string => {
      const sorted = sortBySize(ordered.shown)
      ordered.set(() => sorted)
      return sorted.cards[0]?.id ?? ''
    },
    putOff: (id: string) => ordered.set((shown) => putLast(shown, id)),
    /** The next group that is not decided, round the end; it is shown from then on. null: there is none. */
    findNext: (from: string, isChosen: (position: Position) => boolean): string | null => {
      const start = listed.findIndex(({ id }) => id === from)
      const turned = [...listed.slice(start + 1), ...listed.slice(0, Math.max(0, start))]
      const next = turned.find(({ positions }) => !positions.every(isChosen))?.id ?? null
      const index = listed.findIndex(({ id }) => id === next)
      setRoom((before) => Math.max(before, index + 1))
      return next
    },
  }
}

function countDecided(
  groups: readonly CourierGroup[],
  choices: ReadonlyMap<Position, string>,
): number {
  const countOf = ({ positions }: CourierGroup) =>
    positions.filter((position) => choices.has(position)).length
  return groups.reduce((sum, group) => sum + countOf(group), 0)
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
