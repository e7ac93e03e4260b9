import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { CellValues, Change } from './change.ts'
import { flagsOfRow } from '#domain/draft/issues/check-cells.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { cellOf, writeCell } from '#domain/draft/table/entry-table.ts'
import {
  judgeTouchedDuplicates,
  noteDuplicates,
  rebuildDuplicates,
} from '#domain/draft/issues/judge-duplicates.ts'
import { FLAG, FROM_DUPLICATES, KEPT, SKIPPED } from '#domain/draft/table/row-flags.ts'
import { countRows, eachSlot, insertRuns, removeRuns } from '#domain/draft/table/row-order.ts'
import { removeFromIndex } from '#domain/draft/table/value-index.ts'

/** From so many rows on, finding all duplicates anew is cheaper than following each row. */
const MANY_ROWS = 1000

/** Carries changes out, in order, and leaves every issue of every row right: never patched, never stale. */
export function applyChanges(draft: Draft, changes: readonly Change[]): void {
  const follow = changes.reduce((rows, change) => rows + rowsOf(change), 0) < MANY_ROWS
  for (const change of changes) applyChange(draft, change, follow)
  if (follow) judgeTouchedDuplicates(draft)
  else rebuildDuplicates(draft)
}

function rowsOf(change: Change): number {
  if (change.kind === 'source') return isConfirmation(change) ? MANY_ROWS : 0
  return change.kind === 'insert' || change.kind === 'remove'
    ? countRows(change.runs)
    : change.slots.length
}

function applyChange(draft: Draft, change: Change, follow: boolean): void {
  if (change.kind === 'source') setSource(draft, change)
  else if (change.kind === 'keep') keepCopies(draft, change, follow)
  else if (change.kind === 'set') setCells(draft, change, follow)
  else if (change.kind === 'insert') {
    insertRuns(draft.order, change.runs)
    if (follow) eachSlot(change.runs, (slot) => noteDuplicates(draft, slot))
  } else {
    eachSlot(change.runs, (slot) => leaveSheet(draft, slot, follow))
    removeRuns(draft.order, change.runs)
  }
}

/** A row that is taken out stays in the table for undo, without what it had because of other rows. */
function leaveSheet(draft: Draft, slot: number, follow: boolean): void {
  if (follow) leaveDuplicates(draft, slot)
  draft.table.flags[slot]! &= ~FROM_DUPLICATES
  draft.table.states[slot]! &= ~SKIPPED
}

function setCells(draft: Draft, change: Change & { kind: 'set' }, follow: boolean): void {
  for (const [index, slot] of change.slots.entries()) {
    if (follow) leaveDuplicates(draft, slot)
    writeValue(draft, slot, change.field, change.after, index)
    checkAnew(draft, slot)
    if (follow) noteDuplicates(draft, slot)
  }
}

/** Finds the issues of a row again; those that only the late checks know follow. */
function checkAnew({ table, sources }: Draft, slot: number): void {
  table.flags[slot] = flagsOfRow(table, slot, sources)
  table.states[slot]! &= KEPT
}

type SourceChange = Change & { readonly kind: 'source' }

const isConfirmation = ({ before, after }: SourceChange) => before.confirmed !== after.confirmed

/** What is right in a whole column is an issue in none of its rows, deleted ones included. */
function setSource(draft: Draft, change: SourceChange): void {
  draft.sources[change.sourceId] = change.after
  if (!isConfirmation(change)) return
  const { length, sourceIds } = draft.table
  for (let slot = 0; slot < length; slot += 1) {
    if (sourceIds[slot] === change.sourceId) checkAnew(draft, slot)
  }
}

function keepCopies(draft: Draft, change: Change & { kind: 'keep' }, follow: boolean): void {
  const { table, duplicates } = draft
  for (const slot of change.slots) {
    if (change.keeps) table.states[slot]! |= KEPT
    else table.states[slot]! &= ~KEPT
    if (follow) duplicates.touchedOrders.add(cellOf(table, slot, 'orderId'))
  }
}

function writeValue(
  draft: Draft,
  slot: number,
  field: TrackingField,
  { values, originals, marks }: CellValues,
  index: number,
): void {
  const original = originals?.[index] ?? null
  writeCell(draft.table, slot, field, values[index] ?? '', original, marks?.[index] ?? 0)
}

/** A row without an order or a number has no duplicate by it. */
function leaveDuplicates({ table, duplicates }: Draft, slot: number): void {
  const flags = table.flags[slot] ?? 0
  if (!(flags & FLAG['order-id-missing'])) removeFromIndex(duplicates.byOrder, slot)
  if (!(flags & FLAG['tracking-number-missing'])) removeFromIndex(duplicates.byNumber, slot)
  duplicates.touchedOrders.add(cellOf(table, slot, 'orderId'))
  duplicates.touchedNumbers.add(cellOf(table, slot, 'trackingId'))
}
