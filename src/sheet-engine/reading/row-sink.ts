import type { Reading, ReadProblem, SheetHead, SheetNotes } from '#domain/sheet/reading.ts'

/** Where the rows of a sheet go. */
export type RowSink = {
  /** Takes rows as they are read; `done`: bytes read. false: that is enough. */
  readonly take: (rows: readonly string[][], done: number) => boolean
  /** Whether the columns are known, so that plain lines can be taken as they are. */
  readonly canScan: () => boolean
  /** Takes whole lines without any quote. */
  readonly scan: (lines: PlainLines, done: number) => boolean
  /** The sheet is read again from its start, in another encoding. */
  readonly restart: () => void
}

/** Whole lines without any quote: from..to (exclusive) of a piece of a file's text. */
export type PlainLines = {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly delimiter: string
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
