import type { TrackingEntry } from '#domain/tracking/tracking-entry.ts'
import { applyEvents } from '#domain/upload/apply-events.ts'
import { planRequest, TRIAL_FROM, TRIAL_SIZE } from '#domain/upload/plan-request.ts'
import { startState } from '#domain/upload/start-state.ts'

/** How many entries have to be looked at to know the first request: an order stands in it once. */
export function previewLimit(requestSize: number, hasRepeatedOrders: boolean): number {
  return Math.max(TRIAL_FROM + 1, requestSize * (hasRepeatedOrders ? 10 : 1))
}

/** The entries of the first request, by the plan that the upload itself follows. */
export function planFirstRequest(
  entries: readonly TrackingEntry[],
  requestSize: number,
): readonly TrackingEntry[] {
  const state = applyEvents(startState(entries), [
    {
      type: 'submitted',
      at: 0,
      submission: 0,
      reason: 'first-sending',
      positions: null,
      requestSize: null,
    },
  ])
  const plan = planRequest(state, { requestSize, heldUpTo: -1 })
  return plan.kind === 'request' ? plan.entries : []
}

/** How many requests an upload takes, and how many entries its trial has (0: none). */
export function countRequests(
  entryCount: number,
  requestSize: number,
): { readonly requests: number; readonly trial: number } {
  const trial = entryCount > TRIAL_FROM && requestSize > TRIAL_SIZE ? TRIAL_SIZE : 0
  const rest = Math.ceil((entryCount - trial) / requestSize)
  return { requests: rest + (trial > 0 ? 1 : 0), trial }
}
