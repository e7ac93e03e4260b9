import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { Action, CellValues, Change } from '#domain/draft/changes/change.ts'
import {
  type ActionName,
  type DraftFilter,
  NO_FILTER,
  type RowSort,
} from '#domain/draft/draft-view.ts'
import { LIKELY_PROBLEM_KINDS, PROBLEM_KINDS, WARNING_KINDS } from '#domain/draft/issues/issue.ts'
import type { RowList } from '#domain/draft/issues/odd-rows.ts'
import type { SentRow } from '#domain/draft/draft.ts'
import type { SourceFacts } from '#domain/draft/source-facts.ts'
import type { PackedDraft, PackedRows } from '#domain/draft/table/pack-draft.ts'
import type { Reading, SheetSummary } from '#domain/sheet/reading.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import * as z from 'zod/mini'
import {
  arrayOf,
  columnMatch,
  count,
  integers,
  isCount,
  isNumber,
  isObject,
  isText,
  isTextOrNull,
  manyOf,
  maybe,
  object,
  pairOf,
  positions,
  reading,
  sheet,
  source,
} from '#domain/kept/schemas.ts'

// One file, since all of it is one kept draft and its types are derived from each other.

const field = z.enum(TRACKING_FIELDS)
const texts = manyOf(isText)
/** Rows that are together are written as three numbers. */
const runs = manyOf(isCount)

export const draftChunk: z.ZodMiniType<PackedRows> = object({
  fields: maybe(texts),
  text: z.string(),
  spans: integers,
  sourceIds: integers,
  sheetRows: integers,
  originals: manyOf(pairOf(isCount, isText)),
  marks: maybe(manyOf(pairOf(isCount, isNumber))),
})

