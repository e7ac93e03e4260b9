import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { applyEvents, startState } from '#domain/upload/events/apply-events.ts'
import { planRequest, TRIAL_FROM, TRIAL_SIZE } from '#domain/upload/requests/plan-request.ts'

/** Number of entries to load: enough for a full first request even if orders repeat. */
export function previewLimit(requestSize: number): number {
  return Math.max(1000, requestSize * 10)
}

/** Requests of an upload, planned by the upload's own rules. */
export type Preview = {
  readonly first: readonly TrackingEntry[]
  readonly requests: number
  /** false: only the first entries were planned, and repeated orders may need more requests. */
  readonly exact: boolean
  /** Number of entries in the trial; 0: no trial. */
  readonly trial: number
}

/** Plans the requests of an upload from its first entries. */
export function planPreview(
  entries: readonly TrackingEntry[],
  entryCount: number,
  requestSize: number,
): Preview {
  const first = planFirstRequest(entries, requestSize)
  const trial = entryCount > TRIAL_FROM && requestSize > TRIAL_SIZE ? first.length : 0
  if (entries.length < entryCount) {
    const rest = Math.ceil((entryCount - first.length) / requestSize)
    return { first, requests: rest + 1, exact: false, trial }
  }
  const sent = new Set(first)
  const rest = countRequests(
    entries.filter((entry) => !sent.has(entry)),
    requestSize,
  )
  return { first, requests: rest + 1, exact: true, trial }
}

function planFirstRequest(
  entries: readonly TrackingEntry[],
  requestSize: number,
): readonly TrackingEntry[] {
  const submitted = {
    type: 'submitted',
    at: 0,
    submission: 0,
    reason: 'first-sending',
    positions: null,
    requestSize: null,
  } as const
  const plan = planRequest(applyEvents(startState(entries), [submitted]), {
    requestSize,
    pausedUpTo: -1,
  })
  return plan?.entries ?? []
}

/** Counts the requests for these entries, with each order once per request. */
function countRequests(entries: readonly TrackingEntry[], requestSize: number): number {
  let waiting = entries
  let requests = 0
  while (waiting.length > 0) {
    const orders = new Set<string>()
    const later = waiting.filter(({ orderId }) => {
      if (orders.size >= requestSize || orders.has(orderId)) return true
      orders.add(orderId)
      return false
    })
    waiting = later
    requests += 1
  }
  return requests
}
