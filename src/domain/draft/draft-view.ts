import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { ReadProblem, Reading, SheetSummary } from '#domain/sheet/reading.ts'
import type { RowSource, TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Issue, IssueKind, LikelyProblemKind } from '#domain/draft/issues/issue.ts'
import type { LeftOutReason } from '#domain/draft/kinds/left-out-reasons.ts'
import type { Likeness } from '#domain/draft/issues/judge-repeat.ts'
import type { NamesOfCourier } from '#domain/entry/upload-result.ts'
import type { FieldLengths } from './arrange/measure-rows.ts'
import type { ActionName, DraftFilter, RowSort, SourceFacts } from './kept-draft.ts'
import type { Revision, RowId, SourceId } from './row.ts'

/** A sheet or paste in the draft, with its rows that are there now. */
export type DraftSource = Omit<
  SourceFacts,
  'keepsRepeats' | 'keepsApart' | 'confirmed' | 'keptUnder' | 'isSheetGone'
> & {
  readonly id: SourceId
  readonly rows: number
  /** The platform whose export it is, and the export, as its users call them. */
  readonly platform?: { readonly name: string; readonly export: string }
}

/** Shows everything. */
export const NO_FILTER: DraftFilter = {
  only: null,
  issue: null,
  search: '',
  source: null,
  empty: null,
  cleaned: false,
}

/** Whether a filter can leave rows out. */
export function isFiltered({ search, ...filter }: DraftFilter): boolean {
  const isChosen = (value: unknown) => value !== null && value !== false
  return search.trim() !== '' || Object.values(filter).some(isChosen)
}

/** How many rows the page is told of before its grid says which it shows: two screens of most computers. */
export const FIRST_ROWS = 60

/** A sheet with entries that earlier uploads have too: its entries by what they are beside these. */
export type RepeatedSheet = {
  readonly sourceId: SourceId
  readonly source: RowSource
  readonly rows: number
  readonly counts: Readonly<Record<Likeness, number>>
  /** The uploads with rows of this sheet, the one with most of them first. */
  readonly uploads: readonly {
    readonly id: string
    readonly startedAt: number
    readonly shop?: string
    /** Rows that were accepted there, and that are still open there. */
    readonly accepted: number
    readonly open: number
  }[]
}

/** A column of a sheet that looks wrong in most of its rows: asked about once. */
export type ColumnDoubt = {
  readonly sourceId: SourceId
  readonly source: RowSource
  readonly kind: 'swapped' | LikelyProblemKind
  readonly field: TrackingField
  /** The rows that look wrong, of how many in all. */
  readonly rows: number
  readonly of: number
}

/** Shown rows from..to (exclusive), as they were in a snapshot: they name the same rows when others are shown meanwhile. */
export type ShownRange = {
  readonly revision: Revision
  readonly from: number
  readonly to: number
  /** The rows below the last one that the worker had not heard of: they follow the others, by their temporary ids. */
  readonly begun?: readonly RowId[]
}

/** Cells of shown rows, in fields that are side by side. */
export type CellBlock = ShownRange & { readonly fields: readonly TrackingField[] }

type IssueCount = { readonly kind: IssueKind; readonly count: number }

/** The draft in a few numbers; pushed after each change. The rows stay where they are and are asked for. */
export type DraftSnapshot = {
  /** false until what was kept has been read. */
  readonly loaded: boolean
  readonly revision: Revision
  /** All rows of the sheet: entries, orders without a number, further lines and what is left out. */
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
  /** Entries and orders without a number that pass the filter: the grid's row count. */
  readonly shownCount: number
  /** A 1 for each shown row with an issue or the mark that it is fixed, in their order. */
  readonly markedRows: Uint8Array
  /** Entries with at least one problem; with at least one warning and no problem. */
  readonly problemCount: number
  readonly warningCount: number
  /** Entries of sheets in which no entry has a courier. */
  readonly withoutCourier: number
  /** Entries that can be sent whose courier was filled in by a rule. */
  readonly filledByRule: number
  /** Optional fields without a value in any entry. */
  readonly unusedFields: readonly TrackingField[]
  /** Of the first shown rows. */
  readonly lengths: FieldLengths
  /** What `Upload … entries` counts. */
  readonly sendableCount: number
  /** Entries of orders with several numbers. */
  readonly parcelCount: number
  readonly issueCounts: readonly IssueCount[]
  /** The same of the entries that can be sent. */
  readonly sentIssueCounts: readonly IssueCount[]
  /** false while checks of the newest change still run. */
  readonly checked: boolean
  readonly sources: readonly DraftSource[]
  readonly undo: ActionName | null
  readonly redo: ActionName | null
  readonly filter: DraftFilter
  /** null: as in the sheet. */
  readonly sort: RowSort | null
  /** The index of the first shown row, to come back to after a reload. */
  readonly place: number
  /** Asked when columns are not certain, or on `Change columns`. */
  readonly question: {
    readonly sourceId: SourceId
    readonly source: RowSource
    readonly match: ColumnMatch
    /** How the file was read. */
    readonly reading?: Reading
  } | null
  /** A workbook with several sheets waits for an answer which of them to read. */
  readonly sheetQuestion: {
    readonly id: SourceId
    readonly source: RowSource
    readonly sheets: readonly SheetSummary[]
  } | null
  /** Questions that were left, so that nothing was added from these sheets; they can be asked again. */
  readonly cancelled: readonly {
    readonly kind: 'columns' | 'sheets'
    readonly sourceId: SourceId
    readonly source: RowSource
  }[]
  readonly importing: {
    readonly source: RowSource
    /** Bytes read of bytes in all. */
    readonly done: number
    readonly total: number
  } | null
  readonly readProblems: readonly { readonly source: RowSource; readonly problem: ReadProblem }[]
  readonly merchantOnly: boolean
  /** Numbers of other sheets that fit orders without one. */
  readonly fitting: number
  /** Orders without a number that the newest export of the same columns does not have. */
  readonly lacking: number
  readonly repeated: readonly RepeatedSheet[]
  readonly columnDoubts: readonly ColumnDoubt[]
  /** The last command named rows of a sheet that has changed too much since: it did nothing. */
  readonly isOutdated: boolean
  /** The draft cannot be kept: its changes are only in this tab. */
  readonly storageFailed: boolean
  /** A draft is kept that cannot be read. It stays until the person deletes it, and nothing else is kept. */
  readonly isUnreadable: boolean
}

/** One entry of the draft as the grid shows it. */
export type DraftRow = RowLook & {
  /** It had the issue that the rows are filtered by, and stays until they are filtered anew. */
  readonly isFixed: boolean
}

/** What is shown of a row, whatever rows are shown. */
export type RowLook = {
  readonly id: RowId
  /** The row in the person's own sheet, from 1. */
  readonly row: number
  readonly sourceId: SourceId
  readonly cells: Readonly<Record<TrackingField, string>>
  /** What the sheet had, for the cells that cleaning changed. */
  readonly originals: { readonly [field in TrackingField]?: string }
  readonly issues: readonly Issue[]
  /** What the courier of the code is called; null where that is not known. */
  readonly courierNames: NamesOfCourier | null
  /** An order that waits for its number. */
  readonly waits: boolean
  /** How many lines its order has in its sheet, this one included. */
  readonly lines: number
  /** The names of the items in these lines, each once. */
  readonly items: readonly string[]
  /** A rule filled in its courier. */
  readonly isFilledByRule: boolean
  /** What cells could hold instead, where cleaning them might be wrong. */
  readonly offers: { readonly [field in TrackingField]?: string }
}
