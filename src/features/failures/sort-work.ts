import type { Outcome } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/upload-event.ts'

/** Entries that wait for a person, and those that a person settled. */
export type Work = Readonly<Record<WorkKind, readonly Position[]>>

type WorkKind =
  | 'failed'
  | 'unexplained'
  | 'in-doubt'
  | 'refused'
  | 'not-sent'
  | 'set-aside'
  | 'marked'

/** Sorts the entries of an upload by what there is to do about them, in sheet order. */
export function sortWork(outcomes: readonly Outcome[]): Work {
  const work: Record<WorkKind, Position[]> = {
    failed: [],
    unexplained: [],
    'in-doubt': [],
    refused: [],
    'not-sent': [],
    'set-aside': [],
    marked: [],
  }
  for (const [position, outcome] of outcomes.entries()) {
    const kind = workOf(outcome)
    if (kind) work[kind].push(position)
  }
  return work
}

function workOf(outcome: Outcome): WorkKind | null {
  switch (outcome.kind) {
    case 'accepted':
      return outcome.how === 'by-person' ? 'marked' : null
    case 'courier-needed':
    case 'waiting':
    case 'sending':
      return null
    default:
      return outcome.kind
  }
}
