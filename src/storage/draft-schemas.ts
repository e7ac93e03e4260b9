import type { PackedRows } from '#domain/draft/table/pack-draft.ts'
import * as z from 'zod/mini'
import {
  columnMatch,
  count,
  integers,
  list,
  maybe,
  oneOf,
  reading,
  sheet,
  source,
} from './schemas.ts'

/** Rows are as many as the sheet has: they are looked at as a whole. */
export const draftChunk: z.ZodMiniType<PackedRows> = z.looseObject({
  fields: maybe(list<string>()),
  text: z.string(),
  spans: integers,
  sourceIds: integers,
  sheetRows: integers,
  originals: list<readonly [number, string]>(),
  marks: maybe(list<readonly [number, number]>()),
})

const waitingSheet = z.looseObject({
  sourceId: count,
  source,
  match: columnMatch,
  applied: z.boolean(),
  reading: maybe(reading),
})

const sheetQuestion = z.looseObject({
  sourceId: count,
  source,
  sheets: z.array(z.looseObject({ name: z.string(), rows: z.number() })),
})

const sourceFacts = z.looseObject({
  source,
  otherRows: z.number(),
  rescued: z.number(),
  match: z.nullable(columnMatch),
  canChangeColumns: z.boolean(),
  reading: maybe(reading),
})

export const draftState = z.looseObject({
  version: z.literal(1),
  packed: z.looseObject({
    firstId: count,
    length: count,
    order: list(),
    sources: z.array(sourceFacts),
    done: count,
    actionCount: count,
    sentRows: list(),
    kept: maybe(list()),
  }),
  filter: z.looseObject({
    problemsOnly: z.boolean(),
    issue: z.nullable(z.string()),
    search: z.string(),
  }),
  place: z.number(),
  waiting: z.array(waitingSheet),
  sheetQuestions: maybe(z.array(sheetQuestion)),
  cancelled: maybe(
    z.array(
      oneOf('kind', [
        z.looseObject({ kind: z.literal('columns'), asked: waitingSheet }),
        z.looseObject({ kind: z.literal('sheets'), asked: sheetQuestion }),
      ]),
    ),
  ),
})

const cells = z.looseObject({ values: list(), originals: z.nullable(list()) })

export const action = z.looseObject({
  name: z.looseObject({ kind: z.string() }),
  changes: z.array(
    oneOf('kind', [
      z.looseObject({ kind: z.enum(['insert', 'remove']), runs: list() }),
      z.looseObject({
        kind: z.literal('set'),
        field: z.string(),
        slots: list(),
        before: cells,
        after: cells,
      }),
      z.looseObject({ kind: z.literal('keep'), slots: list(), keeps: z.boolean() }),
      z.looseObject({
        kind: z.literal('source'),
        sourceId: count,
        before: sourceFacts,
        after: sourceFacts,
      }),
    ]),
  ),
})

export const draftSheet = z.looseObject({ sheet })
