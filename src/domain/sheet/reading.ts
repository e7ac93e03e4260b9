import type { Encoding } from '#domain/sheet/text/encoding/decode.ts'

/** How a file was read: guessed, shown, and changed by the person. */
export type Reading =
  | {
      readonly kind: 'text'
      readonly encoding: Encoding
      /** null: found in the text. */
      readonly delimiter: string | null
    }
  | {
      readonly kind: 'markup'
      readonly encoding: Encoding
      readonly leavesOutHidden?: boolean
    }
  /** Copied cells, of which some are hidden where they were copied. */
  | { readonly kind: 'pasted'; readonly leavesOutHidden: boolean }
  | { readonly kind: 'workbook'; readonly sheet: string; readonly leavesOutHidden: boolean }

/** Takes the place of the delimiter for lines that are cut by runs of two spaces or more. */
export const SPACES = '  '

/** What a sheet of a workbook holds: entries, or why it does not. */
export type SheetVerdict =
  | 'entries'
  /** Nothing below the names of its columns. */
  | 'no-rows'
  | 'no-orders'
  | 'no-numbers'
  /** Parcels that come back. */
  | 'returns'
  /** An instruction, a list of prices. */
  | 'neither'

/** A sheet of a workbook, for the person to choose from. */
export type SheetSummary = {
  readonly name: string
  readonly rows: number
  readonly isHidden: boolean
  /** Its first rows that are not empty. */
  readonly preview: readonly (readonly string[])[]
  readonly verdict: SheetVerdict
}

/** The first rows of a sheet, from which it is judged. */
export type SheetHead = Omit<SheetSummary, 'verdict'> & {
  readonly head: readonly (readonly string[])[]
}

/** Why a file or paste could not be read. */
export type ReadProblem =
  | 'empty'
  | 'header-only'
  /** A receipt of this product, and nothing in it is left to do. */
  | 'nothing-open'
  | 'not-text'
  | 'numbers'
  /** Of a word processor. */
  | 'document'
  | 'slides'
  /** Of a spreadsheet program of long ago. */
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
  /** The frame of a workbook that was saved as a web page; its cells are in other files. */
  | 'frame-page'
  /** The address of a sheet in the web, in place of its cells. */
  | 'sheet-link'
  /** Written in another notation than a table's. */
  | 'json'
  | 'xml'
  | 'sql'
  | 'rtf'
  | 'too-large'
  | 'no-table'
  /** Every cell is on a line of its own, and some are missing. */
  | 'cells-in-lines'
  | 'unreadable'
  /** What reads this kind of file could not be loaded. */
  | 'reader-missing'

/** What a sheet has beside its values. */
export type SheetNotes = {
  /** Hidden rows with a value. */
  readonly hiddenRows: number
  /** Hidden columns, as far to the right as there are values. */
  readonly hiddenColumns: number
  /** Cells that took the value of the merged cell that they are part of. */
  readonly filledCells: number
  /** Cells of which a text that is struck through was left out; not there: none. */
  readonly struckCells?: number
}
