import type { TextPiece } from '#domain/draft/table/cut-line.ts'

/** Where the rows of a sheet go. */
export type RowSink = {
  /** Takes rows as they are read; `done`: bytes read. false: that is enough. */
  readonly take: (rows: readonly string[][], done: number) => boolean
  /** Whether the columns are known, so that plain lines can be taken as they stand. */
  readonly canScan: () => boolean
  /** Takes whole lines without any quote. */
  readonly scan: (lines: PlainLines, done: number) => boolean
  /** The sheet is read again from its start, in another encoding. */
  readonly restart: () => void
}

/** Whole lines without any quote: from..to (exclusive) of a piece of a file. */
export type PlainLines = {
  readonly piece: TextPiece
  readonly from: number
  readonly to: number
  readonly delimiter: string
}
