import { useMemo, useState } from 'react'
import { describeChoice } from '#domain/couriers/describe-choice.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { chosenGroup } from '#domain/couriers/groups/split-groups.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useUpload } from '#upload/frame/upload-context.ts'

/** Keeps the choice for a group and its later entries. It is shown right after the press. */
export function useGroupChoice(about: CourierGroup) {
  const { id, positions } = about
  const { upload, view } = useUpload()
  const [lastPicked, setPicked] = useState<string | null>(null)
  const { choices } = view
  const { joined, groupCouriers, outcomes } = view.state
  const later = groupCouriers.get(id) ?? null
  const picked = later?.courier ?? lastPicked
  const group = chosenGroup(about, outcomes)
  const choice = useMemo(
    () => describeChoice(positions, choices, picked),
    [positions, choices, picked],
  )
  const set = (concerned: readonly Position[], courier: string | null, courierName: string) => {
    setPicked(courier)
    void upload.chooseCourier(concerned, courier, courierName, group)
  }
  const exceptions = new Set(choice.exceptions)
  const together = positions.filter((position) => !exceptions.has(position))
  const joinedPositions = positions.filter((position) => joined.has(position))
  return {
    choice,
    later,
    joinedCount: joinedPositions.length,
    /** Undoes the choice for entries that joined and for later ones; the others keep their courier. */
    skip: () => void upload.chooseCourier(joinedPositions, null, '', group),
    /** Chooses for all entries except the exceptions. */
    choose: (courier: string, courierName: string) => set(together, courier, courierName),
    chooseFor: set,
    clear: () =>
      set(
        positions.filter((position) => choices.has(position)),
        null,
        '',
      ),
  }
}
