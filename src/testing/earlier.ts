import { toCells } from '#domain/entry/tracking-entry.ts'
import {
  type EarlierEntry,
  type EarlierIndex,
  type EarlierUpload,
  indexEarlier,
  packEarlier,
} from '#domain/draft/issues/earlier-index.ts'

export function anEarlierUpload(number = 1): EarlierUpload {
  return { number, id: `u${number}`, startedAt: number * 1000 }
}

/** An entry of an earlier upload, accepted by default. */
export function anEarlierEntry(
  orderId: string,
  trackingId: string,
  about: Partial<EarlierEntry> = {},
): EarlierEntry {
  const cells = toCells({ orderId, trackingId })
  return { ...cells, status: 'accepted', at: 1234, sentAs: trackingId, ...about }
}

export function earlierOf(...uploads: readonly (readonly EarlierEntry[])[]): EarlierIndex {
  return indexEarlier(
    uploads.map((entries, index) => packEarlier(anEarlierUpload(index + 1), entries)),
  )
}
