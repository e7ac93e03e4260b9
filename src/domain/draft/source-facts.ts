import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { RowSource } from '#domain/tracking/tracking-entry.ts'

/** What is known of a sheet or paste, besides its rows. */
export type SourceFacts = {
  readonly source: RowSource
  /** Rows of the sheet that are no entries: header, titles, blank rows. */
  readonly otherRows: number
  /** Cells whose digits were gone in the pasted text and were taken from the clipboard's HTML. */
  readonly rescued: number
  readonly match: ColumnMatch | null
  readonly canChangeColumns: boolean
  /** The person wants the rows too that earlier uploads had. */
  readonly keepsRepeats?: true
}
