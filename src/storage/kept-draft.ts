import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { KeptRows, KeptState } from '#domain/draft/kept-draft.ts'
import type { Action } from '#domain/draft/kept-action.ts'
import type { SourceId } from '#domain/draft/row.ts'
import { object, sheet } from '#domain/kept/schemas.ts'
import type { Reading } from '#domain/sheet/reading.ts'

export const draftSheet = object({ sheet })

/** `state` is one record; each action one of its own (`action 000012`), written once. */
export type DraftMeta =
  | { readonly part: string; readonly state: KeptState }
  | { readonly part: string; readonly action: Action }

/** A draft as it is kept. */
export type StoredDraft = {
  readonly state: KeptState
  readonly parts: readonly KeptRows[]
  readonly actions: readonly Action[]
  /** An earlier version wrote it: the first writing puts all of it in its place. */
  readonly isOlder: boolean
}

/** Rows by the number of their part; null: none is left in it. */
export type PartWriting = readonly (readonly [number, KeptRows | null])[]

/** What changed of a draft since it was written last. */
export type DraftWriting = {
  readonly state: KeptState
  readonly parts: PartWriting
  readonly actions: readonly (readonly [number, Action])[]
  /** What was kept before goes. */
  readonly isWhole: boolean
}

/** Of a sheet from which entries move: the id under which the draft keeps it, and its index among the sources of the upload. */
export type SheetMove = {
  readonly sourceId: SourceId
  readonly sourceIndex: number
  readonly match: ColumnMatch
  readonly reading?: Reading
}
