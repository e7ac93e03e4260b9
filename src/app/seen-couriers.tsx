import { type ReactNode, useMemo } from 'react'
import { SeenCouriers } from '#features/couriers/choice/known-couriers.ts'
import { readSeenCouriers } from '#storage/courier-store.ts'
import type { Services } from './services.ts'

/** Lets the fields inside offer the couriers that this service has named. */
export function WithSeenCouriers({
  services,
  children,
}: {
  services: Services
  children: ReactNode
}) {
  const { database } = services
  const readSeen = useMemo(
    () => async () => (database ? readSeenCouriers(database) : []),
    [database],
  )
  return <SeenCouriers value={readSeen}>{children}</SeenCouriers>
}
