import type { Encoding } from '#domain/sheet/text/encoding/decode.ts'

/** Settings that a file was read with: guessed, shown, and changed by the user. */
export type Reading =
  | {
      readonly kind: 'text'
      readonly encoding: Encoding
      /** null to detect it in the text. */
      readonly delimiter: string | null
    }
  | {
      readonly kind: 'markup'
      readonly encoding: Encoding
      readonly leavesOutHidden?: boolean
    }
  /** Copied cells, some of which are hidden where they were copied. */
  | { readonly kind: 'pasted'; readonly leavesOutHidden: boolean }
  | { readonly kind: 'workbook'; readonly sheet: string; readonly leavesOutHidden: boolean }

/** Used as the delimiter for lines that are split at runs of two or more spaces. */
export const SPACES = '  '

/** Whether a sheet of a workbook has entries, or why it doesn't. */
export type SheetVerdict =
  | 'entries'
  /** Empty below the column names. */
  | 'no-rows'
  | 'no-orders'
  | 'no-numbers'
  /** Returned parcels. */
  | 'returns'
  /** Such as instructions or a price list. */
  | 'neither'

/** A sheet of a workbook that the user can choose. */
export type SheetSummary = {
  readonly name: string
  readonly rows: number
  readonly isHidden: boolean
  /** Its first non-empty rows. */
  readonly preview: readonly (readonly string[])[]
  readonly verdict: SheetVerdict
}

/** The first rows of a sheet, for judging it. */
export type SheetHead = Omit<SheetSummary, 'verdict'> & {
  readonly head: readonly (readonly string[])[]
}

/** Why a file or paste couldn't be read. */
export type ReadProblem =
  | 'empty'
  | 'header-only'
  /** A receipt of this product without open entries. */
  | 'nothing-open'
  | 'not-text'
  | 'numbers'
  /** From a word processor. */
  | 'document'
  | 'slides'
  /** From a spreadsheet program of the past. */
  | 'old-format'
  | 'mail'
  /** A web page in one file, as Excel and browsers store it. */
  | 'web-archive'
  | 'pdf'
  | 'picture'
  | 'password'
  | 'archive'
  | 'damaged'
  | 'too-much-inside'
  | 'web-page'
  | 'sign-in-page'
  /** The frame page of a workbook saved as a web page; its cells are in other files. */
  | 'frame-page'
  /** The web address of a sheet instead of its cells. */
  | 'sheet-link'
  /** A format that isn't a table. */
  | 'json'
  | 'xml'
  | 'sql'
  | 'rtf'
  | 'too-large'
  | 'no-table'
  /** Each cell is on its own line, and some are missing. */
  | 'cells-in-lines'
  | 'unreadable'
  /** The reader for this kind of file couldn't be loaded. */
  | 'reader-missing'

/** Properties of a sheet besides its values. */
export type SheetNotes = {
  /** Hidden rows with a value. */
  readonly hiddenRows: number
  /** Hidden columns, up to the last one with values. */
  readonly hiddenColumns: number
  /** Cells that got the value of the merged cell that they belong to. */
  readonly filledCells: number
  /** Cells whose struck-through text was left out; missing for none. */
  readonly struckCells?: number
}
