import { useMemo } from 'react'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { UploadRun } from '#run/upload-run.ts'

type PendingChoices = {
  /** The run, whose choices are known from the moment they are made. */
  readonly run: UploadRun
  /** Whether an entry has a courier, also one that is just being written down. */
  readonly isChosen: (position: Position) => boolean
}

/** Choices take a moment to be written down, in which a fast person is at the next group already. */
export function usePendingChoices(run: UploadRun): PendingChoices {
  return useMemo(() => {
    const pending = new Map<Position, string | null>()
    const chooseCourier: UploadRun['chooseCourier'] = async (positions, ...about) => {
      const [courier] = about
      for (const position of positions) pending.set(position, courier)
      try {
        await run.chooseCourier(positions, ...about)
      } finally {
        for (const position of positions) pending.delete(position)
      }
    }
    return {
      run: { ...run, chooseCourier },
      isChosen: (position) =>
        pending.has(position)
          ? pending.get(position) !== null
          : run.getSnapshot().state.choices.has(position),
    }
  }, [run])
}
