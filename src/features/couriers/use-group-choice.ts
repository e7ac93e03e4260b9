import { useMemo, useState } from 'react'
import { describeChoice } from '#domain/couriers/describe-choice.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { chosenGroup } from '#domain/couriers/groups/split-groups.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useUpload } from '#page/upload/upload-context.ts'

/** The choice for a group and its later entries, shown from the press on. */
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
  const whoJoined = positions.filter((position) => joined.has(position))
  return {
    choice,
    /** What later entries of the group get. */
    later,
    joinedCount: whoJoined.length,
    /** Those that joined are asked about, and so are later ones; the others keep their courier. */
    skip: () => void upload.chooseCourier(whoJoined, null, '', group),
    /** For all but those that go their own way. */
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
