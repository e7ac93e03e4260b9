import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { RecordsContext } from './context.ts'
import { foldUpload } from './fold.ts'

/** The outcome of an entry now, with the values that it has now. */
export type EntryStanding = {
  readonly position: Position
  readonly entry: TrackingEntry
  readonly outcome: Outcome
}

type OutcomesQuestion = { readonly id: string; readonly positions: readonly Position[] }

/** Says what became of some entries of an upload; nothing when it is gone. */
export async function readOutcomes(
  context: RecordsContext,
  { id, positions }: OutcomesQuestion,
): Promise<readonly EntryStanding[]> {
  const header = await context.store.readHeader(id)
  if (header === undefined) return []
  const { state } = await foldUpload(context, header)
  return positions.flatMap((position) => {
    const entry = state.entries.at(position)
    const outcome = state.outcomes[position]
    return entry && outcome ? [{ position, entry, outcome }] : []
  })
}
