import * as z from 'zod/mini'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { ISSUE_KINDS } from '#domain/draft/row/issue.ts'
import {
  arrayOf,
  count,
  integers,
  isCount,
  isText,
  manyOf,
  maybe,
  object,
  pairOf,
} from '#base/schemas.ts'
import { isDecision, isRowDecision, runs, stepId } from './kept-action.ts'
import {
  cancelledQuestion,
  field,
  sheetQuestion,
  sourceFacts,
  sourceId,
  texts,
  waitingSheet,
} from './kept-source.ts'
import { type RowFacts, rowFacts } from '#domain/draft/row/row-facts.ts'
import type { RowId } from '#domain/draft/row/row.ts'

const isRowFacts = (kept: unknown): kept is RowFacts => rowFacts.safeParse(kept).success

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

const filter = object({
  /** Entries with a problem, entries with only warnings, orders without a number, or rows with further lines. */
  only: z.nullable(z.enum(['problems', 'warnings', 'no-number', 'lines'])),
  /** Entries with this issue. */
  issue: z.nullable(z.enum(ISSUE_KINDS)),
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
  sort: z.nullable(sort),
  place: z.number(),
  waiting: arrayOf(waitingSheet),
  sheetQuestions: arrayOf(sheetQuestion),
  cancelled: arrayOf(cancelledQuestion),
}

export const keptState = object({
  version: z.literal(2),
  nextRow: z.custom<RowId>(isCount),
  nextSource: sourceId,
  /** Missing in drafts of version 0.2. */
  nextStep: maybe(stepId),
  order: runs,
  sources: arrayOf(object({ id: sourceId, facts: sourceFacts })),
  /** Number of actions in effect; the others can be redone. */
  done: count,
  actionCount: count,
  ...session,
})

/** A stored draft without its rows and actions. */
export type KeptState = z.infer<typeof keptState>
