import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { KeptRows, KeptState } from '#domain/draft/stored/kept-draft.ts'
import type { Action } from '#domain/draft/stored/kept-action.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import { object } from '#base/schemas.ts'
import { sheet } from '#domain/sheet/stored-sheet.ts'
import type { Reading } from '#domain/sheet/reading.ts'

export const draftSheet = object({ sheet })

/** The state is one record, and each action is a record of its own (`action 000000012`), written once. */
export type DraftMeta =
  | { readonly part: string; readonly state: KeptState }
  | { readonly part: string; readonly action: Action }

/** A stored draft. */
export type StoredDraft = {
  readonly state: KeptState
  readonly parts: readonly KeptRows[]
  readonly actions: readonly Action[]
}

/** Rows by the number of their part; null for a part without rows. */
export type PartWriting = readonly (readonly [number, KeptRows | null])[]

/** Changes of a draft since the last write. */
export type DraftWriting = {
  readonly state: KeptState
  readonly parts: PartWriting
  readonly actions: readonly (readonly [number, Action])[]
  /** Replaces everything stored before. */
  readonly isWhole: boolean
}

/** A sheet to copy into an upload, with its ID in the draft and its index among the upload's sources. */
export type SheetMove = {
  readonly sourceId: SourceId
  readonly sourceIndex: number
  readonly match: ColumnMatch
  readonly reading?: Reading
}
