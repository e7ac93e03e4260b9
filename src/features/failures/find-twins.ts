import type { OtherRow } from '#domain/draft/issue.ts'
import type { TrackingEntry } from '#domain/tracking/tracking-entry.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { UploadView } from '#workflows/upload-run.ts'

/** Other rows of the upload with the order that was typed for one. */
export type Twins = {
  readonly kind: 'same-row-twice' | 'order-with-several-numbers'
  /** The first few. */
  readonly rows: readonly OtherRow[]
  readonly count: number
}

const NAMED = 3

/**
 * What else has the order of an entry whose order or number was changed; null: nothing. What was set aside goes
 * nowhere and is left out.
 */
export function findTwins(
  { uploaded, state: { entries, outcomes } }: UploadView,
  position: Position,
  entry: TrackingEntry,
  holders: readonly Position[],
): Twins | null {
  const others = holders.filter(
    (other) => other !== position && outcomes[other]?.kind !== 'set-aside',
  )
  if (others.length === 0 || entry.orderId === '') return null
  const isSame = others.every((other) => entries.at(other)?.trackingId === entry.trackingId)
  const own = uploaded.placeOf(position)?.source
  const rows = others.slice(0, NAMED).flatMap((other) => {
    const place = uploaded.placeOf(other)
    return place ? { row: place.row, source: place.source === own ? null : place.source } : []
  })
  return {
    kind: isSame ? 'same-row-twice' : 'order-with-several-numbers',
    rows,
    count: others.length,
  }
}
