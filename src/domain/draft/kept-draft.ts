import * as z from 'zod/mini'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import {
  arrayOf,
  columnMatch,
  count,
  integers,
  isCount,
  isObject,
  isText,
  isTextOrNull,
  manyOf,
  maybe,
  object,
  pairOf,
  reading,
  source,
} from '#domain/kept/schemas.ts'
import { DROPPED_KINDS } from '#domain/columns/read-entries.ts'
import { ISSUE_KINDS, LIKELY_PROBLEM_KINDS } from '#domain/draft/issues/issue.ts'
import { type RowFacts, rowFacts } from './row-facts.ts'
import {
  CELL_DECISIONS,
  type CellDecision,
  ROW_DECISIONS,
  type RowDecision,
  type RowId,
  type SourceId,
} from './row.ts'

// One file, since all types of a stored draft are derived from each other.

const field = z.enum(TRACKING_FIELDS)
const texts = manyOf(isText)
const sourceId = z.custom<SourceId>(isCount)
const rowId = z.custom<RowId>(isCount)
const rowIds = z.custom<readonly RowId[]>((kept) => Array.isArray(kept) && kept.every(isCount))
const issueKind = z.enum(ISSUE_KINDS)
const likelyProblem = z.enum(LIKELY_PROBLEM_KINDS)

const isDecision = (kept: unknown): kept is CellDecision =>
  CELL_DECISIONS.some((decision) => decision === kept)
const isRowDecision = (kept: unknown): kept is RowDecision =>
  ROW_DECISIONS.some((decision) => decision === kept)
const isRowFacts = (kept: unknown): kept is RowFacts => rowFacts.safeParse(kept).success
const isRowDecisionOrNull = (kept: unknown): kept is RowDecision | null =>
  kept === null || isRowDecision(kept)
const isDecisionOrNull = (kept: unknown): kept is CellDecision | null =>
  kept === null || isDecision(kept)

/** A chunk of several hundred rows. Their cells are one text, since storing thousands of strings is slow. */
export const keptRows = object({
  ids: integers,
  /** The fields of the cells, in their order. */
  fields: texts,
  text: z.string(),
  /** Start and end of each cell in the text, row by row. */
  spans: integers,
  sources: integers,
  sheetRows: integers,
  /** By index of the cell, counted row by row: the sheet's own value, and the user's decision. */
  originals: manyOf(pairOf(isCount, isText)),
  decisions: manyOf(pairOf(isCount, isDecision)),
  /** The user's decision about each row, by index of the row. */
  rowDecisions: manyOf(pairOf(isCount, isRowDecision)),
  /** Facts of the sheet about each row, by index of the row. */
  facts: manyOf(pairOf(isCount, isRowFacts)),
})
export type KeptRows = z.infer<typeof keptRows>

const waitingSheet = object({
  sourceId,
  source,
  match: columnMatch,
  /** true when the draft already has its rows, read with other columns. */
  applied: z.boolean(),
  /** Settings that the file was read with. */
  reading: maybe(reading),
})

/** A sheet that waits for an answer about its columns. */
export type WaitingSheet = z.infer<typeof waitingSheet>

/** Earlier releases didn't store all of these, hence the defaults. */
const sheetSummary = object({
  name: z.string(),
  rows: z.number(),
  isHidden: z._default(z.boolean(), false),
  preview: z._default(arrayOf(texts), []),
  verdict: z._default(
    z.enum(['entries', 'no-rows', 'no-orders', 'no-numbers', 'returns', 'neither']),
    'entries',
  ),
})

const sheetQuestion = object({ sourceId, source, sheets: arrayOf(sheetSummary) })

/** A workbook with several sheets that waits for the user's choice, stored under a source ID of its own. */
export type SheetQuestion = z.infer<typeof sheetQuestion>

const cancelledQuestion = z.union([
  object({ kind: z.literal('columns'), asked: waitingSheet }),
  object({ kind: z.literal('sheets'), asked: sheetQuestion }),
])

/** A dismissed question. It can be asked again until the next sheet comes. */
export type CancelledQuestion = z.infer<typeof cancelledQuestion>

const rowList = object({ count, first: arrayOf(z.number()) })

/** Row numbers for the user to look up: the total, and the first ones. */
export type RowList = z.infer<typeof rowList>

