import { LONGEST_PLACEHOLDER } from '#domain/cells/placeholder.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/tracking/tracking-entry.ts'
import { enterSheet } from './apply-changes.ts'
import type { Action } from './change.ts'
import { marksOf } from './cell-marks.ts'
import { flagsOfCell, MISSING } from './check-cells.ts'
import { createDraft, type Draft } from './draft.ts'
import {
  cellOf,
  CHUNK_SIZE,
  type EntryTable,
  FIELD_NUMBER,
  FIELDS,
  reserveRows,
  SPAN,
  spanOf,
} from './entry-table.ts'
import { hashText } from './hash-text.ts'
import { rebuildTwins } from './judge-twins.ts'
import { eachSlot, insertRuns, type Runs, runsWhere } from './row-order.ts'
import type { SourceFacts } from './source-facts.ts'
import { truncateTable } from './table-upkeep.ts'
import type { SentRow } from './twins.ts'

/** Rows of a draft as they are kept, some hundreds together: one text, since thousands of strings take long. */
export type PackedRows = {
  readonly text: string
  /** Start and end of each cell in the text, as in the table. */
  readonly spans: Int32Array
  readonly sourceIds: Int32Array
  readonly sheetRows: Int32Array
  /** Key of the cell and what the sheet had there. */
  readonly originals: readonly (readonly [number, string])[]
}

/** All of a draft but its rows and its actions, as it is kept. */
export type PackedDraft = {
  readonly firstId: number
  /** Slots of the table, deleted rows included. */
  readonly length: number
  readonly order: Runs
  readonly sources: readonly SourceFacts[]
  /** How many of the actions stand; the rest can be redone. */
  readonly done: number
  readonly actionCount: number
  readonly sentRows: readonly (readonly [string, SentRow])[]
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
  }
}

/** The rows of one chunk of the table. */
export function packRows(table: EntryTable, chunk: number): PackedRows {
  const from = chunk * CHUNK_SIZE
  const to = Math.min(from + CHUNK_SIZE, table.length)
  return {
    ...packCells(table, from, to),
    sourceIds: table.sourceIds.slice(from, to),
    sheetRows: table.sheetRows.slice(from, to),
    originals: packOriginals(table, from, to),
  }
}

function packCells(table: EntryTable, from: number, to: number) {
  const spans = new Int32Array((to - from) * SPAN)
  let text = ''
  let at = 0
  for (let slot = from; slot < to; slot += 1) {
    for (const field of FIELDS) {
      spans[at] = text.length
      text += cellOf(table, slot, field)
      spans[at + 1] = text.length
      at += 2
    }
  }
  return { text, spans }
}

function packOriginals({ originals }: EntryTable, from: number, to: number) {
  const packed: [number, string][] = []
  if (originals.size === 0) return packed
  for (let key = from * TRACKING_FIELDS.length; key < to * TRACKING_FIELDS.length; key += 1) {
    const original = originals.get(key)
    if (original !== undefined) packed.push([key, original])
  }
  return packed
}

/** The draft as it was kept; null when rows are missing, which must never be shown as a whole sheet. */
export function unpackDraft(
  packed: PackedDraft,
  chunks: readonly PackedRows[],
  actions: readonly Action[],
): Draft | null {
  const draft = createDraft(packed.firstId)
  for (const chunk of chunks) unpackRows(draft.table, chunk)
  if (draft.table.length < packed.length || actions.length < packed.actionCount) return null
  // Rows of an import that was cancelled may have been kept; nothing refers to them.
  if (draft.table.length > packed.length) truncateTable(draft.table, packed.length)
  for (const facts of packed.sources) draft.sources.push(facts)
  for (const _ of packed.sources) draft.sourceRows.push(0)
  for (const [key, row] of packed.sentRows) draft.sentRows.set(key, row)
  draft.history.actions.push(...actions.slice(0, packed.actionCount))
  draft.history.done = packed.done
  enterAll(draft, packed.order)
  return draft
}

function unpackRows(table: EntryTable, rows: PackedRows): void {
  const first = table.length
  const count = rows.sheetRows.length
  reserveRows(table, first + count)
  table.length += count
  table.spans.set(rows.spans, first * SPAN)
  table.sourceIds.set(rows.sourceIds, first)
  table.sheetRows.set(rows.sheetRows, first)
  table.place.fill(table.texts.push(rows.text) - 1, first, first + count)
  for (const [key, original] of rows.originals) table.originals.set(key, original)
  for (let slot = first; slot < first + count; slot += 1) readAgain(table, rows.text, slot)
}

/** Finds again what follows from the cells of a row. */
function readAgain(table: EntryTable, text: string, slot: number): void {
  const [orderStart, orderEnd] = spanOf(table, slot, 'orderId')
  const [numberStart, numberEnd] = spanOf(table, slot, 'trackingId')
  table.orderHashes[slot] = hashText(text, orderStart, orderEnd)
  table.numberHashes[slot] = hashText(text, numberStart, numberEnd)
  let flags = 0
  for (const field of FIELDS) {
    const [start, end] = spanOf(table, slot, field)
    if (start === end) flags |= MISSING[FIELD_NUMBER[field]] ?? 0
    else if (mayBePlaceholder(field, end - start) || marksOf(text, start, end)) {
      flags |= flagsOfCell(text.slice(start, end), field)
    }
  }
  table.flags[slot] = flags
}

function mayBePlaceholder(field: TrackingField, length: number): boolean {
  return field === 'trackingId' && length <= LONGEST_PLACEHOLDER
}

function enterAll(draft: Draft, order: Runs): void {
  insertRuns(draft.order, order)
  eachSlot(order, (slot) => enterSheet(draft, slot, false))
  rebuildTwins(draft)
}
