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

/** A draft as it is kept. */
export type StoredDraft = {
  readonly state: DraftState
  readonly chunks: readonly DraftChunk[]
  readonly actions: readonly Action[]
}

/** What changed of a draft since it was written last. */
export type DraftWriting = {
  readonly state: DraftState
  readonly chunks: readonly (readonly [number, DraftChunk])[]
  readonly actions: readonly (readonly [number, Action])[]
}

/** Of a sheet from which entries move: its id in the draft, and its index among the sources of the upload. */
export type SheetMove = {
  readonly sourceId: number
  readonly sourceIndex: number
  readonly match: ColumnMatch
  readonly reading?: Reading
}

/** Larger sheets are not kept twice: a receipt then has the four fields alone. */
const MOST_BYTES_COPIED = 64_000_000

/** Whether an upload keeps a copy of a sheet that its entries came from. */
export function isWorthCopying(sheet: KeptSheet): boolean {
  const size =
    sheet.kind === 'bytes' ? sheet.bytes.byteLength : sheet.text.length + sheet.html.length
  return size <= MOST_BYTES_COPIED
}
