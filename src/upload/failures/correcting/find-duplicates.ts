import type { Issue } from '#domain/draft/row/issue.ts'
import { parcelKey, type TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { SharingEntries } from '#domain/upload/entries-sharing.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { UploadView } from '#run/upload.ts'

const MOST_OTHERS = 3

/** Finds other entries that share a changed order ID or number. Set-aside ones don't count. */
export function findDuplicates(
  { uploaded, state: { entries, outcomes } }: UploadView,
  position: Position,
  { orderId, trackingId }: TrackingEntry,
  holders: SharingEntries,
): readonly Issue[] {
  if (orderId === '') return []
  const own = uploaded.placeOf(position)?.source
  const nameOthers = (others: readonly Position[]) => ({
    otherCount: others.length,
    otherRows: others.slice(0, MOST_OTHERS).flatMap((other) => {
      const place = uploaded.placeOf(other)
      return place ? { row: place.row, source: place.source === own ? null : place.source } : []
    }),
  })
  const others = (holding: readonly Position[]) =>
    holding.filter((other) => other !== position && outcomes[other]?.kind !== 'set-aside')
  const ofOrder = others(holders.orderId)
  const ofNumber = others(trackingId === '' ? [] : holders.trackingId).filter((other) => {
    const order = entries.at(other)?.orderId
    return order !== orderId && order !== ''
  })
  const parcel = parcelKey(trackingId)
  const isSame = ofOrder.every((other) => parcelKey(entries.at(other)?.trackingId ?? '') === parcel)
  const kind = isSame ? 'same-row-twice' : 'order-with-several-numbers'
  const issues: readonly Issue[] = [
    { kind, field: 'orderId', ...nameOthers(ofOrder) },
    { kind: 'number-on-several-orders', field: 'trackingId', ...nameOthers(ofNumber) },
  ]
  return issues.filter((issue) => 'otherCount' in issue && issue.otherCount > 0)
}
