import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { Action } from '#domain/draft/changes/change.ts'
import { type DraftFilter, NO_FILTER, type RowSort } from '#domain/draft/draft-view.ts'
import type { PackedDraft, PackedRows } from '#domain/draft/table/pack-draft.ts'
import type { Reading, SheetSummary } from '#domain/sheet/reading.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import * as z from 'zod/mini'
import {
  arrayOf,
  columnMatch,
  count,
  integers,
  list,
  maybe,
  oneOf,
  reading,
  shape,
  sheet,
  source,
} from './schemas.ts'

/** Rows are as many as the sheet has: they are looked at as a whole. */
export const draftChunk: z.ZodMiniType<PackedRows> = z.object({
  fields: maybe(list<string>()),
  text: z.string(),
  spans: integers,
  sourceIds: integers,
  sheetRows: integers,
  originals: list<readonly [number, string]>(),
  marks: maybe(list<readonly [number, number]>()),
})

const waitingSheet = z.object({
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

const sheetQuestion = z.object({
  sourceId: count,
  source,
  sheets: arrayOf(shape<SheetSummary>(z.object({ name: z.string(), rows: z.number() }))),
})

/** A workbook of which the person chooses the sheets to read; it is kept under the id of a source of its own. */
export type SheetQuestion = z.infer<typeof sheetQuestion>

const cancelledQuestion = oneOf('kind', [
  z.object({ kind: z.literal('columns'), asked: waitingSheet }),
  z.object({ kind: z.literal('sheets'), asked: sheetQuestion }),
])

/** A question that was left: it can be asked again until the next sheet comes. */
export type CancelledQuestion = z.infer<typeof cancelledQuestion>

const sourceFacts = z.object({
  source,
  otherRows: z.number(),
  rescued: z.number(),
  match: z.nullable(columnMatch),
  canChangeColumns: z.boolean(),
  reading: maybe(reading),
})

const SORTED_BY = [...TRACKING_FIELDS, 'row', 'issues'] as const

export const draftState = z.object({
  version: z.literal(1),
  packed: shape<PackedDraft>(
    z.object({
      firstId: count,
      length: count,
      order: list(),
      sources: z.array(sourceFacts),
      done: count,
      actionCount: count,
      sentRows: list(),
      kept: maybe(list()),
    }),
  ),
  // A filter that is not known is no reason to refuse the sheet: everything is shown.
  // oxlint-disable-next-line promise/valid-params -- a schema, no promise; taken out of `z`, it would bring all of zod
  filter: z.catch(
    shape<DraftFilter>(
      z.object({
        only: z.nullable(z.enum(['problems', 'warnings'])),
        issue: z.nullable(z.string()),
        search: z.string(),
        source: z.nullable(count),
        empty: z.nullable(z.enum(TRACKING_FIELDS)),
        cleaned: z.boolean(),
      }),
    ),
    NO_FILTER,
  ),
  /** Not there in what an earlier release kept. */
  sort: maybe(
    shape<RowSort | null>(z.nullable(z.object({ by: z.enum(SORTED_BY), descending: z.boolean() }))),
  ),
  place: z.number(),
  waiting: arrayOf(waitingSheet),
  /** Not there in what an earlier release kept. */
  sheetQuestions: maybe(arrayOf(sheetQuestion)),
  /** Not there in what an earlier release kept. */
  cancelled: maybe(arrayOf(cancelledQuestion)),
})

/** All that a reload brings back, besides rows and actions. */
export type DraftState = z.infer<typeof draftState>

const cells = z.object({ values: list(), originals: z.nullable(list()) })

export const action = shape<Action>(
  z.object({
    name: z.object({ kind: z.string() }),
    changes: z.array(
      oneOf('kind', [
        z.object({ kind: z.enum(['insert', 'remove']), runs: list() }),
        z.object({
          kind: z.literal('set'),
          field: z.string(),
          slots: list(),
          before: cells,
          after: cells,
        }),
        z.object({ kind: z.literal('keep'), slots: list(), keeps: z.boolean() }),
        z.object({
          kind: z.literal('source'),
          sourceId: count,
          before: sourceFacts,
          after: sourceFacts,
        }),
      ]),
    ),
  }),
)

export const draftSheet = z.object({ sheet })

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
