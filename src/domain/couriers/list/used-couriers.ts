import type { ChosenCourier } from '#domain/couriers/list/courier-memory.ts'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import { entryAsSent } from '#domain/upload/summary.ts'
import type { RequestRecord, UploadState } from '#domain/upload/upload.ts'

/** The couriers that a person chose and with which the service then accepted an entry, by the shape of its number. */
export function usedCouriers(
  state: UploadState,
  requests: readonly RequestRecord[],
): readonly ChosenCourier[] {
  const used = new Map<string, string>()
  for (const { submission, positions } of requests) {
    const reason = state.submissions.find((record) => record.submission === submission)?.reason
    if (reason !== 'couriers') continue
    for (const position of positions) {
      const sent = entryAsSent(state, position)
      const isAccepted = state.outcomes[position]?.kind === 'accepted'
      if (isAccepted && sent?.courier) used.set(shapeKey(sent.trackingId), sent.courier)
    }
  }
  return [...used].map(([key, code]) => ({ kind: 'shape', key, code }))
}

/** Codes that were used before, those for this shape of numbers first, then those used last. */
export function usedFirst(used: ReadonlyMap<string, string>, shape: string): readonly string[] {
  const own = used.get(shape)
  return [...new Set([...(own === undefined ? [] : [own]), ...used.values()])]
}