const waitingSheet = object({
  sourceId: count,
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
const sheetSummary: z.ZodMiniType<SheetSummary> = object({
  name: z.string(),
  rows: z.number(),
  isHidden: z._default(z.boolean(), false),
  preview: z._default(arrayOf(texts), []),
  verdict: z._default(
    z.enum(['entries', 'no-rows', 'no-orders', 'no-numbers', 'neither']),
    'entries',
  ),
})

const sheetQuestion = object({ sourceId: count, source, sheets: arrayOf(sheetSummary) })

/** A workbook of which the person chooses the sheets to read; it is kept under the id of a source of its own. */
export type SheetQuestion = z.infer<typeof sheetQuestion>

const cancelledQuestion = z.union([
  object({ kind: z.literal('columns'), asked: waitingSheet }),
  object({ kind: z.literal('sheets'), asked: sheetQuestion }),
])

/** A question that was left: it can be asked again until the next sheet comes. */
export type CancelledQuestion = z.infer<typeof cancelledQuestion>

const rowList: z.ZodMiniType<RowList> = object({ count, first: arrayOf(z.number()) })

const sourceFacts: z.ZodMiniType<SourceFacts> = object({
  source,
  otherRows: z.number(),
  rescued: z.number(),
  match: z.nullable(columnMatch),
  canChangeColumns: z.boolean(),
  reading: maybe(reading),
  notes: maybe(object({ hiddenRows: count, hiddenColumns: count, filledCells: count })),
  receipt: maybe(object({ accepted: count, setAside: count, doubtful: count })),
  oddRows: maybe(
    object({ openQuotes: rowList, longRows: rowList, totals: rowList, headers: maybe(rowList) }),
  ),
  keepsRepeats: maybe(z.literal(true)),
  confirmed: maybe(arrayOf(object({ kind: z.enum(['swapped', ...LIKELY_PROBLEM_KINDS]), field }))),
})

const isSentRow = (kept: unknown): kept is SentRow =>
  isObject(kept) && isText(kept['orderId']) && isNumber(kept['row']) && isNumber(kept['at'])

const packed: z.ZodMiniType<PackedDraft> = object({
  firstId: count,
  length: count,
  order: runs,
  sources: arrayOf(sourceFacts),
  done: count,
  actionCount: count,
  sentRows: manyOf(pairOf(isText, isSentRow)),
  kept: maybe(positions),
})

const filter: z.ZodMiniType<DraftFilter> = object({
  only: z.nullable(z.enum(['problems', 'warnings'])),
  issue: z.nullable(z.enum([...PROBLEM_KINDS, ...WARNING_KINDS, 'skipped'])),
  search: z.string(),
  source: z.nullable(count),
  empty: z.nullable(field),
  cleaned: z.boolean(),
})

const sort: z.ZodMiniType<RowSort> = object({
  by: z.enum([...TRACKING_FIELDS, 'row', 'issues']),
  descending: z.boolean(),
})

export const draftState = object({
  version: z.literal(1),
  packed,
  // A filter that is not known is no reason to refuse the sheet: everything is shown.
  // oxlint-disable-next-line promise/valid-params -- a schema, no promise; taken out of `z`, it would bring all of zod
  filter: z.catch(filter, NO_FILTER),
  /** Not there in what an earlier release kept. */
  sort: maybe(z.nullable(sort)),
  place: z.number(),
  waiting: arrayOf(waitingSheet),
  /** Not there in what an earlier release kept. */
  sheetQuestions: maybe(arrayOf(sheetQuestion)),
  /** Not there in what an earlier release kept. */
  cancelled: maybe(arrayOf(cancelledQuestion)),
})

/** All that a reload brings back, besides rows and actions. */
export type DraftState = z.infer<typeof draftState>

const cells: z.ZodMiniType<CellValues> = object({
  values: texts,
  originals: z.nullable(manyOf(isTextOrNull)),
  marks: maybe(z.nullable(manyOf(isNumber))),
})

const change: z.ZodMiniType<Change> = z.union([
  object({ kind: z.literal('insert'), runs }),
  object({ kind: z.literal('remove'), runs }),
  object({ kind: z.literal('set'), field, slots: positions, before: cells, after: cells }),
  object({ kind: z.literal('keep'), slots: positions, keeps: z.boolean() }),
  object({ kind: z.literal('source'), sourceId: count, before: sourceFacts, after: sourceFacts }),
])

const rows = z.number()

const actionName: z.ZodMiniType<ActionName> = z.union([
  object({ kind: z.enum(['added', 'replaced']), source, rows }),
  object({ kind: z.literal('edited'), field, row: z.number() }),
  object({
    kind: z.literal('pasted'),
    cells: count,
    hidden: maybe(object({ rows: count, columns: count })),
  }),
  object({
    kind: z.enum([
      'cells-cleared',
      'cells-cut',
      'cells-filled',
      'cells-replaced',
      'originals-restored',
    ]),
    cells: count,
  }),
  object({
    kind: z.literal('cells-fixed'),
    issue: z.enum([...PROBLEM_KINDS, ...WARNING_KINDS]),
    rows,
  }),
  object({ kind: z.enum(['columns-changed', 'reading-changed']), source }),
  object({
    kind: z.enum([
      'deleted',
      'copies-dropped',
      'repeats-removed',
      'done-skipped',
      'couriers-set',
      'couriers-filled',
      'merchant-numbers-used',
      'sent-as-it-is',
      'numbers-taken',
      'rows-swapped',
      'columns-swapped',
      'copies-kept',
      'rows-inserted',
      'rows-duplicated',
    ]),
    rows,
  }),
  object({ kind: z.literal('columns-kept') }),
])

export const action: z.ZodMiniType<Action> = object({ name: actionName, changes: arrayOf(change) })

export const draftSheet = object({ sheet })

/** `state` is one record; each action one of its own (`action 000012`), written once. */
export type DraftMeta =
  | { readonly part: string; readonly state: DraftState }
  | { readonly part: string; readonly action: Action }

/** A draft as it is kept. */
export type StoredDraft = {
  readonly state: DraftState
  readonly chunks: readonly PackedRows[]
  readonly actions: readonly Action[]
}

/** What changed of a draft since it was written last. */
export type DraftWriting = {
  readonly state: DraftState
  readonly chunks: readonly (readonly [number, PackedRows])[]
  readonly actions: readonly (readonly [number, Action])[]
}

/** Of a sheet from which entries move: its id in the draft, and its index among the sources of the upload. */
export type SheetMove = {
  readonly sourceId: number
  readonly sourceIndex: number
  readonly match: ColumnMatch
  readonly reading?: Reading
}
