import { cleanCell } from '#domain/cells/clean-cell.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/tracking/tracking-entry.ts'
import { enterSheet, followRows, leaveSheet } from './apply-changes.ts'
import { MARK_OTHER, marksOf } from './cell-marks.ts'
import { flagsOfRow } from './check-cells.ts'
import type { Draft } from './draft.ts'
import type { ActionName } from './draft-view.ts'
import { type EntryTable, markChanged, originalKey, pushRow } from './entry-table.ts'
import { remember } from './history.ts'
import { extendOrder } from './row-order.ts'
import { truncateTable } from './table-upkeep.ts'

/** Adds a row to the table, cleaned and checked by itself; it is not in the sheet yet. */
export function appendRow(
  table: EntryTable,
  sourceId: number,
  sheetRow: number,
  raw: Readonly<Record<TrackingField, string>>,
): number {
  const cells = {
    orderId: clean(raw.orderId),
    merchantOrderId: clean(raw.merchantOrderId),
    trackingId: clean(raw.trackingId),
    courier: clean(raw.courier),
  }
  const slot = pushRow(table, sourceId, sheetRow, cells)
  for (const field of TRACKING_FIELDS) {
    if (cells[field] !== raw[field]) table.originals.set(originalKey(slot, field), raw[field])
  }
  table.flags[slot] = flagsOfRow(table, slot)
  return slot
}

function clean(raw: string): string {
  return marksOf(raw) & MARK_OTHER ? cleanCell(raw) : raw
}

/** Shows the rows that were appended since `first`, at the end of the sheet; their twins are not known yet. */
export function showAppended(draft: Draft, first: number): void {
  const count = draft.table.length - first
  extendOrder(draft.order, first, count)
  for (let slot = first; slot < first + count; slot += 1) enterSheet(draft, slot, false)
  markChanged(draft.table, first, count)
}

/** Makes the rows shown since `first` an action that can be undone, and finds their twins. */
export function finishAppending(draft: Draft, first: number, name: ActionName): void {
  const count = draft.table.length - first
  followRows(draft, first, count)
  const runs = [draft.order.length - count, first, count]
  remember(draft, { name, changes: [{ kind: 'insert', runs }] })
}

/** Leaves the sheet as it was before the rows since `first`. */
export function cancelAppending(draft: Draft, first: number): void {
  const count = draft.table.length - first
  for (let slot = first; slot < first + count; slot += 1) leaveSheet(draft, slot, false)
  draft.order.length -= count
  draft.order.positions = null
  truncateTable(draft.table, first)
}
