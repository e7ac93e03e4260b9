import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { ReadProblem, Reading, SheetSummary } from '#domain/sheet/reading.ts'
import type { RowSource, TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Issue, IssueKind, LikelyProblemKind } from '#domain/draft/row/issue.ts'
import type { LeftOutReason } from '#domain/draft/row/left-out-reasons.ts'
import type { Likeness } from '#domain/draft/issues/judge-repeat.ts'
import type { NamesOfCourier } from '#domain/entry/upload-result.ts'
import type { FieldLengths } from './measure-rows.ts'
import type { DraftFilter, RowSort } from '#domain/draft/stored/kept-draft.ts'
import type { SourceFacts } from '#domain/draft/stored/kept-source.ts'
import type { ActionName } from '#domain/draft/stored/kept-action.ts'
import type { Revision, RowId, SourceId } from '#domain/draft/row/row.ts'

/** A sheet or paste in the draft, with its current number of rows. */
export type DraftSource = Omit<
  SourceFacts,
  'keepsRepeats' | 'keepsApart' | 'confirmed' | 'keptUnder' | 'isSheetGone'
> & {
  readonly id: SourceId
  readonly rows: number
  /** Names of the platform and of its export, as its users call them. */
  readonly platform?: { readonly name: string; readonly export: string }
}

/** Shows all rows. */
export const NO_FILTER: DraftFilter = {
  only: null,
  issue: null,
  search: '',
  source: null,
  empty: null,
  cleaned: false,
}

/** Whether a filter is set. */
export function isFiltered({ search, ...filter }: DraftFilter): boolean {
  const isChosen = (value: unknown) => value !== null && value !== false
  return search.trim() !== '' || Object.values(filter).some(isChosen)
}

/** Number of rows sent to the page before its grid asks for some: two screens on most computers. */
export const FIRST_ROWS = 60

/** A sheet with entries that earlier uploads have too, counted by how they compare. */
export type RepeatedSheet = {
  readonly sourceId: SourceId
  readonly source: RowSource
  readonly rows: number
  readonly counts: Readonly<Record<Likeness, number>>
  /** Uploads with rows of this sheet, the one with most rows first. */
  readonly uploads: readonly {
    readonly id: string
    readonly startedAt: number
    readonly shop?: string
    /** Rows that were accepted in that upload, and rows that are still open in it. */
    readonly accepted: number
    readonly open: number
  }[]
}

/** A column of a sheet that looks wrong in most of its rows; the user is asked about it once. */
export type ColumnDoubt = {
  readonly sourceId: SourceId
  readonly source: RowSource
  readonly kind: 'swapped' | LikelyProblemKind
  readonly field: TrackingField
  /** How many rows look wrong, and how many rows there are. */
  readonly rows: number
  readonly of: number
}

/** Shown rows from..to (exclusive) of one snapshot, so that they name the same rows when others are shown meanwhile. */
export type ShownRange = {
  readonly revision: Revision
  readonly from: number
  readonly to: number
  /** Rows added below the last one that the worker doesn't have yet, by their temporary ids; they follow the others. */
  readonly begun?: readonly RowId[]
}

/** Cells of shown rows, in adjacent fields. */
export type CellBlock = ShownRange & { readonly fields: readonly TrackingField[] }

type IssueCount = { readonly kind: IssueKind; readonly count: number }

