import * as z from 'zod/mini'
import { parseJson } from '#base/parse-json.ts'
import { toEntry } from '#domain/entry/tracking-entry.ts'
import {
  arrayOf,
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
} from '#domain/kept/schemas.ts'
import { type KeptRows, type KeptState, SHARED } from './kept-draft.ts'
import { type Action, actionName, type CellValues, type Change, type Run } from './kept-action.ts'
import type { CellDecision, RowId, SourceId } from '#domain/draft/row.ts'

/*
 * The storage format of version 0.1: rows by slot, consecutive from `firstId` on; decisions about cells as bits. Its
 * first release had fewer fields and stored less.
 */

const FIRST_FIELDS = ['orderId', 'merchantOrderId', 'trackingId', 'courier'] as const
/** The order of cells in the first release's row keys. */
const FIRST_KEY = ['orderId', 'trackingId', 'merchantOrderId', 'courier'] as const

/** Three numbers for each run: position in the sheet, first slot, count. */
const runs = manyOf(isCount)

export const rowsOfVersion1 = object({
  fields: maybe(manyOf(isText)),
  text: z.string(),
  spans: integers,
  sourceIds: integers,
  sheetRows: integers,
  originals: manyOf(pairOf(isCount, isText)),
  marks: maybe(manyOf(pairOf(isCount, isNumber))),
})
type RowsOfVersion1 = z.infer<typeof rowsOfVersion1>

export const stateOfVersion1 = object({
  version: z.literal(1),
  packed: object({
    firstId: count,
    length: count,
    order: runs,
    sources: arrayOf(SHARED.sourceFacts),
    done: count,
    actionCount: count,
    /** Sent rows of which an exact copy stayed: the copy must not be sent. */
    sentRows: manyOf(pairOf(isText, isObject)),
    kept: maybe(positions),
  }),
  ...SHARED.session,
})
type StateOfVersion1 = z.infer<typeof stateOfVersion1>

const cells = object({
  values: manyOf(isText),
  originals: z.nullable(manyOf(isTextOrNull)),
  marks: maybe(z.nullable(manyOf(isNumber))),
})
type CellsOfVersion1 = z.infer<typeof cells>

const change = z.union([
  object({ kind: z.enum(['insert', 'remove']), runs }),
  object({
    kind: z.literal('set'),
    field: SHARED.field,
    slots: positions,
    before: cells,
    after: cells,
  }),
  object({ kind: z.literal('keep'), slots: positions, keeps: z.boolean() }),
  object({
    kind: z.literal('source'),
    sourceId: count,
    before: SHARED.sourceFacts,
    after: SHARED.sourceFacts,
  }),
])
type ChangeOfVersion1 = z.infer<typeof change>

export const actionOfVersion1 = object({ name: actionName, changes: arrayOf(change) })
type ActionOfVersion1 = z.infer<typeof actionOfVersion1>

/** Converts a draft of version 0.1 to the current format. */
export function fromVersion1(
  { version: _version, packed, ...session }: StateOfVersion1,
  chunks: readonly RowsOfVersion1[],
  actions: readonly ActionOfVersion1[],
) {
  const idOf = (slot: number) => (packed.firstId + slot) as RowId
  const kept = new Set(packed.kept)
  const sent = new Set(packed.sentRows.map(([key]) => readKey(key)))
  const state: KeptState = {
    ...session,
    version: 2,
    nextRow: idOf(packed.length),
    nextSource: packed.sources.length as SourceId,
    order: runsOf(packed.order, idOf),
    sources: packed.sources.map((facts, id) => ({ id: id as SourceId, facts })),
    done: packed.done,
    actionCount: packed.actionCount,
  }
  let slot = 0
  const parts = chunks.map((chunk) => {
    const part = rowsOf(chunk, slot, idOf, { kept, sent })
    slot += chunk.sheetRows.length
    return part
  })
  return { state, parts, actions: actions.map((action) => actionOf(action, idOf)) }
}

