import { needsLook } from '#domain/entry/gate.ts'
import { parseJson } from '#domain/entry/parse-json.ts'
import type { Result } from '#domain/entry/result.ts'
import { marksOf } from '#domain/entry/rule.ts'
import { toEntry, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Action } from '#domain/draft/changes/change.ts'
import { flagsOfRow, isOrderItsNumber, MISSING } from '#domain/draft/issues/check-cells.ts'
import { createDraft, type Draft, type SentRow } from '#domain/draft/draft.ts'
import {
  cellOf,
  CHUNK_SIZE,
  type EntryTable,
  FIELD_NUMBER,
  reserveRows,
  SPAN,
  spanOf,
} from './entry-table.ts'
import { rebuildDuplicates } from '#domain/draft/issues/judge-duplicates.ts'
import { KEPT } from './row-flags.ts'
import { insertRuns, type Runs, runsWhere } from './row-order.ts'
import type { SourceFacts } from '#domain/draft/source-facts.ts'
import { truncateTable } from './table-upkeep.ts'

/** Rows of a draft as they are kept, some hundreds together: one text, since thousands of strings take long. */
export type PackedRows = {
  /** The fields of which there are cells, in their order; an earlier release had only these: `FIRST_FIELDS`. */
  readonly fields?: readonly string[]
  readonly text: string
  /** Start and end of each cell in the text, as in the table. */
  readonly spans: Int32Array
  readonly sourceIds: Int32Array
  readonly sheetRows: Int32Array
  /** Key of the cell and what the sheet had there. */
  readonly originals: readonly (readonly [number, string])[]
  /** Key of the cell and what the person said of it; an earlier release kept none. */
  readonly marks?: readonly (readonly [number, number])[]
}

const FIRST_FIELDS = ['orderId', 'merchantOrderId', 'trackingId', 'courier'] as const
/** The cells by which the first release named a row, in their order. */
const FIRST_KEY = ['orderId', 'trackingId', 'merchantOrderId', 'courier'] as const

/** All of a draft but its rows and its actions, as it is kept. */
export type PackedDraft = {
  readonly firstId: number
  /** Slots of the table, deleted rows included. */
  readonly length: number
  readonly order: Runs
  readonly sources: readonly SourceFacts[]
  /** How many of the actions are in effect; the rest can be redone. */
  readonly done: number
  readonly actionCount: number
  readonly sentRows: readonly (readonly [string, SentRow])[]
  /** Slots of exact copies that are kept; an earlier release knew none. */
  readonly kept?: readonly number[]
}

/** The draft without rows and actions: small, however long the sheet is. */
export function packDraft(draft: Draft): PackedDraft {
  return {
    firstId: draft.firstId,
    length: draft.table.length,
    order: runsWhere(draft.order, () => true),
    sources: [...draft.sources],
    done: draft.history.done,
    actionCount: draft.history.actions.length,
    sentRows: [...draft.sentRows],
    kept: keptSlots(draft.table),
  }
}

function keptSlots({ states, length }: EntryTable): readonly number[] {
  const kept: number[] = []
  for (let slot = 0; slot < length; slot += 1) if ((states[slot] ?? 0) & KEPT) kept.push(slot)
  return kept
}

/** The rows of one chunk of the table. */
export function packRows(table: EntryTable, chunk: number): PackedRows {
  const from = chunk * CHUNK_SIZE
  const to = Math.min(from + CHUNK_SIZE, table.length)
  return {
    fields: TRACKING_FIELDS,
    ...packCells(table, from, to),
    sourceIds: table.sourceIds.slice(from, to),
    sheetRows: table.sheetRows.slice(from, to),
    originals: packByCell(table.originals, from, to),
    marks: packByCell(table.cellMarks, from, to),
  }
}

function packCells(table: EntryTable, from: number, to: number) {
  const spans = new Int32Array((to - from) * SPAN)
  let text = ''
  let at = 0
  for (let slot = from; slot < to; slot += 1) {
    for (const field of TRACKING_FIELDS) {
      spans[at] = text.length
      text += cellOf(table, slot, field)
      spans[at + 1] = text.length
      at += 2
    }
  }
  return { text, spans }
}

