import type { Action } from '#domain/draft/stored/kept-action.ts'
import type { Row, SourceId } from '#domain/draft/row/row.ts'
import type { SourceFacts } from '#domain/draft/stored/kept-source.ts'

/**
 * The changes of a command, with the name shown for undo. A plan is valid only for the draft that it was made from, so
 * it is carried out at once.
 */
export type Plan = Omit<Action, 'step'> & {
  /** Rows that the plan adds. */
  readonly added?: readonly Row[]
  /** Sources that the plan adds. */
  readonly sources?: readonly (readonly [SourceId, SourceFacts])[]
}
