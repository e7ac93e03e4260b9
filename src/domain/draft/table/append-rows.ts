import { cleanField, needsLook } from '#domain/entry/gate.ts'
import { marksOf } from '#domain/entry/rule.ts'
import { eachField, type EntryCells, TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { flagsOfRow } from '#domain/draft/issues/check-cells.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { ActionName } from '#domain/draft/draft-view.ts'
import {
  cellKey,
  type EntryTable,
  FIELD_NUMBER,
  markChanged,
  pushRow,
  reserveRows,
} from './entry-table.ts'
import { remember } from '#domain/draft/changes/history.ts'
import {
  judgeTouchedDuplicates,
  noteDuplicates,
  rebuildDuplicates,
} from '#domain/draft/issues/judge-duplicates.ts'
import { extendOrder, reserveOrder } from './row-order.ts'
import { truncateTable } from './table-upkeep.ts'
import { reserveIndex } from './value-index.ts'

/** Adds a row to the table, cleaned and checked; it is not in the sheet yet. A cell that is not given is empty. */
export function appendRow(
  table: EntryTable,
  sourceId: number,
  sheetRow: number,
  raw: Partial<EntryCells>,
): number {
  const cells = eachField((field) => {
    const cell = raw[field] ?? ''
    const needsCleaning = needsLook(FIELD_NUMBER[field], marksOf(cell), cell.length)
    return needsCleaning ? cleanField(cell, field) : cell
  })
  const slot = pushRow(table, sourceId, sheetRow, cells)
  for (const field of TRACKING_FIELDS) {
    const original = raw[field] ?? ''
    if (cells[field] !== original) table.originals.set(cellKey(slot, field), original)
  }
  table.flags[slot] = flagsOfRow(table, slot)
  return slot
}

/** Makes room in the draft for so many rows more: what grows is copied. */
export function reserveDraft({ table, order, duplicates }: Draft, rows: number): void {
  reserveRows(table, table.length + rows)
  reserveOrder(order, order.length + rows)
  reserveIndex(duplicates.byOrder, table.length + rows)
  reserveIndex(duplicates.byNumber, table.length + rows)
}

/** Shows the rows that were appended since `first`, at the end of the sheet; their duplicates are not judged yet. */
export function showAppended(draft: Draft, first: number): void {
  const count = draft.table.length - first
  extendOrder(draft.order, first, count)
  for (let slot = first; slot < draft.table.length; slot += 1) noteDuplicates(draft, slot)
  markChanged(draft.table, first, count)
}

/** Makes the rows shown since `first` an action that can be undone, and judges their duplicates. */
export function finishAppending(draft: Draft, first: number, name: ActionName): void {
  const count = draft.table.length - first
  judgeTouchedDuplicates(draft)
  const runs = [draft.order.length - count, first, count]
  remember(draft, { name, changes: [{ kind: 'insert', runs }] })
}

/** Leaves the sheet as it was before the rows since `first`. */
export function cancelAppending(draft: Draft, first: number): void {
  const count = draft.table.length - first
  if (count === 0) return
  draft.order.length -= count
  draft.order.positions = null
  rebuildDuplicates(draft)
  truncateTable(draft.table, first)
}
