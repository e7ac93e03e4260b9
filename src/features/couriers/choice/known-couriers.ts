import { createContext, useContext, useEffect, useState } from 'react'
import { loadCourierList } from '#domain/couriers/list/courier-list.ts'
import { joinKnownCouriers, type KnownCourier } from '#domain/couriers/list/known-couriers.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'

/** Reads which couriers this service's answers have offered, those seen last first. */
export type ReadSeenCouriers = () => Promise<readonly CourierCandidate[]>

/** Given by the page, which knows the store. */
export const SeenCouriers = createContext<ReadSeenCouriers>(() => Promise.resolve([]))

const NONE: readonly KnownCourier[] = []

/** The couriers to offer where a code is typed; none until they are there. Read when the field is used first. */
export function useKnownCouriers(wanted: boolean): readonly KnownCourier[] {
  const readSeen = useContext(SeenCouriers)
  const [known, setKnown] = useState(NONE)
  useEffect(() => {
    if (!wanted) return undefined
    let gone = false
    const load = async () => {
      // A code can be typed without either of them.
      const [seen, listed] = await Promise.allSettled([readSeen(), loadCourierList()])
      if (!gone) setKnown(joinKnownCouriers(valueOf(seen), valueOf(listed)))
    }
    void load()
    return () => {
      gone = true
    }
  }, [wanted, readSeen])
  return known
}

function valueOf(
  result: PromiseSettledResult<readonly CourierCandidate[]>,
): readonly CourierCandidate[] {
  return result.status === 'fulfilled' ? result.value : []
}
