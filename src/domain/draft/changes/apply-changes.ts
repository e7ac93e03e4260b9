import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Change } from './change.ts'
import { flagsAfterEdit, flagsOfRow } from '#domain/draft/issues/check-cells.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { cellOf, writeCell } from '#domain/draft/table/entry-table.ts'
import {
  INDEXED,
  judgeTouchedDuplicates,
  noteDuplicates,
  rebuildDuplicates,
} from '#domain/draft/issues/judge-duplicates.ts'
import { FLAG, FROM_DUPLICATES, KEPT, SKIPPED } from '#domain/draft/table/row-flags.ts'
import { countRows, eachSlot, insertRuns, removeRuns } from '#domain/draft/table/row-order.ts'
import { removeFromIndex, sharesHash } from '#domain/draft/table/value-index.ts'

/** From so many rows on, finding all duplicates anew is cheaper than following each row. */
const MANY_ROWS = 1000

/** Carries changes out, in order, and leaves every issue of every row right: never patched, never stale. */
export function applyChanges(draft: Draft, changes: readonly Change[]): void {
  const follow = changes.reduce((rows, change) => rows + rowsToFollow(change), 0) < MANY_ROWS
  for (const change of changes) applyChange(draft, change, follow)
  if (follow) judgeTouchedDuplicates(draft)
  else rebuildDuplicates(draft, changes.every(isSet) ? changes.map(fieldOf) : INDEXED)
}

const fieldOf = ({ field }: SetCells) => field

const isSet = (change: Change): change is SetCells => change.kind === 'set'

/** The rows whose duplicates change with it; a field in which nothing is looked up moves no row. */
function rowsToFollow(change: Change): number {
  if (change.kind === 'set' && !isIndexed(change.field)) return 0
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

type SetCells = Change & { readonly kind: 'set' }

const isIndexed = (field: TrackingField) => INDEXED.includes(field)

function setCells(draft: Draft, change: SetCells, follow: boolean): void {
  if (!isIndexed(change.field)) return setBesideIndexes(draft, change)
  for (const [index, slot] of change.slots.entries()) {
    if (follow) leaveDuplicates(draft, slot)
    setCell(draft, change, index, slot)
    if (follow) noteDuplicates(draft, slot)
  }
}

/** The order and the number did not change, so only copies can change: rows of the same order are compared again. */
function setBesideIndexes(draft: Draft, change: SetCells): void {
  const { table, duplicates } = draft
  for (const [index, slot] of change.slots.entries()) {
    const fromDuplicates = (table.flags[slot] ?? 0) & FROM_DUPLICATES
    const skipped = (table.states[slot] ?? 0) & SKIPPED
    setCell(draft, change, index, slot)
    table.flags[slot]! |= fromDuplicates
    table.states[slot]! |= skipped
    if (sharesHash(duplicates.byOrder, slot)) {
      duplicates.touchedOrders.add(cellOf(table, slot, 'orderId'))
    }
  }
}

function setCell({ table, sources }: Draft, change: SetCells, index: number, slot: number): void {
  const { field, after } = change
  const original = after.originals?.[index] ?? null
  writeCell(table, slot, field, after.values[index] ?? '', original, after.marks?.[index] ?? 0)
  table.flags[slot] = flagsAfterEdit(table, slot, field, sources)
  table.states[slot]! &= KEPT
}

/** Finds the issues of a row again; those that only the late checks know follow. */
function checkAnew({ table, sources }: Draft, slot: number): void {
  table.flags[slot] = flagsOfRow(table, slot, sources)
  table.states[slot]! &= KEPT
}

type SourceChange = Change & { readonly kind: 'source' }

const isConfirmation = ({ before, after }: SourceChange) => before.confirmed !== after.confirmed

/** Where the person called a whole column right, none of its rows has the issue, deleted rows included. */
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

/** A row without an order or a number has no duplicate by it. */
function leaveDuplicates({ table, duplicates }: Draft, slot: number): void {
  const flags = table.flags[slot] ?? 0
  if (!(flags & FLAG['order-id-missing'])) removeFromIndex(duplicates.byOrder, slot)
  if (!(flags & FLAG['tracking-number-missing'])) removeFromIndex(duplicates.byNumber, slot)
  duplicates.touchedOrders.add(cellOf(table, slot, 'orderId'))
  duplicates.touchedNumbers.add(cellOf(table, slot, 'trackingId'))
}
