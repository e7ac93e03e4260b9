import type { CourierCandidate, UploadResult } from '#domain/entry/upload-result.ts'
import { tallyChoices } from '#domain/couriers/memory/tally-choices.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Clock } from '#run/outside/clock.ts'
import { createSoon, type Soon } from '#run/outside/soon.ts'
import type { UploadView } from '#run/upload.ts'
import type { LearntStore } from '#storage/store.ts'

export type CourierKeeping = {
  readonly clock: Clock
  readonly store: Pick<LearntStore, 'rememberCouriers' | 'rememberChoices'>
  readonly onError?: (cause: unknown) => void
}

/** Delay for collecting several answers in one write. */
const SOON_MS = 100
/** A seen courier is stored again only after this time, since the time only affects the order. */
const SEEN_AGAIN_MS = 3_600_000

/**
 * Stores the offered couriers and the results of the user's choices for later uploads, in the background. A failed
 * write is repeated with the next answer.
 */
export function keepCouriers(keeping: CourierKeeping, view: () => UploadView): Soon {
  const { clock, onError } = keeping
  const noteOffered = createOfferedNotes(keeping)
  const noteChoices = createChoiceNotes(keeping)
  const note = async () => {
    await Promise.all([noteOffered(view().state), noteChoices(view())])
  }
  return createSoon(clock, SOON_MS, note, onError)
}

function createOfferedNotes({ clock, store }: CourierKeeping) {
  const read = new WeakSet<UploadResult>()
  const noted = new Map<string, number>()
  return async ({ requests }: UploadState): Promise<void> => {
    const now = clock.now()
    const results = requests.flatMap(({ reply }) =>
      reply.kind === 'answer' && !read.has(reply.result) ? reply.result : [],
    )
    const isDue = ({ key }: CourierCandidate) =>
      now - (noted.get(key) ?? -Infinity) >= SEEN_AGAIN_MS
    const due = [...offeredIn(results).values()].filter(isDue)
    if (due.length > 0) await store.rememberCouriers(due, now)
    for (const { key } of due) noted.set(key, now)
    for (const result of results) read.add(result)
  }
}

/** Stores the results of choices once no request is on its way, since only then they are known. */
function createChoiceNotes({ store }: CourierKeeping) {
  let tallied = -1
  return async ({ header, state }: UploadView): Promise<void> => {
    const answers = state.submissions.reduce((sum, { answers }) => sum + answers, 0)
    if (state.counts.sending > 0 || tallied === answers) return
    const tallies = tallyChoices(state, header.filledByRules)
    if (tallies.size > 0) await store.rememberChoices(header, tallies)
    tallied = answers
  }
}

/** Returns the offered couriers by key, with their latest names. Many entries share one list, so each is read once. */
function offeredIn(results: readonly UploadResult[]): ReadonlyMap<string, CourierCandidate> {
  const lists = results.flatMap(({ shipmentSelectCourier }) =>
    shipmentSelectCourier.map(({ possibleCouriers }) => possibleCouriers),
  )
  return new Map([...new Set(lists)].flat().map((candidate) => [candidate.key, candidate]))
}
