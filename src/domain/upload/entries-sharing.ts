import { parcelKey, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { EntryList } from './entry-list.ts'
import type { Position } from './upload-event.ts'

/** Positions of the entries with each value, in sheet order. */
type EntriesByValue = ReadonlyMap<string, readonly Position[]>

/** Positions of the entries with the same order, and of those with the same tracking number. */
export type SharingEntries = Readonly<Record<'orderId' | 'trackingId', readonly Position[]>>

/** Returns a finder of entries that share an order or a number. It indexes all corrected entries in one pass. */
export function createSharingFinder({
  entries,
  corrected,
}: {
  readonly entries: EntryList
  readonly corrected: ReadonlyMap<Position, TrackingEntry>
}): (entry: TrackingEntry) => SharingEntries {
  let orders: EntriesByValue = new Map()
  let numbers: EntriesByValue = new Map()
  const learn = (wanted: readonly TrackingEntry[]) => {
    const byOrder = new Map(wanted.map(({ orderId }): [string, Position[]] => [orderId, []]))
    const byNumber = new Map(wanted.map((entry): [string, Position[]] => [numberOf(entry), []]))
    // By index: this runs over the whole upload.
    for (let position = 0; position < entries.length; position += 1) {
      const entry = entries.at(position)
      byOrder.get(entry?.orderId ?? '')?.push(position)
      if (entry) byNumber.get(numberOf(entry))?.push(position)
    }
    orders = new Map([...orders, ...byOrder])
    numbers = new Map([...numbers, ...byNumber])
  }
  return (entry) => {
    const others = orders.size === 0 ? [...corrected.keys()] : []
    const { orderId } = entry
    const number = numberOf(entry)
    if (!orders.has(orderId) || !numbers.has(number))
      learn([entry, ...others.flatMap((position) => entries.at(position) ?? [])])
    return { orderId: orders.get(orderId) ?? [], trackingId: numbers.get(number) ?? [] }
  }
}

const numberOf = ({ trackingId }: TrackingEntry) => parcelKey(trackingId)
