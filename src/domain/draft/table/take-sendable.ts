import {
  type RowPlace,
  type RowSource,
  toEntry,
  type TrackingEntry,
} from '#domain/entry/tracking-entry.ts'
import { showAppended } from './append-rows.ts'
import { addSource, createDraft, type Draft } from '#domain/draft/draft.ts'
import { cellOf, cellsOf, type EntryTable } from './entry-table.ts'
import { copyRow } from './table-upkeep.ts'
import { judgeTouchedDuplicates, rowKey } from '#domain/draft/issues/judge-duplicates.ts'
import { isSendable, SKIPPED } from './row-flags.ts'
import { slotsOf } from './row-order.ts'

/** The slots that would be sent, in the order of the sheet. */
export function sendableSlots({ order, table }: Draft): Int32Array {
  return slotsOf(order).filter((slot) => isSent(table, slot))
}

function isSent({ flags, states }: EntryTable, slot: number): boolean {
  return isSendable(flags[slot] ?? 0, states[slot] ?? 0)
}

/** A row as it would be sent: only what it has. */
export function entryOf(table: EntryTable, slot: number): TrackingEntry {
  return toEntry(cellsOf(table, slot))
}

/**
 * Parts the sheet into what is sent and what stays: rows with problems, and exact copies of sent rows, which
 * stay marked as copies so that the next press does not send them. Nothing can be undone afterwards: an undo
 * must never bring back what was sent. `keepSources`: something waits that names them by their ids.
 */
export function takeSendable(draft: Draft, at: number, keepSources = false) {
  const slots = sendableSlots(draft)
  const sourceIds = [...new Set(Array.from(slots, (slot) => draft.table.sourceIds[slot] ?? 0))]
  return {
    entries: Array.from(slots, (slot) => entryOf(draft.table, slot)),
    places: Array.from(slots, (slot) => placeOf(draft, slot)),
    sources: sourceIds.map((id) => sourceOf(draft, id)),
    /** The ids that the sources had in the draft. */
    sourceIds,
    rest: restOf(draft, slots, at, keepSources),
  }
}

function placeOf(draft: Draft, slot: number): RowPlace {
  const { sourceIds, sheetRows } = draft.table
  return { source: sourceOf(draft, sourceIds[slot] ?? 0), row: sheetRows[slot] ?? 0 }
}

function sourceOf({ sources }: Draft, id: number): RowSource {
  return sources[id]?.source ?? { kind: 'typed' }
}

function restOf(draft: Draft, sent: Int32Array, at: number, keepSources: boolean): Draft {
  const rest = createDraft(draft.firstId + draft.table.length)
  const stays = slotsOf(draft.order).filter((slot) => !isSent(draft.table, slot))
  if (stays.length === 0 && !keepSources) return rest
  const sentFrom = new Set(Array.from(sent, (slot) => draft.table.sourceIds[slot]))
  for (const [id, facts] of draft.sources.entries()) {
    // A sheet that is read again with other columns must not bring back rows that were sent.
    addSource(rest, sentFrom.has(id) ? { ...facts, canChangeColumns: false } : facts)
  }
  for (const [key, row] of sentDuplicates(draft, sent, stays, at)) rest.sentRows.set(key, row)
  for (const slot of stays) copyRow(draft.table, slot, rest.table)
  showAppended(rest, 0)
  judgeTouchedDuplicates(rest)
  return rest
}

/** The sent rows of which an exact copy stays. */
function sentDuplicates(draft: Draft, sent: Int32Array, stays: Int32Array, at: number) {
  const { table, sentRows } = draft
  const copies = stays.filter((slot) => (table.states[slot] ?? 0) & SKIPPED)
  const keys = new Set(Array.from(copies, (slot) => rowKey(table, slot)))
  const duplicates = new Map([...sentRows].filter(([key]) => keys.has(key)))
  if (keys.size === 0) return duplicates
  for (const slot of sent) {
    const key = rowKey(table, slot)
    if (!keys.has(key)) continue
    duplicates.set(key, {
      orderId: cellOf(table, slot, 'orderId'),
      row: table.sheetRows[slot] ?? 0,
      at,
    })
  }
  return duplicates
}
