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

// One file, since all of it is one kept draft and its types are derived from each other.

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

/** Rows of a draft, some hundreds together: one text, since thousands of strings take long. */
export const keptRows = object({
  ids: integers,
  /** The fields of which there are cells, in their order. */
  fields: texts,
  text: z.string(),
  /** Where each cell begins and ends in the text, row by row. */
  spans: integers,
  sources: integers,
  sheetRows: integers,
  /** By number of the cell, counted row by row: what the sheet had there, and what the person decided about it. */
  originals: manyOf(pairOf(isCount, isText)),
  decisions: manyOf(pairOf(isCount, isDecision)),
  /** By number of the row: what the person decided about it. */
  rowDecisions: manyOf(pairOf(isCount, isRowDecision)),
  /** By number of the row: what the sheet says of it beside its cells. */
  facts: manyOf(pairOf(isCount, isRowFacts)),
})
export type KeptRows = z.infer<typeof keptRows>

const waitingSheet = object({
  sourceId,
  source,
  match: columnMatch,
  /** Rows of it are in the draft already, with other columns. */
  applied: z.boolean(),
  /** How it was read, where it is a file. */
  reading: maybe(reading),
})

/** A sheet that waits for an answer about its columns. */
export type WaitingSheet = z.infer<typeof waitingSheet>

/** What an earlier release did not write was not asked for then. */
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

/** A workbook of which the person chooses the sheets to read; it is kept under the id of a source of its own. */
export type SheetQuestion = z.infer<typeof sheetQuestion>

const cancelledQuestion = z.union([
  object({ kind: z.literal('columns'), asked: waitingSheet }),
  object({ kind: z.literal('sheets'), asked: sheetQuestion }),
])

/** A question that was left: it can be asked again until the next sheet comes. */
export type CancelledQuestion = z.infer<typeof cancelledQuestion>

const rowList = object({ count, first: arrayOf(z.number()) })

/** Rows of a sheet: how many, and the first of them, for a person to look up. */
export type RowList = z.infer<typeof rowList>

const oddRows = object({
  /** A quotation mark begins a cell and is never closed: the row was read without it. */
  openQuotes: rowList,
  /** More cells than the header has: one was cut in two, and what follows it moved. */
  longRows: rowList,
  /** Rows without a shipment, beside the header and those below; an earlier release only counted them. */
  dropped: maybe(
    object({ count, first: arrayOf(z.number()), kinds: arrayOf(z.enum(DROPPED_KINDS)) }),
  ),
  /** Headers of other tables below the first one, by which the rows below them were read. */
  headers: maybe(rowList),
})

/** Rows that were read and ask for a look in the person's own sheet. */
export type OddRows = z.infer<typeof oddRows>

const receipt = object({
  /** Rows that were skipped, since nothing is left to do about them. */
  accepted: count,
  setAside: count,
  /** Rows that may have been accepted when it was written. */
  doubtful: count,
  /** Whose upload it tells of; not there where it names no shop. */
  shop: maybe(z.string()),
})

/** What a receipt that came back says of its rows. */
export type ReceiptFacts = z.infer<typeof receipt>

const confirmed = object({ kind: z.union([z.literal('swapped'), likelyProblem]), field })

/** What the person has said is right about a whole column. */
export type Confirmed = z.infer<typeof confirmed>

export const sourceFacts = object({
  source,
  /** Rows of the sheet without a shipment: header, titles, blank rows. */
  otherRows: z.number(),
  /** Cells whose digits were gone in the pasted text and were taken from the clipboard's HTML. */
  rescued: z.number(),
  match: z.nullable(columnMatch),
  /** false: typed rows, whose columns cannot be changed. */
  canChangeColumns: z.boolean(),
  /** How a file was read, to be read again in the same way. */
  reading: maybe(reading),
  /** When it was read, in milliseconds since the epoch; not there: typed rows, or an earlier release read it. */
  readAt: maybe(z.number()),
  /** Its file is not kept any more, nor what stood in columns that are not used. */
  isSheetGone: maybe(z.literal(true)),
  /** The source under whose id its file is kept, where several were read from one. */
  keptUnder: maybe(sourceId),
  /** What a sheet of a workbook has beside its values. */
  notes: maybe(
    object({
      hiddenRows: count,
      hiddenColumns: count,
      filledCells: count,
      struckCells: maybe(count),
    }),
  ),
  /** Of a receipt of this product that came back. */
  receipt: maybe(receipt),
  oddRows: maybe(oddRows),
  /** Some of its rows say that they were shipped, and others that they were not. */
  mixesStatuses: maybe(z.literal(true)),
  /** The person keeps its numbers apart from orders without a number of other sheets. */
  keepsApart: maybe(z.literal(true)),
  /** The person wants the rows too that earlier uploads had. */
  keepsRepeats: maybe(z.literal(true)),
  /** What looks wrong in most rows and is how the shop writes it. */
  confirmed: maybe(arrayOf(confirmed)),
})

