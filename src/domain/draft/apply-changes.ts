import type { TrackingField } from '#domain/tracking/tracking-entry.ts'
import type { CellValues, Change } from './change.ts'
import { flagsOfRow } from './check-cells.ts'
import type { Draft } from './draft.ts'
import { cellOf, writeCell } from './entry-table.ts'
import { judgeTouchedTwins, rebuildTwins } from './judge-twins.ts'
import { FLAG, FROM_TWINS, KEPT, LIVE, SKIPPED } from './row-flags.ts'
import { countRows, eachSlot, insertRuns, removeRuns } from './row-order.ts'
import { setRow, setState } from './set-flags.ts'
import { addToIndex, removeFromIndex, type ValueIndex } from './value-index.ts'

/** From so many rows on, finding all twins anew is cheaper than following each row. */
const MANY_ROWS = 1000

/** Carries changes out, in order, and leaves every issue of every row right: never patched, never stale. */
export function applyChanges(draft: Draft, changes: readonly Change[]): void {
  const follow = changes.reduce((rows, change) => rows + rowsOf(change), 0) < MANY_ROWS
  for (const change of changes) applyChange(draft, change, follow)
  if (follow) judgeTouchedTwins(draft)
  else rebuildTwins(draft)
}

function rowsOf(change: Change): number {
  if (change.kind === 'source') return 0
  return change.kind === 'set' ? change.slots.length : countRows(change.runs)
}

function applyChange(draft: Draft, change: Change, follow: boolean): void {
  if (change.kind === 'source') draft.sources[change.sourceId] = change.after
  else if (change.kind === 'set') setCells(draft, change, follow)
  else if (change.kind === 'insert') {
    insertRuns(draft.order, change.runs)
    eachSlot(change.runs, (slot) => enterSheet(draft, slot, follow))
  } else {
    eachSlot(change.runs, (slot) => leaveSheet(draft, slot, follow))
    removeRuns(draft.order, change.runs)
  }
}

/** Counts a row as one of the sheet. */
export function enterSheet(draft: Draft, slot: number, follow: boolean): void {
  setState(draft, slot, (draft.table.states[slot] ?? 0) | LIVE)
  draft.sourceRows[draft.table.sourceIds[slot] ?? 0]! += 1
  if (follow) joinTwins(draft, slot)
}

/** Counts a row no longer; it stays in the table for undo. */
export function leaveSheet(draft: Draft, slot: number, follow: boolean): void {
  if (follow) leaveTwins(draft, slot)
  const { flags, states } = draft.table
  const state = (states[slot] ?? 0) & ~(LIVE | SKIPPED)
  setRow(draft, slot, (flags[slot] ?? 0) & ~FROM_TWINS, state)
  draft.sourceRows[draft.table.sourceIds[slot] ?? 0]! -= 1
}

function setCells(draft: Draft, change: Change & { kind: 'set' }, follow: boolean): void {
  for (const [index, slot] of change.slots.entries()) {
    if (follow) leaveTwins(draft, slot)
    writeValue(draft, slot, change.field, change.after, index)
    const state = (draft.table.states[slot] ?? 0) & (LIVE | KEPT)
    setRow(draft, slot, flagsOfRow(draft.table, slot), state)
    if (follow) joinTwins(draft, slot)
  }
}

function writeValue(
  draft: Draft,
  slot: number,
  field: TrackingField,
  { values, originals }: CellValues,
  index: number,
): void {
  writeCell(draft.table, slot, field, values[index] ?? '', originals?.[index] ?? null)
}

function joinTwins(draft: Draft, slot: number): void {
  followTwins(draft, slot, addToIndex)
}

function leaveTwins(draft: Draft, slot: number): void {
  followTwins(draft, slot, removeFromIndex)
}

/** A row without an order or a number has no twin by it. */
function followTwins(
  { table, twins }: Draft,
  slot: number,
  follow: (index: ValueIndex, slot: number) => void,
): void {
  const flags = table.flags[slot] ?? 0
  if (!(flags & FLAG['order-id-missing'])) follow(twins.byOrder, slot)
  if (!(flags & FLAG['tracking-number-missing'])) follow(twins.byNumber, slot)
  twins.touchedOrders.add(cellOf(table, slot, 'orderId'))
  twins.touchedNumbers.add(cellOf(table, slot, 'trackingId'))
}
