import { parcelKey, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { EntryList } from './entry-list.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

/** Who has a value now, in the order of the sheet. */
type EntriesByValue = ReadonlyMap<string, readonly Position[]>

/** Who has the order of an entry now, and who its tracking number. */
export type SharingEntries = Readonly<Record<'orderId' | 'trackingId', readonly Position[]>>

/** Finds every entry that has the order or the number of another now; those of corrected entries are found together. */
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
