import { packState } from '#domain/upload/events/pack-state.ts'
import type { Clock } from '#run/outside/clock.ts'
import { createSoon, type Soon } from '#run/outside/soon.ts'
import type { UploadView } from '#run/upload.ts'
import type { Store } from '#storage/store.ts'

export type CheckpointKeeping = {
  readonly store: Pick<Store, 'writeCheckpoint'>
  readonly clock: Clock
  /** The release, since checkpoints of another one are not trusted. null: unknown, so no checkpoint is written. */
  readonly release: string | null
  /** Number of events after the last checkpoint that justify another one. */
  readonly checkpointWorth?: number
}

/** Delay, so that the user's next action comes first. */
const SOON_MS = 1500
/** Reading fewer events is quick. */
const WORTH = 64

/**
 * Writes a checkpoint when an upload has paused or ended and enough has happened since event `before`, so that the next
 * opening doesn't read the journal from its beginning.
 */
export function keepCheckpoint(
  { store, clock, release, checkpointWorth = WORTH }: CheckpointKeeping,
  view: () => UploadView,
  before: number,
): Soon {
  let kept = before
  return createSoon(clock, SOON_MS, async () => {
    const { header, state, lastEvent, status } = view()
    // While sending, each answer asks for this again.
    const isAtRest = status.kind === 'idle' || status.kind === 'paused'
    if (release === null || !isAtRest || lastEvent - kept < checkpointWorth) return
    await store.writeCheckpoint(header.id, { lastEvent, release }, packState(state))
    kept = lastEvent
  })
}
