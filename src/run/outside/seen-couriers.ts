import type { CourierCandidate, UploadResult } from '#domain/entry/upload-result.ts'
import { tallyChoices } from '#domain/couriers/memory/tally-choices.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { LearntStore } from '#storage/store.ts'
import type { Clock } from './clock.ts'
import type { UploadRun } from '#run/upload-run.ts'

/** Keeps which couriers the service has offered and what came of the person's choices, for the next upload. */
export type SeenCouriers = {
  /** The run doesn't wait for this and doesn't depend on it. */
  readonly noteSoon: (run: UploadRun) => void
  readonly close: () => void
}

export type SeenCouriersDeps = {
  readonly clock: Clock
  readonly remember: (candidates: readonly CourierCandidate[], at: number) => Promise<void>
  readonly rememberChoices: LearntStore['rememberChoices']
  readonly onError?: (cause: unknown) => void
}

/** An upload brings answers faster than the list changes. */
const SOON_MS = 100
/** The time at which a courier was seen only decides the order. */
const SEEN_AGAIN_MS = 3_600_000

export function createSeenCouriers(deps: SeenCouriersDeps): SeenCouriers {
  const { clock, remember, rememberChoices, onError = (cause) => reportError(cause) } = deps
  const closed = new AbortController()
  const waiting = new Set<UploadRun>()
  const read = new WeakSet<UploadResult>()
  const noted = new Map<string, number>()
  const tallied = new WeakMap<UploadRun, number>()

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
    for (const result of results) read.add(result)
  }

  /** Counted once everything that was sent is answered, since only then is it known what came of a choice. */
  async function noteChoices(run: UploadRun): Promise<void> {
    const { header, state } = run.getSnapshot()
    const answers = state.submissions.reduce((sum, { answers }) => sum + answers, 0)
    if (state.counts.sending > 0 || tallied.get(run) === answers) return
    const tallies = tallyChoices(state, header.filledByRules)
    if (tallies.size > 0) await rememberChoices(header.id, tallies)
    tallied.set(run, answers)
  }

  async function wait(run: UploadRun): Promise<void> {
    await clock.sleep(SOON_MS, closed.signal)
    waiting.delete(run)
    if (closed.signal.aborted) return
    // What could not be kept is tried again with the next answer.
    const notes = Promise.all([note(run.getSnapshot().state), noteChoices(run)])
    await notes.catch((error: unknown) => {
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

/** The couriers that answers offer, each key once, as the last of them names it. A list is the same for many entries. */
function offeredIn(results: readonly UploadResult[]): ReadonlyMap<string, CourierCandidate> {
  const lists = results.flatMap(({ shipmentSelectCourier }) =>
    shipmentSelectCourier.map(({ possibleCouriers }) => possibleCouriers),
  )
  return new Map([...new Set(lists)].flat().map((candidate) => [candidate.key, candidate]))
}
