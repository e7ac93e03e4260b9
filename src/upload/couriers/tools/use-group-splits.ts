import { useMemo, useState } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import {
  type AboutEntries,
  addSplit,
  mergeParts,
  type Split,
  splitGroup,
  splitGroups,
  type Splits,
} from '#domain/couriers/groups/split-groups.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import type { Uploaded } from '#domain/upload/upload.ts'

const NONE: Splits = new Map()

/** Splits of each upload. Kept outside the component, because the panel can close and open again. */
const kept = new WeakMap<Uploaded, Splits>()

/** Splits the groups as the user wants. A choice for a part applies to its entries only. */
export function useGroupSplits(groups: readonly CourierGroup[]) {
  const { upload, view } = useUpload()
  const { uploaded, state } = view
  const { entries, groupCouriers, outcomes } = state
  const [splits, setSplits] = useState(() => kept.get(uploaded) ?? NONE)
  const about = useMemo<AboutEntries>(
    () => ({ entries, placeOf: uploaded.placeOf }),
    [entries, uploaded],
  )
  const cards = useMemo(() => splitGroups(groups, splits, about), [groups, splits, about])
  const keep = (next: Splits) => {
    kept.set(uploaded, next)
    setSplits(next)
  }
  return {
    about,
    groups: cards,
    /** Splits a group and returns its parts. */
    split: (group: CourierGroup, split: Split): readonly CourierGroup[] => {
      keep(addSplit(splits, group.id, split))
      // Later entries could belong to any part, so they don't get the group's courier.
      if (groupCouriers.has(group.id))
        void upload.chooseCourier([], null, '', { id: group.id, seen: outcomes })
      return splitGroup(group, split, about)
    },
    /** Merges parts and returns the group or part that contained them. */
    merge: (id: string): CourierGroup | undefined => {
      const next = mergeParts(splits, id)
      keep(next)
      return splitGroups(groups, next, about).find((group) => group.id === id)
    },
  }
}
