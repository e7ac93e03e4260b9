import type { Reading, ReadProblem, SheetHead, SheetNotes } from '#domain/sheet/reading.ts'
import type { SheetRow } from '#domain/sheet/sheet-row.ts'

/** Receiver for the rows of a sheet. */
export type RowSink = {
  /** Receives rows while they are read. `done` is the number of bytes read so far; returns false to stop reading. */
  readonly take: (rows: readonly SheetRow[], done: number) => boolean
  /** Called when the sheet is read again from its start, in another encoding. */
  readonly restart: () => void
}

/** Result of reading a sheet. */
export type SheetRead =
  | {
      readonly kind: 'read'
      /** Settings that a file was read with; null for a paste without any. */
      readonly reading: Reading | null
      /** Properties of a workbook's sheet besides its values. */
      readonly notes: SheetNotes | null
      readonly rescued: number
    }
  | { readonly kind: 'problem'; readonly problem: ReadProblem }
  /** A workbook with several sheets; none was read. */
  | { readonly kind: 'several'; readonly sheets: readonly SheetHead[] }
