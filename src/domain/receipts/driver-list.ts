import { groupBy } from '#base/group-by.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'

export type Parcel = Pick<TrackingEntry, 'orderId' | 'trackingId'>

/** The parcels of one courier. */
export type DriverGroup = {
  /** The courier of the entries; empty without one. */
  readonly courier: string
  readonly parcels: readonly Parcel[]
}

/** Groups the parcels by courier for the drivers, the largest group first and parcels without a courier last. */
export function listForDriver(entries: readonly TrackingEntry[]): readonly DriverGroup[] {
  const groups = groupBy(entries, ({ courier = '' }) => courier)
  const list = [...groups].map(([courier, own]) => {
    const parcels = own.map(({ orderId, trackingId }) => ({ orderId, trackingId }))
    return { courier, parcels }
  })
  const isNone = ({ courier }: DriverGroup) => Number(courier === '')
  return list.toSorted(
    (one, other) => isNone(one) - isNone(other) || other.parcels.length - one.parcels.length,
  )
}
