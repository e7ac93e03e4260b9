import { TRACKING_FIELDS, type TrackingField } from '#domain/tracking/tracking-entry.ts'
import { enterSheet } from './apply-changes.ts'
import type { Action } from './change.ts'
import { flagsOfRow } from './check-cells.ts'
import { createDraft, type Draft } from './draft.ts'
import { CHUNK_SIZE, type EntryTable, reserveFlags, tableLength } from './entry-table.ts'
import { rebuildTwins } from './judge-twins.ts'
import { eachSlot, insertRuns, type Runs, runsWhere } from './row-order.ts'
import type { SourceFacts } from './source-facts.ts'
import type { SentRow } from './twins.ts'

/** Rows of a draft as they are kept, some hundreds together. */
export type PackedRows = {
  readonly cells: Readonly<Record<TrackingField, readonly string[]>>
  readonly sourceIds: readonly number[]
  readonly sheetRows: readonly number[]
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
    length: tableLength(draft.table),
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
  const to = Math.min(from + CHUNK_SIZE, tableLength(table))
  const part = (field: TrackingField) => table.cells[field].slice(from, to)
  return {
    cells: {
      orderId: part('orderId'),
      merchantOrderId: part('merchantOrderId'),
      trackingId: part('trackingId'),
      courier: part('courier'),
    },
    sourceIds: table.sourceIds.slice(from, to),
    sheetRows: table.sheetRows.slice(from, to),
    originals: packOriginals(table, from, to),
  }
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
  if (tableLength(draft.table) < packed.length || actions.length < packed.actionCount) return null
  for (const facts of packed.sources) draft.sources.push(facts)
  for (const _ of packed.sources) draft.sourceRows.push(0)
  for (const [key, row] of packed.sentRows) draft.sentRows.set(key, row)
  draft.history.actions.push(...actions.slice(0, packed.actionCount))
  draft.history.done = packed.done
  enterAll(draft, packed.order)
  return draft
}

function unpackRows(table: EntryTable, rows: PackedRows): void {
  for (const field of TRACKING_FIELDS) {
    for (const cell of rows.cells[field]) table.cells[field].push(cell)
  }
  for (const id of rows.sourceIds) table.sourceIds.push(id)
  for (const row of rows.sheetRows) table.sheetRows.push(row)
  for (const [key, original] of rows.originals) table.originals.set(key, original)
}

function enterAll(draft: Draft, order: Runs): void {
  const { table } = draft
  reserveFlags(table, tableLength(table))
  for (let slot = 0; slot < tableLength(table); slot += 1)
    table.flags[slot] = flagsOfRow(table, slot)
  insertRuns(draft.order, order)
  eachSlot(order, (slot) => enterSheet(draft, slot, false))
  rebuildTwins(draft)
}
