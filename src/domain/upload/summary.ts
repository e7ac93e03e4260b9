import { OPEN_KINDS, takesCourier } from './outcome.ts'
import type { UploadState } from './upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

/** How many entries somebody still has to do something about, or that are on their way. */
export function countOpen({ counts }: Pick<UploadState, 'counts'>): number {
  return OPEN_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
}

/** Nothing left to do: every entry is accepted or set aside. */
export function isFinished(state: UploadState): boolean {
  return countOpen(state) === 0
}

/** The entries that go with `Send … entries with couriers`: chosen, and still open for it. */
export function chosenPositions(state: UploadState): readonly Position[] {
  const chosen = [...state.choices.keys()].filter((position) => {
    const outcome = state.outcomes[position]
    return outcome !== undefined && takesCourier(outcome.kind)
  })
  return chosen.sort((one, other) => one - other)
}
