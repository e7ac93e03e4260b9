import type { CourierCandidate, UploadResult } from '#domain/entry/upload-result.ts'
import type { ChosenCourier } from '#domain/couriers/list/courier-memory.ts'
import { usedCouriers } from '#domain/couriers/list/used-couriers.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Clock } from './clock.ts'
import type { UploadRun } from '#run/upload-run.ts'

/** Keeps which couriers the service has offered and which were used, so that their codes come first. */
export type SeenCouriers = {
  /** Soon, beside other work: the run does not wait for it, and nothing of it depends on it. */
  readonly noteSoon: (run: UploadRun) => void
  readonly close: () => void
}

export type SeenCouriersDeps = {
  readonly clock: Clock
  readonly remember: (candidates: readonly CourierCandidate[], at: number) => Promise<void>
  readonly rememberUsed: (used: readonly ChosenCourier[], at: number) => Promise<void>
  readonly onError?: (cause: unknown) => void
}

/** An upload brings answers faster than the list changes. */
const SOON_MS = 100
/** When a courier was seen is needed for the order only. */
const SEEN_AGAIN_MS = 3_600_000

export function createSeenCouriers(deps: SeenCouriersDeps): SeenCouriers {
  const { clock, remember, rememberUsed, onError = (cause) => reportError(cause) } = deps
  const closed = new AbortController()
  const waiting = new Set<UploadRun>()
  const read = new WeakSet<UploadResult>()
  const noted = new Map<string, number>()

  async function note(state: UploadState): Promise<void> {
    const now = clock.now()
    const answered = state.requests.filter(
      ({ reply }) => reply.kind === 'answer' && !read.has(reply.result),
    )
    const results = answered.flatMap(({ reply }) => (reply.kind === 'answer' ? reply.result : []))
    const isDue = ({ key }: CourierCandidate) =>
      now - (noted.get(key) ?? -Infinity) >= SEEN_AGAIN_MS
    const due = [...offeredIn(results).values()].filter(isDue)
    if (due.length > 0) await remember(due, now)
    for (const { key } of due) noted.set(key, now)
    const used = usedCouriers(state, answered)
    if (used.length > 0) await rememberUsed(used, now)
    for (const result of results) read.add(result)
  }

  async function wait(run: UploadRun): Promise<void> {
    await clock.sleep(SOON_MS, closed.signal)
    waiting.delete(run)
    if (closed.signal.aborted) return
    // What could not be kept is tried again with the next answer.
    await note(run.getSnapshot().state).catch((error: unknown) => {
      if (!(error instanceof DOMException)) onError(error)
    })
  }

  return {
    noteSoon: (run) => {
      if (waiting.has(run)) return
      waiting.add(run)
      void wait(run)
    },
    close: () => closed.abort(),
  }
}

/** The couriers that answers offer, each key once, as the last of them names it. */
function offeredIn(results: readonly UploadResult[]): ReadonlyMap<string, CourierCandidate> {
  const offered = new Map<string, CourierCandidate>()
  for (const { shipmentSelectCourier } of results) {
    for (const { possibleCouriers } of shipmentSelectCourier) {
      for (const candidate of possibleCouriers) offered.set(candidate.key, candidate)
    }
  }
  return offered
}
