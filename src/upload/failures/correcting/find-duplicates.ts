import type { OtherRow } from '#domain/draft/row/issue.ts'
import { parcelKey, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { SharingEntries } from '#domain/upload/entries-sharing.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { UploadView } from '#run/upload.ts'

/** Other rows of the upload with the same order ID or number as a corrected row. */
export type Duplicates = {
  readonly kind: 'same-row-twice' | 'order-with-several-numbers' | 'number-on-several-orders'
  /** The first few rows. */
  readonly rows: readonly OtherRow[]
  readonly count: number
}

const NAMED = 3

/** Finds other entries that share a changed order ID or number. Set-aside ones don't count. */
export function findDuplicates(
  { uploaded, state: { entries, outcomes } }: UploadView,
  position: Position,
  { orderId, trackingId }: TrackingEntry,
  holders: SharingEntries,
): readonly Duplicates[] {
  if (orderId === '') return []
  const own = uploaded.placeOf(position)?.source
  const tell = (kind: Duplicates['kind'], others: readonly Position[]): Duplicates => {
    const rows = others.slice(0, NAMED).flatMap((other) => {
      const place = uploaded.placeOf(other)
      return place ? { row: place.row, source: place.source === own ? null : place.source } : []
    })
    return { kind, rows, count: others.length }
  }
  const others = (holding: readonly Position[]) =>
    holding.filter((other) => other !== position && outcomes[other]?.kind !== 'set-aside')
  const ofOrder = others(holders.orderId)
  const ofNumber = others(trackingId === '' ? [] : holders.trackingId).filter((other) => {
    const order = entries.at(other)?.orderId
    return order !== orderId && order !== ''
  })
  const parcel = parcelKey(trackingId)
  const isSame = ofOrder.every((other) => parcelKey(entries.at(other)?.trackingId ?? '') === parcel)
  return [
    tell(isSame ? 'same-row-twice' : 'order-with-several-numbers', ofOrder),
    tell('number-on-several-orders', ofNumber),
  ].filter(({ count }) => count > 0)
}