const oddRows = object({
  /** Cells that start with a quotation mark that is never closed. */
  openQuotes: rowList,
  /** Rows with more cells than the header: one cell was split, and the cells after it moved. */
  longRows: rowList,
  /** Rows without a shipment, except the header and rows below the table; earlier releases only counted them. */
  dropped: maybe(
    object({ count, first: arrayOf(z.number()), kinds: arrayOf(z.enum(DROPPED_KINDS)) }),
  ),
  /** Headers of other tables below the first one; the rows below them were read by these. */
  headers: maybe(rowList),
})

/** Rows that were read, but that the user should check in their own sheet. */
export type OddRows = z.infer<typeof oddRows>

const receipt = object({
  /** Rows that were skipped because they are done. */
  accepted: count,
  setAside: count,
  /** Rows that may have been accepted when the receipt was written. */
  doubtful: count,
  /** The shop of the upload; missing if it has none. */
  shop: maybe(z.string()),
})

/** Facts from a receipt that came back as a sheet. */
export type ReceiptFacts = z.infer<typeof receipt>

const confirmed = object({ kind: z.union([z.literal('swapped'), likelyProblem]), field })

/** A confirmation by the user that a whole column is correct. */
export type Confirmed = z.infer<typeof confirmed>

export const sourceFacts = object({
  source,
  otherRows: z.number(),
  /** Cells that lost digits in the pasted text and were restored from the clipboard's HTML. */
  rescued: z.number(),
  match: z.nullable(columnMatch),
  /** false for typed rows, whose columns can't be changed. */
  canChangeColumns: z.boolean(),
  /** Settings that the file was read with, for reading it again. */
  reading: maybe(reading),
  /** Read time in milliseconds since the epoch; missing for typed rows and sheets of earlier releases. */
  readAt: maybe(z.number()),
  /** Set when the file is no longer stored, nor the values of unused columns. */
  isSheetGone: maybe(z.literal(true)),
  /** The source that the file is stored under, when several sources came from one file. */
  keptUnder: maybe(sourceId),
  /** Properties of a workbook's sheet, other than its values. */
  notes: maybe(
    object({
      hiddenRows: count,
      hiddenColumns: count,
      filledCells: count,
      struckCells: maybe(count),
    }),
  ),
  /** Set for a receipt of this product that came back. */
  receipt: maybe(receipt),
  oddRows: maybe(oddRows),
  /** Some rows have a status that says shipped, and others one that doesn't. */
  mixesStatuses: maybe(z.literal(true)),
  /** The user keeps the sheet's numbers apart from orders without a number of other sheets. */
  keepsApart: maybe(z.literal(true)),
  /** The user also wants to send the rows that earlier uploads had. */
  keepsRepeats: maybe(z.literal(true)),
  /** Issues of whole columns that the user confirmed as how the shop writes them. */
  confirmed: maybe(arrayOf(confirmed)),
})

/** Facts of a sheet or paste, besides its rows. */
export type SourceFacts = z.infer<typeof sourceFacts>

const isRun = (kept: unknown): kept is Run =>
  isObject(kept) && isCount(kept['at']) && isCount(kept['first']) && isCount(kept['count'])

/** Rows with consecutive ids; `at` is the position of the first in the sheet. */
export type Run = { readonly at: number; readonly first: RowId; readonly count: number }

const runs = manyOf(isRun)

const filter = object({
  /** Entries with a problem, entries with only warnings, orders without a number, or rows with further lines. */
  only: z.nullable(z.enum(['problems', 'warnings', 'no-number', 'lines'])),
  /** Entries with this issue. */
  issue: z.nullable(issueKind),
  search: z.string(),
  /** Rows of this source. */
  source: z.nullable(sourceId),
  /** Rows that had an empty cell in this field when the filter was set. */
  empty: z.nullable(field),
  /** Rows that cleaning had changed when the filter was set. */
  cleaned: z.boolean(),
})

export type DraftFilter = z.infer<typeof filter>

const sort = object({ by: z.enum([...TRACKING_FIELDS, 'row', 'issues']), descending: z.boolean() })

/** Sort key of the shown rows: a field, the row number in the user's sheet, or the issues. */
export type RowSort = z.infer<typeof sort>

