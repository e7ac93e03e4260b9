import { cleanCell } from '#domain/cells/clean-cell.ts'
import type { TrackingField } from '#domain/tracking/tracking-entry.ts'
import { enterSheet, followRows, leaveSheet } from './apply-changes.ts'
import { MARK_OTHER, marksOf } from './cell-marks.ts'
import { flagsOfCell } from './check-cells.ts'
import type { Draft } from './draft.ts'
import type { ActionName } from './draft-view.ts'
import {
  type EntryTable,
  markChanged,
  originalKey,
  reserveFlags,
  tableLength,
  truncateTable,
} from './entry-table.ts'
import { remember } from './history.ts'
import { FLAG } from './row-flags.ts'
import { extendOrder } from './row-order.ts'

/**
 * Adds a row to the table, cleaned and checked by itself; it is not in the sheet yet.
 * No object a row and one look a cell: an import of 100,000 rows lives here.
 */
export function appendRow(
  table: EntryTable,
  sourceId: number,
  sheetRow: number,
  orderId: string,
  merchantOrderId: string,
  trackingId: string,
  courier: string,
): number {
  return closeRow(
    table,
    sourceId,
    sheetRow,
    appendCell(table, 'orderId', orderId, marksOf(orderId)) |
      appendCell(table, 'merchantOrderId', merchantOrderId, marksOf(merchantOrderId)) |
      appendCell(table, 'trackingId', trackingId, marksOf(trackingId)) |
      appendCell(table, 'courier', courier, marksOf(courier)),
  )
}

/** Adds one cell of the row that is being appended; returns what is wrong with it. */
export function appendCell(
  table: EntryTable,
  field: TrackingField,
  raw: string,
  marks: number,
): number {
  const cells = table.cells[field]
  if (marks === 0) {
    cells.push(raw)
    return raw === '' ? MISSING[field] : 0
  }
  const cell = marks & MARK_OTHER ? cleanCell(raw) : raw
  if (cell !== raw) table.originals.set(originalKey(cells.length, field), raw)
  cells.push(cell)
  return cell === '' ? MISSING[field] : flagsOfCell(cell, field)
}

const MISSING: Readonly<Record<TrackingField, number>> = {
  orderId: FLAG['order-id-missing'],
  merchantOrderId: 0,
  trackingId: FLAG['tracking-number-missing'],
  courier: 0,
}

/** Ends a row whose four cells were appended. */
export function closeRow(
  table: EntryTable,
  sourceId: number,
  sheetRow: number,
  flags: number,
): number {
  const slot = tableLength(table)
  reserveFlags(table, slot + 1)
  table.flags[slot] = flags
  table.sourceIds.push(sourceId)
  table.sheetRows.push(sheetRow)
  return slot
}

/** Shows the rows that were appended since `first`, at the end of the sheet; their twins are not known yet. */
export function showAppended(draft: Draft, first: number): void {
  const count = tableLength(draft.table) - first
  extendOrder(draft.order, first, count)
  for (let slot = first; slot < first + count; slot += 1) enterSheet(draft, slot, false)
  markChanged(draft.table, first, count)
}

/** Makes the rows shown since `first` an action that can be undone, and finds their twins. */
export function finishAppending(draft: Draft, first: number, name: ActionName): void {
  const count = tableLength(draft.table) - first
  followRows(draft, first, count)
  const runs = [draft.order.length - count, first, count]
  remember(draft, { name, changes: [{ kind: 'insert', runs }] })
}

/** Leaves the sheet as it was before the rows since `first`. */
export function cancelAppending(draft: Draft, first: number): void {
  const count = tableLength(draft.table) - first
  for (let slot = first; slot < first + count; slot += 1) leaveSheet(draft, slot, false)
  draft.order.length -= count
  draft.order.positions = null
  truncateTable(draft.table, first)
}