/** Summary of the draft, pushed after each change. The rows stay in the worker until the page asks for them. */
export type DraftSnapshot = {
  /** false until the stored draft has been read. */
  readonly loaded: boolean
  readonly revision: Revision
  /** All rows of the sheet: entries, orders without a number, further lines and rows that are left out. */
  readonly rowCount: number
  readonly entryCount: number
  /** Orders that wait for a number. */
  readonly noNumberCount: number
  /** Further lines of orders, which are folded into another row. */
  readonly lineCount: number
  readonly leftOut: readonly {
    readonly reason: LeftOutReason
    readonly count: number
    readonly withNumber: number
  }[]
  /** Entries and orders without a number that match the filter: the grid's row count. */
  readonly shownCount: number
  /** A 1 for each shown row that has an issue or is shown as fixed, in order. */
  readonly markedRows: Uint8Array
  /** Entries with at least one problem, and entries with warnings only. */
  readonly problemCount: number
  readonly warningCount: number
  /** Entries of sheets in which no entry has a courier. */
  readonly withoutCourier: number
  /** Entries that can be sent whose courier was filled in by a rule. */
  readonly filledByRule: number
  /** Optional fields without a value in any entry. */
  readonly unusedFields: readonly TrackingField[]
  /** Lengths of the values in the first shown rows. */
  readonly lengths: FieldLengths
  /** The count on the upload button. */
  readonly sendableCount: number
  /** Entries of orders with several numbers. */
  readonly parcelCount: number
  readonly issueCounts: readonly IssueCount[]
  /** The same for the entries that can be sent. */
  readonly sentIssueCounts: readonly IssueCount[]
  /** false while the late checks of the newest change are running. */
  readonly checked: boolean
  readonly sources: readonly DraftSource[]
  readonly undo: ActionName | null
  readonly redo: ActionName | null
  readonly filter: DraftFilter
  /** null for the order of the sheet. */
  readonly sort: RowSort | null
  /** Index of the first visible row, for scrolling back after a reload. */
  readonly place: number
  /** Set when columns aren't certain, or after `Change columns`. */
  readonly question: {
    readonly sourceId: SourceId
    readonly source: RowSource
    readonly match: ColumnMatch
    /** Settings that the file was read with. */
    readonly reading?: Reading
  } | null
  /** Set while a workbook with several sheets waits for a choice. */
  readonly sheetQuestion: {
    readonly id: SourceId
    readonly source: RowSource
    readonly sheets: readonly SheetSummary[]
  } | null
  /** Dismissed questions: nothing was added from these sheets, and they can be asked again. */
  readonly cancelled: readonly {
    readonly kind: 'columns' | 'sheets'
    readonly sourceId: SourceId
    readonly source: RowSource
  }[]
  readonly importing: {
    readonly source: RowSource
    /** Bytes read, and bytes in all. */
    readonly done: number
    readonly total: number
  } | null
  readonly readProblems: readonly { readonly source: RowSource; readonly problem: ReadProblem }[]
  readonly merchantOnly: boolean
  /** Entries of other sheets whose numbers match orders without one. */
  readonly fitting: number
  /** Orders without a number that the newest export with the same columns doesn't have. */
  readonly lacking: number
  readonly repeated: readonly RepeatedSheet[]
  readonly columnDoubts: readonly ColumnDoubt[]
  /** true when the last command did nothing, because the rows it named have changed too much. */
  readonly isOutdated: boolean
  /** Storing failed: the changes exist only in this tab. */
  readonly storageFailed: boolean
  /** The stored draft can't be read. It stays until the user deletes it; until then no other draft is stored. */
  readonly isUnreadable: boolean
}

/** A row of the draft as the grid shows it. */
export type DraftRow = RowContent & {
  /** The row no longer has the issue that is filtered by; it stays until the filter changes. */
  readonly isFixed: boolean
}

/** Content of a row, whichever rows are shown. */
export type RowContent = {
  readonly id: RowId
  /** Row number in the user's sheet, from 1. */
  readonly row: number
  readonly sourceId: SourceId
  readonly cells: Readonly<Record<TrackingField, string>>
  /** The sheet's own values of cells that cleaning changed. */
  readonly originals: { readonly [field in TrackingField]?: string }
  readonly issues: readonly Issue[]
  /** Names of the courier with this code; null when unknown. */
  readonly courierNames: NamesOfCourier | null
  /** The row is an order that waits for its number. */
  readonly waits: boolean
  /** Number of lines of its order in its sheet, this one included. */
  readonly lines: number
  /** Item names in these lines, each once. */
  readonly items: readonly string[]
  /** A rule filled in the courier. */
  readonly isFilledByRule: boolean
  /** Suggested values for cells where cleaning them might be wrong. */
  readonly offers: { readonly [field in TrackingField]?: string }
}
