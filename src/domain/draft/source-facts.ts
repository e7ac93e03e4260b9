import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { Reading } from '#domain/sheet/reading.ts'
import type { SheetNotes } from '#domain/sheet/reading.ts'
import type { RowSource, TrackingField } from '#domain/entry/tracking-entry.ts'
import type { LikelyProblemKind } from '#domain/draft/issues/issue.ts'
import type { OddRows } from '#domain/draft/issues/odd-rows.ts'

/** What a receipt that came back says of its rows. */
export type ReceiptFacts = {
  /** Rows that were skipped, since nothing is left to do about them. */
  readonly accepted: number
  readonly setAside: number
  /** Rows that may have been accepted when it was written. */
  readonly doubtful: number
}

/** What the person has said is right about a whole column. */
export type Confirmed = {
  readonly kind: 'swapped' | LikelyProblemKind
  readonly field: TrackingField
}

/** What is known of a sheet or paste, besides its rows. */
export type SourceFacts = {
  readonly source: RowSource
  /** Rows of the sheet that are no entries: header, titles, blank rows. */
  readonly otherRows: number
  /** Cells whose digits were gone in the pasted text and were taken from the clipboard's HTML. */
  readonly rescued: number
  readonly match: ColumnMatch | null
  /** false: typed rows, whose columns cannot be changed. */
  readonly canChangeColumns: boolean
  /** How a file was read, to be read again in the same way. */
  readonly reading?: Reading
  /** What a sheet of a workbook has beside its values. */
  readonly notes?: SheetNotes
  /** Of a receipt of this product that came back. */
  readonly receipt?: ReceiptFacts
  /** Rows that ask for a look in the person's own sheet. */
  readonly oddRows?: OddRows
  /** The person wants the rows too that earlier uploads had. */
  readonly keepsRepeats?: true
  /** What looks wrong in most rows and is how the shop writes it. */
  readonly confirmed?: readonly Confirmed[]
}