/** State that a reload restores besides rows, sources and actions: the view, and open questions. */
const session = {
  // An unknown filter must not make the draft unreadable: all rows are shown instead.
  // oxlint-disable-next-line promise/valid-params -- a schema, no promise; taken out of `z`, it would bring all of zod
  filter: z.catch(z.nullable(filter), null),
  /** Missing in drafts of earlier releases, like the questions below. */
  sort: maybe(z.nullable(sort)),
  place: z.number(),
  waiting: arrayOf(waitingSheet),
  sheetQuestions: maybe(arrayOf(sheetQuestion)),
  cancelled: maybe(arrayOf(cancelledQuestion)),
}

export const keptState = object({
  version: z.literal(2),
  nextRow: rowId,
  nextSource: sourceId,
  order: runs,
  sources: arrayOf(object({ id: sourceId, facts: sourceFacts })),
  /** Number of actions in effect; the others can be redone. */
  done: count,
  actionCount: count,
  ...session,
})

/** A stored draft without its rows and actions. */
export type KeptState = z.infer<typeof keptState>

const cells = object({
  values: texts,
  /** The sheet's own values where cleaning changed them; null if it changed none of these cells. */
  originals: z.nullable(manyOf(isTextOrNull)),
  /** The user's decisions; null if there is none. */
  decisions: z.nullable(manyOf(isDecisionOrNull)),
})

/** Values of one column in some rows, one for each row. */
export type CellValues = z.infer<typeof cells>

const setChange = object({
  kind: z.literal('set'),
  field,
  rows: rowIds,
  before: cells,
  after: cells,
})

/** Sets the cells of one column in some rows. */
export type SetChange = z.infer<typeof setChange>

const change = z.union([
  object({ kind: z.enum(['insert', 'remove']), runs }),
  setChange,
  /** Sets the user's decisions about rows; null for none. */
  object({
    kind: z.literal('decide'),
    rows: rowIds,
    before: manyOf(isRowDecisionOrNull),
    after: manyOf(isRowDecisionOrNull),
  }),
  object({ kind: z.literal('source'), source: sourceId, before: sourceFacts, after: sourceFacts }),
])

/** A single change of the sheet. It can be inverted, and names rows by id. */
export type Change = z.infer<typeof change>

/** Names of actions that only state their number of cells. */
const CELL_ACTIONS = [
  'cells-cleared',
  'cells-cut',
  'cells-filled',
  'cells-replaced',
  'originals-restored',
] as const
export type CellAction = (typeof CELL_ACTIONS)[number]

/** Names of actions that only state their number of rows. */
const ROW_ACTIONS = [
  'deleted',
  'copies-dropped',
  'copies-kept',
  'repeats-removed',
  'done-skipped',
  'couriers-set',
  'couriers-filled',
  'merchant-numbers-used',
  'sent-as-it-is',
  'numbers-taken',
  'rows-swapped',
  'columns-swapped',
  'rows-left-out',
  'rows-put-back',
  'numbers-brought',
  'orders-replaced',
  'orders-removed',
  'rows-inserted',
  'rows-duplicated',
] as const
export type RowAction = (typeof ROW_ACTIONS)[number]

const rows = z.number()

export const actionName = z.union([
  object({ kind: z.enum(['added', 'replaced']), source, rows }),
  object({ kind: z.literal('edited'), field, row: z.number() }),
  object({
    kind: z.literal('pasted'),
    cells: count,
    /** Cells that were hidden where they were copied, and were not pasted. */
    hidden: maybe(object({ rows: count, columns: count })),
  }),
  object({ kind: z.enum(CELL_ACTIONS), cells: count }),
  object({ kind: z.literal('cells-fixed'), issue: issueKind, rows }),
  object({ kind: z.enum(['columns-changed', 'reading-changed']), source }),
  object({ kind: z.enum(ROW_ACTIONS), rows }),
  object({ kind: z.literal('columns-kept') }),
])

/** The name of an undo or redo step. */
export type ActionName = z.infer<typeof actionName>

export const action = object({ name: actionName, changes: arrayOf(change) })

/** The changes of one command, under the name by which it is undone. */
export type Action = z.infer<typeof action>

/** Schemas that records of version 0.1 share with the current ones. */
export const SHARED = { session, sourceFacts, field }
