import { packState } from '#domain/upload/events/pack-state.ts'
import type { Store } from '#storage/store.ts'
import type { Clock } from '#run/outside/clock.ts'
import type { OwnedRun } from '#run/create-upload-run.ts'
import { createSerial } from '#journal/serial.ts'

/** Keeps what journals come to, so that opening an upload again need not read them from their beginning. */
export type CheckpointKeeper = {
  /** When the run has paused or ended, if it has done enough; `before`: the last event of the checkpoint that is kept. */
  readonly keepSoon: (id: string, owned: OwnedRun, before: number) => void
  readonly close: () => void
}

export type CheckpointDeps = {
  readonly store: Store
  readonly clock: Clock
  /** The code that computes a state; null: it does not say which, and nothing is kept. */
  readonly release: string | null
  readonly checkpointWorth?: number
}

/** A button that is pressed now comes first. */
const SOON_MS = 1500
/** Fewer events are read in no time. */
const WORTH = 64

export function createCheckpointKeeper(deps: CheckpointDeps): CheckpointKeeper {
  const { store, clock, release, checkpointWorth = WORTH } = deps
  const closed = new AbortController()
  const serial = createSerial()
  const waiting = new Set<string>()
  /** By upload, the last event in its checkpoint. */
  const kept = new Map<string, number>()

  async function keep(id: string, { run, known }: OwnedRun): Promise<void> {
    // While it is under way there is more to come, and this is asked again with each answer.
    const { kind } = run.getSnapshot().status
    if (closed.signal.aborted || release === null || (kind !== 'idle' && kind !== 'paused')) return
    const { state, lastEvent } = known()
    if (lastEvent - (kept.get(id) ?? 0) < checkpointWorth) return
    await store.writeCheckpoint(id, { lastEvent, release }, packState(state))
    kept.set(id, lastEvent)
  }

  async function wait(id: string, owned: OwnedRun): Promise<void> {
    await clock.sleep(SOON_MS, closed.signal)
    waiting.delete(id)
    // Without a checkpoint opening takes longer; nothing else depends on it.
    await serial(() => keep(id, owned)).catch((error: unknown) => {
      if (!(error instanceof DOMException)) reportError(error)
    })
  }

  return {
    keepSoon: (id, owned, before) => {
      kept.set(id, Math.max(before, kept.get(id) ?? 0))
      if (release === null || waiting.has(id)) return
      waiting.add(id)
      void wait(id, owned)
    },
    close: () => closed.abort(),
  }
}
