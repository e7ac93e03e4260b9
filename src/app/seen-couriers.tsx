import { type ReactNode, useMemo } from 'react'
import { SeenCouriers } from '#features/couriers/choice/known-couriers.ts'
import type { Services } from './services.ts'

/** Lets the fields inside offer the couriers that this service has named. */
export function WithSeenCouriers({
  services,
  children,
}: {
  services: Services
  children: ReactNode
}) {
  const { store } = services
  const readSeen = useMemo(() => async () => (store ? store.readSeenCouriers() : []), [store])
  return <SeenCouriers value={readSeen}>{children}</SeenCouriers>
}
