import type { Reading, ReadProblem, SheetHead, SheetNotes } from '#domain/sheet/reading.ts'
import type { SheetRow } from '#domain/sheet/sheet-row.ts'

/** Where the rows of a sheet go. */
export type RowSink = {
  /** Takes rows as they are read; `done`: bytes read, also where no row is complete yet. false: that is enough. */
  readonly take: (rows: readonly SheetRow[], done: number) => boolean
  /** The sheet is read again from its start, in another encoding. */
  readonly restart: () => void
}

/** What came of reading a sheet. */
export type SheetRead =
  | {
      readonly kind: 'read'
      /** How a file was read; null for a paste. */
      readonly reading: Reading | null
      /** What a sheet of a workbook has beside its values. */
      readonly notes: SheetNotes | null
      readonly rescued: number
    }
  | { readonly kind: 'problem'; readonly problem: ReadProblem }
  /** A workbook with several sheets, none of which was read. */
  | { readonly kind: 'several'; readonly sheets: readonly SheetHead[] }
