import { useMemo, useState } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { Position } from '#domain/upload/upload-event.ts'

/** So many groups at a time: each is a dozen of controls. */
const GROUPS_AT_A_TIME = 20

/**
 * Which groups are shown, and in which order. What was put off goes to the end. Decided ones are hidden when the
 * person says so, and not by themselves: nothing moves away from under a hand.
 */
export function useGroupList(
  groups: readonly CourierGroup[],
  choices: ReadonlyMap<Position, string>,
) {
  const [putOff, setPutOff] = useState<readonly string[]>([])
  const [hidden, setHidden] = useState<ReadonlySet<string> | null>(null)
  const [room, setRoom] = useState(GROUPS_AT_A_TIME)
  const ordered = useMemo(() => putLast(groups, putOff), [groups, putOff])
  const decided = useMemo(
    () =>
      new Set(
        groups
          .filter(({ positions }) => positions.every((position) => choices.has(position)))
          .map(({ id }) => id),
      ),
    [groups, choices],
  )
  const listed = hidden ? ordered.filter(({ id }) => !hidden.has(id)) : ordered
  return {
    shown: listed.slice(0, room),
    moreCount: Math.max(0, listed.length - room),
    decidedCount: useMemo(() => countDecided(groups, choices), [groups, choices]),
    hidesDecided: hidden !== null,
    /** Decided since, and still in sight. */
    leftBehind: hidden ? listed.filter(({ id }) => decided.has(id)).length : 0,
    showMore: () => setRoom((before) => before + GROUPS_AT_A_TIME),
    hideDecided: (hide: boolean) => setHidden(hide ? decided : null),
    putOff: (id: string) => setPutOff((before) => [...before.filter((one) => one !== id), id]),
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

function putLast(
  groups: readonly CourierGroup[],
  putOff: readonly string[],
): readonly CourierGroup[] {
  if (putOff.length === 0) return groups
  const last = putOff.flatMap((id) => groups.find((group) => group.id === id) ?? [])
  return [...groups.filter(({ id }) => !putOff.includes(id)), ...last]
}