/** What is known of a sheet or paste, besides its rows. */
export type SourceFacts = z.infer<typeof sourceFacts>

const isRun = (kept: unknown): kept is Run =>
  isObject(kept) && isCount(kept['at']) && isCount(kept['first']) && isCount(kept['count'])

/** Rows whose ids follow one another, and where the first of them is in the sheet. */
export type Run = { readonly at: number; readonly first: RowId; readonly count: number }

const runs = manyOf(isRun)

const filter = object({
  /** Entries with a problem, those with warnings alone, orders without a number, or rows with further lines. */
  only: z.nullable(z.enum(['problems', 'warnings', 'no-number', 'lines'])),
  /** Entries with this issue. */
  issue: z.nullable(issueKind),
  search: z.string(),
  /** Rows of this source. */
  source: z.nullable(sourceId),
  /** Rows that had nothing in this field when the filter was chosen. */
  empty: z.nullable(field),
  /** Rows in which cleaning had changed something when the filter was chosen. */
  cleaned: z.boolean(),
})

export type DraftFilter = z.infer<typeof filter>

const sort = object({ by: z.enum([...TRACKING_FIELDS, 'row', 'issues']), descending: z.boolean() })

/** By what the shown rows are sorted: a field, the number in the person's own sheet, or what is wrong with them. */
export type RowSort = z.infer<typeof sort>

/** What a reload brings back beside rows, sources and actions: what is shown, and what waits for an answer. */
const session = {
  // An unknown filter must not cost the sheet: everything is shown.
  // oxlint-disable-next-line promise/valid-params -- a schema, no promise; taken out of `z`, it would bring all of zod
  filter: z.catch(z.nullable(filter), null),
  /** Not there in what an earlier release kept, as the questions below. */
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
  /** The rows of the sheet, in its order. */
  order: runs,
  sources: arrayOf(object({ id: sourceId, facts: sourceFacts })),
  /** How many of the actions are in effect; the rest can be redone. */
  done: count,
  actionCount: count,
  ...session,
})

/** All of a draft that a reload brings back, but rows and actions. */
export type KeptState = z.infer<typeof keptState>

const cells = object({
  values: texts,
  /** What the sheet had, where cleaning changed it; null: in none of these cells. */
  originals: z.nullable(manyOf(isTextOrNull)),
  /** What the person decided about them; null: nothing. */
  decisions: z.nullable(manyOf(isDecisionOrNull)),
})

/** Values that one column has in some rows, one for each row. */
export type CellValues = z.infer<typeof cells>

const setChange = object({
  kind: z.literal('set'),
  field,
  rows: rowIds,
  before: cells,
  after: cells,
})

/** Values that are put into the cells of one column. */
export type SetChange = z.infer<typeof setChange>

const change = z.union([
  object({ kind: z.enum(['insert', 'remove']), runs }),
  setChange,
  /** What the person decides about rows as a whole; null: nothing. */
  object({
    kind: z.literal('decide'),
    rows: rowIds,
    before: manyOf(isRowDecisionOrNull),
    after: manyOf(isRowDecisionOrNull),
  }),
  object({ kind: z.literal('source'), source: sourceId, before: sourceFacts, after: sourceFacts }),
])

/** One thing that happens to the sheet. Each has an inverse, and names rows by id. */
export type Change = z.infer<typeof change>

/** The names of actions that say only how many cells they were about. */
const CELL_ACTIONS = [
  'cells-cleared',
  'cells-cut',
  'cells-filled',
  'cells-replaced',
  'originals-restored',
] as const
export type CellAction = (typeof CELL_ACTIONS)[number]

/** The names of actions that say only how many rows they were about. */
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
    /** Cells that are hidden where they were copied, and were not pasted. */
    hidden: maybe(object({ rows: count, columns: count })),
  }),
  object({ kind: z.enum(CELL_ACTIONS), cells: count }),
  object({ kind: z.literal('cells-fixed'), issue: issueKind, rows }),
  object({ kind: z.enum(['columns-changed', 'reading-changed']), source }),
  object({ kind: z.enum(ROW_ACTIONS), rows }),
  object({ kind: z.literal('columns-kept') }),
])

/** What an undo or redo is called. */
export type ActionName = z.infer<typeof actionName>

export const action = object({ name: actionName, changes: arrayOf(change) })

/** What one command of the person did, under the name by which it is undone. */
export type Action = z.infer<typeof action>

/** Parts that records of the first version share with those of today. */
export const SHARED = { session, sourceFacts, field }
