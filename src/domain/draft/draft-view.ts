import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { ReadProblem, Reading, SheetSummary } from '#domain/sheet/reading.ts'
import type { RowSource, TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Issue, IssueKind, LikelyProblemKind } from '#domain/draft/issues/issue.ts'
import type { Likeness } from '#domain/draft/issues/judge-repeat.ts'
import type { NamesOfCourier } from '#domain/entry/upload-result.ts'
import type { SourceFacts } from './source-facts.ts'

/** What an undo or redo is called. */
export type ActionName =
  | { readonly kind: 'added' | 'replaced'; readonly source: RowSource; readonly rows: number }
  | { readonly kind: 'edited'; readonly field: TrackingField; readonly row: number }
  | {
      readonly kind: 'pasted'
      readonly cells: number
      /** Cells that are hidden where they were copied, and were not pasted. */
      readonly hidden?: { readonly rows: number; readonly columns: number }
    }
  | {
      readonly kind:
        | 'cells-cleared'
        | 'cells-cut'
        | 'cells-filled'
        | 'cells-replaced'
        | 'originals-restored'
      readonly cells: number
    }
  | { readonly kind: 'cells-fixed'; readonly issue: IssueKind; readonly rows: number }
  | { readonly kind: 'columns-changed' | 'reading-changed'; readonly source: RowSource }
  | {
      readonly kind:
        | 'deleted'
        | 'copies-dropped'
        | 'repeats-removed'
        | 'done-skipped'
        | 'couriers-set'
        | 'couriers-filled'
        | 'merchant-numbers-used'
        | 'sent-as-it-is'
        | 'numbers-taken'
        | 'rows-swapped'
        | 'columns-swapped'
        | 'copies-kept'
        | 'rows-inserted'
        | 'rows-duplicated'
      readonly rows: number
    }
  | { readonly kind: 'columns-kept' }

/** A sheet or paste in the draft, with its rows that are there now. */
export type DraftSource = Omit<SourceFacts, 'keepsRepeats' | 'confirmed'> & {
  readonly id: number
  readonly rows: number
}

export type DraftFilter = {
  /** Entries with a problem, or those with warnings alone, as their counts have them. */
  readonly only: 'problems' | 'warnings' | null
  /** Rows with this issue, or the exact copies that are skipped. */
  readonly issue: IssueKind | 'skipped' | null
  readonly search: string
  /** Rows of this source. */
  readonly source: number | null
  /** Rows that had nothing in this field when the filter was chosen. */
  readonly empty: TrackingField | null
  /** Rows in which cleaning had changed something when the filter was chosen. */
  readonly cleaned: boolean
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

/** How many rows the page is told of before its grid says which it shows: two screens of most computers. */
export const FIRST_ROWS = 60

/** By what the shown rows are sorted: a field, the number in the person's own sheet, or what is wrong with them. */
export type RowSort = {
  readonly by: TrackingField | 'row' | 'issues'
  readonly descending: boolean
}

/** A sheet most of whose rows earlier uploads have too: its rows by what they are beside these. */
export type RepeatedSheet = {
  readonly sourceId: number
  readonly source: RowSource
  readonly rows: number
  readonly counts: Readonly<Record<Likeness, number>>
  /** The uploads with rows of this sheet, the one with most of them first. */
  readonly uploads: readonly {
    readonly id: string
    readonly startedAt: number
    /** Rows that were accepted there, and that are still open there. */
    readonly accepted: number
    readonly open: number
  }[]
}

/** A column of a sheet that looks wrong in most of its rows: asked about once. */
export type ColumnDoubt = {
  readonly sourceId: number
  readonly source: RowSource
  readonly kind: 'swapped' | LikelyProblemKind
  readonly field: TrackingField
  /** So many rows, of so many in all. */
  readonly rows: number
  readonly of: number
}

/** The draft in a few numbers; pushed after each change. The rows stay where they are and are asked for. */
export type DraftSnapshot = {
  /** false until what was kept has been read. */
  readonly loaded: boolean
  readonly revision: number
  readonly entryCount: number
  /** Entries that pass the filter: the grid's row count. */
  readonly shownCount: number
  /** A 1 for each shown row with an issue, in their order. */
  readonly markedRows: Uint8Array
  /** Entries with at least one problem; with at least one warning and no problem. */
  readonly problemCount: number
  readonly warningCount: number
  /** Exact copies, which are skipped by an upload. */
  readonly copyCount: number
  /** Entries of sheets in which no entry has a courier. */
  readonly withoutCourier: number
  /** Entries that can be sent whose courier was filled in by a rule. */
  readonly filledByRule: number
  /** Optional fields without a value in any entry. */
  readonly unusedFields: readonly TrackingField[]
  /** What `Upload … entries` counts. */
  readonly sendableCount: number
  readonly issueCounts: readonly { readonly kind: IssueKind; readonly count: number }[]
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
    readonly sourceId: number
    readonly source: RowSource
    readonly match: ColumnMatch
    /** How the file was read. */
    readonly reading?: Reading
  } | null
  /** A workbook with several sheets waits for an answer which of them to read. */
  readonly sheetQuestion: {
    readonly id: number
    readonly source: RowSource
    readonly sheets: readonly SheetSummary[]
  } | null
  /** Questions that were left, so that nothing was added from these sheets; they can be asked again. */
  readonly cancelled: readonly {
    readonly kind: 'columns' | 'sheets'
    readonly sourceId: number
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
  readonly repeated: readonly RepeatedSheet[]
  readonly columnDoubts: readonly ColumnDoubt[]
  /** The draft cannot be kept: its changes are only in this tab. */
  readonly storageFailed: boolean
  /** A draft is kept that cannot be read. It stays until the person deletes it, and nothing else is kept. */
  readonly isUnreadable: boolean
}

/** One entry of the draft as the grid shows it. */
export type DraftRow = {
  readonly id: number
  /** The row in the person's own sheet, from 1. */
  readonly row: number
  readonly sourceId: number
  readonly cells: Readonly<Record<TrackingField, string>>
  /** What the sheet had, for the cells that cleaning changed. */
  readonly originals: { readonly [field in TrackingField]?: string }
  readonly issues: readonly Issue[]
  /** What the courier of the code is called; null where that is not known. */
  readonly courierNames: NamesOfCourier | null
  /** An exact copy that will not be sent. */
  readonly skipped: boolean
  /** A rule filled in its courier. */
  readonly isFilledByRule: boolean
  /** What cells could hold instead, where cleaning them might be wrong. */
  readonly offers: { readonly [field in TrackingField]?: string }
}