function packByCell<Value>(byCell: ReadonlyMap<number, Value>, from: number, to: number) {
  const packed: [number, Value][] = []
  if (byCell.size === 0) return packed
  for (let key = from * TRACKING_FIELDS.length; key < to * TRACKING_FIELDS.length; key += 1) {
    const value = byCell.get(key)
    if (value !== undefined) packed.push([key, value])
  }
  return packed
}

/** The draft as it was kept, by any release that had no other fields than this one; one that is not whole is not shown. */
export function unpackDraft(
  packed: PackedDraft,
  chunks: readonly PackedRows[],
  actions: readonly Action[],
): Result<Draft, 'rows-missing' | 'unknown-fields'> {
  const draft = createDraft(packed.firstId)
  draft.sources.push(...packed.sources)
  for (const chunk of chunks) {
    if (!unpackRows(draft, chunk)) return { ok: false, reason: 'unknown-fields' }
  }
  if (draft.table.length < packed.length || actions.length < packed.actionCount) {
    return { ok: false, reason: 'rows-missing' }
  }
  // Rows of an import that was cancelled may have been kept; nothing refers to them.
  if (draft.table.length > packed.length) truncateTable(draft.table, packed.length)
  for (const slot of packed.kept ?? []) draft.table.states[slot] = KEPT
  for (const [key, row] of packed.sentRows) draft.sentRows.set(readKey(key), row)
  draft.history.actions.push(...actions.slice(0, packed.actionCount))
  draft.history.done = packed.done
  insertRuns(draft.order, packed.order)
  rebuildDuplicates(draft)
  return { ok: true, value: draft }
}

/** The name of a row; the first release named it by a list of its cells. */
function readKey(key: string): string {
  const cells = parseJson(key)
  if (!Array.isArray(cells)) return key
  const named = FIRST_KEY.map((field, index) => [field, String(cells[index] ?? '')])
  return JSON.stringify(toEntry(Object.fromEntries(named)))
}

/** Adds the rows of a chunk to the table; false where they have a field that this release does not know. */
function unpackRows({ table, sources }: Draft, rows: PackedRows): boolean {
  const numbers = (rows.fields ?? FIRST_FIELDS).map((field) => {
    return TRACKING_FIELDS.indexOf(field as TrackingField)
  })
  if (numbers.includes(-1)) return false
  const keyOf = (key: number) => {
    const slot = Math.floor(key / numbers.length)
    return slot * TRACKING_FIELDS.length + (numbers[key % numbers.length] ?? 0)
  }
  const first = table.length
  const count = rows.sheetRows.length
  reserveRows(table, first + count)
  table.length += count
  for (let cell = 0; cell * 2 < rows.spans.length; cell += 1) {
    const at = keyOf(first * numbers.length + cell) * 2
    table.spans[at] = rows.spans[cell * 2] ?? 0
    table.spans[at + 1] = rows.spans[cell * 2 + 1] ?? 0
  }
  table.sourceIds.set(rows.sourceIds, first)
  table.sheetRows.set(rows.sheetRows, first)
  table.place.fill(table.texts.push(rows.text) - 1, first, first + count)
  for (const [key, original] of rows.originals) table.originals.set(keyOf(key), original)
  for (const [key, mark] of rows.marks ?? []) table.cellMarks.set(keyOf(key), mark)
  for (let slot = first; slot < first + count; slot += 1) {
    const isPlain =
      !isOrderItsNumber(table, slot) &&
      TRACKING_FIELDS.every((field) => isPlainCell(table, rows.text, slot, field))
    table.flags[slot] = isPlain ? 0 : flagsOfRow(table, slot, sources)
  }
  return true
}

/** Whether a cell is there, and no rule has anything to do with it. */
function isPlainCell(table: EntryTable, text: string, slot: number, field: TrackingField): boolean {
  const [start, end] = spanOf(table, slot, field)
  const number = FIELD_NUMBER[field]
  if (start === end) return MISSING[number] === 0
  return !needsLook(number, marksOf(text, start, end), end - start)
}
