import * as z from 'zod/mini'
import { ISSUE_KINDS } from '#domain/draft/row/issue.ts'
import {
  arrayOf,
  count,
  isCount,
  isObject,
  isTextOrNull,
  manyOf,
  maybe,
  object,
} from '#base/schemas.ts'
import { source } from '#domain/entry/stored-entry.ts'
import { field, sourceFacts, sourceId, texts } from './kept-source.ts'
import {
  CELL_DECISIONS,
  type CellDecision,
  ROW_DECISIONS,
  type RowDecision,
  type RowId,
  type StepId,
} from '#domain/draft/row/row.ts'

const rowIds = z.custom<readonly RowId[]>((kept) => Array.isArray(kept) && kept.every(isCount))
const issueKind = z.enum(ISSUE_KINDS)

export const isDecision = (kept: unknown): kept is CellDecision =>
  CELL_DECISIONS.some((decision) => decision === kept)
export const isRowDecision = (kept: unknown): kept is RowDecision =>
  ROW_DECISIONS.some((decision) => decision === kept)
const isRowDecisionOrNull = (kept: unknown): kept is RowDecision | null =>
  kept === null || isRowDecision(kept)
const isDecisionOrNull = (kept: unknown): kept is CellDecision | null =>
  kept === null || isDecision(kept)

const isRun = (kept: unknown): kept is Run =>
  isObject(kept) && isCount(kept['at']) && isCount(kept['first']) && isCount(kept['count'])

/** Rows with consecutive ids; `at` is the position of the first in the sheet. */
export type Run = { readonly at: number; readonly first: RowId; readonly count: number }

export const runs = manyOf(isRun)

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

export const stepId = z.custom<StepId>(isCount)

export const action = object({
  /** Missing in drafts of version 0.2. */
  step: maybe(stepId),
  name: actionName,
  changes: arrayOf(change),
})

/** Changes under the name by which they are undone. */
export type Action = z.infer<typeof action>

/** An action of the history; a step has one or more. */
export type ActionOfStep = Required<Action>
