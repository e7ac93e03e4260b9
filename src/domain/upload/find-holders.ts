import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { EntryList } from './entry-list.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

/** Who has a value now, in the order of the sheet. */
type Holding = ReadonlyMap<string, readonly Position[]>

/** Who has the order of an entry now, and who its tracking number. */
export type Holders = Readonly<Record<'orderId' | 'trackingId', readonly Position[]>>

/** So many entries are looked for in one pass over the upload; of more, only those that somebody asks for. */
const AT_ONCE = 5000

/** Finds every entry that has the order or the number of another now; those of corrected entries are found together. */
export function createHolderFinder({
  entries,
  corrected,
}: {
  readonly entries: EntryList
  readonly corrected: ReadonlySet<Position>
}): (entry: TrackingEntry) => Holders {
  let orders: Holding = new Map()
  let numbers: Holding = new Map()
  const learn = (wanted: readonly TrackingEntry[]) => {
    const byOrder = new Map(wanted.map(({ orderId }): [string, Position[]] => [orderId, []]))
    const byNumber = new Map(wanted.map(({ trackingId }): [string, Position[]] => [trackingId, []]))
    // By index: this runs over the whole upload.
    for (let position = 0; position < entries.length; position += 1) {
      const entry = entries.at(position)
      byOrder.get(entry?.orderId ?? '')?.push(position)
      byNumber.get(entry?.trackingId ?? '')?.push(position)
    }
    orders = new Map([...orders, ...byOrder])
    numbers = new Map([...numbers, ...byNumber])
  }
  return (entry) => {
    const isFirst = orders.size === 0 && corrected.size <= AT_ONCE
    const { orderId, trackingId } = entry
    if (!orders.has(orderId) || !numbers.has(trackingId))
      learn([entry, ...(isFirst ? [...corrected].flatMap((at) => entries.at(at) ?? []) : [])])
    return { orderId: orders.get(orderId) ?? [], trackingId: numbers.get(trackingId) ?? [] }
  }
}
