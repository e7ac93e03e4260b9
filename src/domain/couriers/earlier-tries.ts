import { addTo } from '#base/group-by.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { ReportedIds } from '#domain/entry/upload-result.ts'
import type { Timestamp } from '#domain/upload/outcome.ts'
import type { RequestRecord, UploadMemory, UploadState } from '#domain/upload/upload.ts'
import { entryAsSent, positionsByKind } from '#domain/upload/summary.ts'
import type { Position } from '#domain/upload/upload-event.ts'

/** A courier that an entry was sent with without being accepted. */
export type EarlierTry = { readonly courier: string; readonly at: Timestamp }

export type EarlierTries = ReadonlyMap<Position, readonly EarlierTry[]>

type Known = Pick<UploadState, 'entries' | 'corrected' | 'outcomes' | 'requests'> &
  Pick<UploadMemory, 'submissionOf'>

const NONE: EarlierTries = new Map()

/**
 * Finds the couriers that entries in need of one were sent with before, the latest last. The last comes from the
 * entry itself, earlier ones from the answers, as far as these repeat them.
 */
export function findEarlierTries(state: Known): EarlierTries {
  const cameBack = findRejectedAgain(state)
  if (cameBack.size === 0) return NONE
  const tries = new Map<Position, EarlierTry[]>()
  for (const [position, sendings] of sendingsOf(state.requests, cameBack)) {
    const found = triesOf(position, sendings, state)
    if (found.length > 0) tries.set(position, found)
  }
  return tries
}

/** Counts the last courier of each entry, the most frequent first; `at` is the time of the latest try. */
export function countLastTries(
  positions: readonly Position[],
  tries: EarlierTries,
): readonly (EarlierTry & { readonly count: number })[] {
  const counts = new Map<string, EarlierTry & { readonly count: number }>()
  for (const position of positions) {
    const last = tries.get(position)?.at(-1)
    if (last === undefined) continue
    const before = counts.get(last.courier)
    const at = Math.max(last.at, before?.at ?? 0)
    counts.set(last.courier, { courier: last.courier, at, count: (before?.count ?? 0) + 1 })
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)
}

function findRejectedAgain(state: Known): ReadonlySet<Position> {
  const found = new Set<Position>()
  for (const position of positionsByKind(state.outcomes)['courier-needed']) {
    if (entryAsSent(state, position)?.courier || (state.submissionOf[position] ?? 0) > 0)
      found.add(position)
  }
  return found
}

/** Answered requests that contain each of the positions. */
function sendingsOf(requests: readonly RequestRecord[], wanted: ReadonlySet<Position>) {
  const sendings = new Map<Position, RequestRecord[]>()
  for (const request of requests) {
    if (request.reply.kind !== 'answer') continue
    for (const position of request.positions)
      if (wanted.has(position)) addTo(sendings, position, request)
  }
  return sendings
}

function triesOf(
  position: Position,
  sendings: readonly RequestRecord[],
  state: Known,
): EarlierTry[] {
  const entry = entryAsSent(state, position)
  return sendings.flatMap((request, index) => {
    const isLast = index === sendings.length - 1
    const courier = isLast ? entry?.courier : entry && courierAsReported(request, entry)
    return courier ? [{ courier, at: request.at }] : []
  })
}

function courierAsReported({ reply }: RequestRecord, { orderId, trackingId }: TrackingEntry) {
  if (reply.kind !== 'answer') return null
  const { shipmentSelectCourier, shipmentFailed } = reply.result
  const ofOrder = [...shipmentSelectCourier, ...shipmentFailed].filter(
    (report: ReportedIds) => report.orderId === orderId,
  )
  const report = ofOrder.find((one) => one.trackingId === trackingId) ?? ofOrder[0]
  return report?.courier ?? null
}
