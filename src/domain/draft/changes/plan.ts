import type { Action } from '#domain/draft/kept-draft.ts'
import type { Row, SourceId } from '#domain/draft/row.ts'
import type { SourceFacts } from '#domain/draft/kept-draft.ts'

/**
 * What a command is going to do, under the name by which it is undone. It is made for the draft as it is now, and
 * carried out before anything else happens.
 */
export type Plan = Action & {
  /** Rows that come with it. */
  readonly added?: readonly Row[]
  /** Sources that come with it. */
  readonly sources?: readonly (readonly [SourceId, SourceFacts])[]
}