type IdOf = (slot: number) => RowId

function runsOf(numbers: readonly number[], idOf: IdOf): readonly Run[] {
  const found: Run[] = []
  for (let index = 0; index < numbers.length; index += 3) {
    const [at = 0, first = 0, rows = 0] = numbers.slice(index, index + 3)
    found.push({ at, first: idOf(first), count: rows })
  }
  return found
}

/** Parses the key of a row; the first release used a list of its cells. */
function readKey(key: string): string {
  const named = parseJson(key)
  if (!Array.isArray(named)) return key
  const given = FIRST_KEY.map((field, index) => [field, String(named[index] ?? '')])
  return JSON.stringify(toEntry(Object.fromEntries(given)))
}

/** Originals and marks are indexed by cells of the whole draft, not of the chunk. */
function rowsOf(
  chunk: RowsOfVersion1,
  firstSlot: number,
  idOf: IdOf,
  { kept, sent }: { readonly kept: ReadonlySet<number>; readonly sent: ReadonlySet<string> },
): KeptRows {
  const fields = chunk.fields ?? FIRST_FIELDS
  const firstCell = firstSlot * fields.length
  const slots = Array.from(chunk.sheetRows, (_, index) => firstSlot + index)
  return {
    ids: Int32Array.from(slots, idOf),
    fields,
    text: chunk.text,
    spans: chunk.spans,
    sources: chunk.sourceIds,
    sheetRows: chunk.sheetRows,
    originals: chunk.originals.map(([cell, original]) => [cell - firstCell, original]),
    decisions: (chunk.marks ?? []).flatMap(([cell, mark]) => {
      const decision = decisionOf(mark)
      return decision === null ? [] : [[cell - firstCell, decision] as const]
    }),
    rowDecisions: slots.flatMap((slot, index): KeptRows['rowDecisions'][number][] => {
      if (kept.has(slot)) return [[index, 'put-back']]
      const wasSent = sent.size > 0 && sent.has(keyOf(chunk, fields, index))
      return wasSent ? [[index, 'left-out']] : []
    }),
    facts: [],
  }
}

function keyOf({ text, spans }: RowsOfVersion1, fields: readonly string[], index: number): string {
  const cells = fields.map((field, column) => {
    const at = (index * fields.length + column) * 2
    return [field, text.slice(spans[at], spans[at + 1])] as const
  })
  return JSON.stringify(toEntry(Object.fromEntries(cells)))
}

/** By the stored number of the mark. */
const DECISIONS: ReadonlyMap<number, CellDecision> = new Map([
  [1, 'as-it-is'],
  [2, 'as-written'],
  [4, 'by-rule'],
])

const decisionOf = (mark: number) => DECISIONS.get(mark) ?? null

function actionOf({ name, changes }: ActionOfVersion1, idOf: IdOf): Action {
  return { name, changes: changes.map((one) => changeOf(one, idOf)) }
}

function changeOf(one: ChangeOfVersion1, idOf: IdOf): Change {
  switch (one.kind) {
    case 'insert':
    case 'remove':
      return { kind: one.kind, runs: runsOf(one.runs, idOf) }
    case 'set': {
      const { field, slots, before, after } = one
      const rows = slots.map(idOf)
      return { kind: 'set', field, rows, before: valuesOf(before), after: valuesOf(after) }
    }
    case 'keep':
      return decideOf(one.slots.map(idOf), one.keeps)
    case 'source': {
      const { before, after } = one
      return { kind: 'source', source: one.sourceId as SourceId, before, after }
    }
  }
}

function decideOf(rows: readonly RowId[], keeps: boolean): Change {
  const [before, after] = keeps ? ([null, 'put-back'] as const) : (['put-back', null] as const)
  return { kind: 'decide', rows, before: rows.map(() => before), after: rows.map(() => after) }
}

function valuesOf({ values, originals, marks = null }: CellsOfVersion1): CellValues {
  return { values, originals, decisions: marks && marks.map(decisionOf) }
}
