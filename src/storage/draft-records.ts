import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { Action } from '#domain/draft/changes/change.ts'
import type { DraftFilter } from '#domain/draft/draft-view.ts'
import type { PackedDraft, PackedRows } from '#domain/draft/table/pack-draft.ts'
import type { Reading, SheetSummary } from '#domain/sheet/reading.ts'
import type { RowSource } from '#domain/entry/tracking-entry.ts'

/** Owned by the draft: the shapes in which it is kept. */
export type DraftChunk = PackedRows

/** A sheet that waits for an answer about its columns. */
export type WaitingSheet = {
  readonly sourceId: number
  readonly source: RowSource
  readonly match: ColumnMatch
  /** Rows of it are in the draft already, with other columns. */
  readonly applied: boolean
  /** How it was read, where it is a file. */
  readonly reading?: Reading
}

/** A workbook of which the person chooses the sheets to read; it is kept under the id of a source of its own. */
export type SheetQuestion = {
  readonly sourceId: number
  readonly source: RowSource
  readonly sheets: readonly SheetSummary[]
}

/** A question that was left: it can be asked again until the next sheet comes. */
export type CancelledQuestion =
  | { readonly kind: 'columns'; readonly asked: WaitingSheet }
  | { readonly kind: 'sheets'; readonly asked: SheetQuestion }

/** All that a reload brings back, besides rows and actions. */
export type DraftState = {
  readonly version: 1
  readonly packed: PackedDraft
  readonly filter: DraftFilter
  readonly place: number
  readonly waiting: readonly WaitingSheet[]
  /** Not there in what an earlier release kept. */
  readonly sheetQuestions?: readonly SheetQuestion[]
  /** Not there in what an earlier release kept. */
  readonly cancelled?: readonly CancelledQuestion[]
}

/** `state` is one record; each action one of its own (`action 000012`), written once. */
export type DraftMeta =
  | { readonly part: string; readonly state: DraftState }
  | { readonly part: string; readonly action: Action }

/** A sheet as it was read, to read it again with other columns. */
export type KeptSheet =
  | { readonly kind: 'bytes'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'pasted'; readonly text: string; readonly html: string }

export type DraftSheet = { readonly id: number; readonly sheet: KeptSheet }
