import { packState } from '#domain/upload/events/pack-state.ts'
import type { Clock } from '#run/outside/clock.ts'
import { createSoon, type Soon } from '#run/outside/soon.ts'
import type { UploadView } from '#run/upload.ts'
import type { Store } from '#storage/store.ts'

export type CheckpointKeeping = {
  readonly store: Pick<Store, 'writeCheckpoint'>
  readonly clock: Clock
  /** The code that computes a state: a checkpoint of other code is not trusted. null: it does not say which, and none is kept. */
  readonly release: string | null
  /** How many events after the last checkpoint are worth another one. */
  readonly checkpointWorth?: number
}

/** A button that is pressed now comes first. */
const SOON_MS = 1500
/** Fewer events are read in no time. */
const WORTH = 64

/**
 * Keeps what a journal comes to, so that opening the upload again need not read it from its beginning: when it has
 * paused or ended, if enough has happened since the checkpoint of event `before`.
 */
export function keepCheckpoint(
  { store, clock, release, checkpointWorth = WORTH }: CheckpointKeeping,
  view: () => UploadView,
  before: number,
): Soon {
  let kept = before
  return createSoon(clock, SOON_MS, async () => {
    const { header, state, lastEvent, status } = view()
    // While it is under way there is more to come, and this is asked again with each answer.
    const isAtRest = status.kind === 'idle' || status.kind === 'paused'
    if (release === null || !isAtRest || lastEvent - kept < checkpointWorth) return
    await store.writeCheckpoint(header.id, { lastEvent, release }, packState(state))
    kept = lastEvent
  })
}
