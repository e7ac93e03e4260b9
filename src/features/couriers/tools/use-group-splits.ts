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
import { useUpload } from '#page/upload/upload-context.ts'
import type { Uploaded } from '#domain/upload/upload.ts'

const NONE: Splits = new Map()

/** How the groups of an upload are split. Kept while the upload is open, since its panel can be closed and opened. */
const kept = new WeakMap<Uploaded, Splits>()

/** The groups as the person has split them. What is chosen for a part is for its entries alone. */
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
    /** Gives the parts. */
    split: (group: CourierGroup, split: Split): readonly CourierGroup[] => {
      keep(addSplit(splits, group.id, split))
      // Later entries could belong to any of the parts, so they are asked about.
      if (groupCouriers.has(group.id))
        void upload.chooseCourier([], null, '', { id: group.id, seen: outcomes })
      return splitGroup(group, split, about)
    },
    /** Gives the group or part that there is again. */
    merge: (id: string): CourierGroup | undefined => {
      const next = mergeParts(splits, id)
      keep(next)
      return splitGroups(groups, next, about).find((group) => group.id === id)
    },
  }
}
