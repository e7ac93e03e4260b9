import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'

export type Parcel = Pick<TrackingEntry, 'orderId' | 'trackingId'>

/** The parcels that one courier fetches. */
export type DriverGroup = {
  /** As the entries have it; empty: they have none. */
  readonly courier: string
  readonly parcels: readonly Parcel[]
}

/** A list for the driver: a group for each courier, the largest first; parcels without a courier last. */
export function listForDriver(entries: readonly TrackingEntry[]): readonly DriverGroup[] {
  const groups = new Map<string, Parcel[]>()
  for (const { courier = '', orderId, trackingId } of entries) {
    const there = groups.get(courier)
    if (there === undefined) groups.set(courier, [{ orderId, trackingId }])
    else there.push({ orderId, trackingId })
  }
  const list = [...groups].map(([courier, parcels]) => ({ courier, parcels }))
  const isNone = ({ courier }: DriverGroup) => Number(courier === '')
  return list.toSorted(
    (one, other) => isNone(one) - isNone(other) || other.parcels.length - one.parcels.length,
  )
}
