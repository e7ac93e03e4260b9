import type { Outcome } from '#domain/upload/outcome.ts'
import { positionsByKind } from '#domain/upload/events/positions-by-kind.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'

/** Entries that wait for a person, and those that a person resolved. */
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
  const { accepted, ...work } = positionsByKind(outcomes)
  return { ...work, marked: accepted.filter((position) => isMarked(outcomes[position])) }
}

function isMarked(outcome: Outcome | undefined): boolean {
  return outcome?.kind === 'accepted' && outcome.how === 'by-person'
}
