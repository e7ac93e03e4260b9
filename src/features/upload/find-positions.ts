import type { TrackingEntry } from '#domain/tracking/tracking-entry.ts'
import type { Outcome, OutcomeKind } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/upload-event.ts'

type Wanted = { readonly outcome: OutcomeKind | null; readonly search: string }

/** The positions with this outcome (null: any) of which an id holds the searched text, in sheet order. */
export function findPositions(
  entries: readonly TrackingEntry[],
  outcomes: readonly Outcome[],
  wanted: Wanted,
): readonly Position[] {
  const search = wanted.search.trim().toLowerCase()
  const found: Position[] = []
  for (const [position, entry] of entries.entries()) {
    const fits = wanted.outcome === null || outcomes[position]?.kind === wanted.outcome
    if (fits && (search === '' || holds(entry, search))) found.push(position)
  }
  return found
}

function holds(entry: TrackingEntry, search: string): boolean {
  return [entry.orderId, entry.trackingId, entry.merchantOrderId].some((id) =>
    id?.toLowerCase().includes(search),
  )
}
