import { toEntry, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { cellOf, cellsOf, type EntryTable } from '#domain/draft/table/entry-table.ts'
import {
  FLAG,
  FROM_NUMBER,
  FROM_ORDER,
  FROM_DUPLICATES,
  KEPT,
  PROBLEMS,
  SKIPPED,
} from '#domain/draft/table/row-flags.ts'
import { positionsOf, slotsOf } from '#domain/draft/table/row-order.ts'
import {
  addToIndex,
  clearIndex,
  findInIndex,
  sharesHash,
  type ValueIndex,
} from '#domain/draft/table/value-index.ts'

/** The fields in which duplicates are looked up. */
export const INDEXED: readonly TrackingField[] = ['orderId', 'trackingId']

/** Names a row by all that would be sent of it: rows of the same name are exact copies. */
export function rowKey(table: EntryTable, slot: number): string {
  return JSON.stringify(toEntry(cellsOf(table, slot)))
}

/** Judges the orders and numbers whose rows changed, and the orders with a row that was already sent. */
export function judgeTouchedDuplicates(draft: Draft): void {
  const { byOrder, byNumber, touchedOrders, touchedNumbers } = draft.duplicates
  for (const { orderId } of draft.sentRows.values()) touchedOrders.add(orderId)
  for (const orderId of touchedOrders) judgeOrder(draft, findInIndex(byOrder, orderId))
  for (const number of touchedNumbers) judgeNumber(draft.table, findInIndex(byNumber, number))
  touchedOrders.clear()
  touchedNumbers.clear()
}

/** Takes a row into account that was added to the sheet: its values are judged again where another row has them. */
export function noteDuplicates(draft: Draft, slot: number): void {
  noteShared(draft, slot, addToIndex, addToIndex)
}

type IsShared = typeof addToIndex

function noteShared(
  { table, duplicates }: Draft,
  slot: number,
  isSharedOrder: IsShared,
  isSharedNumber: IsShared,
): void {
  const { byOrder, byNumber, touchedOrders, touchedNumbers } = duplicates
  const flags = table.flags[slot] ?? 0
  if (!(flags & FLAG['order-id-missing']) && isSharedOrder(byOrder, slot)) {
    touchedOrders.add(cellOf(table, slot, 'orderId'))
  }
  if (!(flags & FLAG['tracking-number-missing']) && isSharedNumber(byNumber, slot)) {
    touchedNumbers.add(cellOf(table, slot, 'trackingId'))
  }
}

/**
 * Finds all duplicates anew in one pass: cheaper than one by one when much has changed. `changed`: the fields in which
 * it has; the index of another one is right as it is.
 */
export function rebuildDuplicates(draft: Draft, changed: readonly TrackingField[] = INDEXED): void {
  const { order, table, duplicates } = draft
  const begin = (index: ValueIndex): IsShared => {
    if (!changed.includes(index.field)) return sharesHash
    clearIndex(index)
    return addToIndex
  }
  const isSharedOrder = begin(duplicates.byOrder)
  const isSharedNumber = begin(duplicates.byNumber)
  duplicates.touchedOrders.clear()
  duplicates.touchedNumbers.clear()
  for (const slot of slotsOf(order)) {
    table.flags[slot]! &= ~FROM_DUPLICATES
    table.states[slot]! &= ~SKIPPED
    noteShared(draft, slot, isSharedOrder, isSharedNumber)
  }
  judgeTouchedDuplicates(draft)
}

function inSheetOrder(draft: Draft, slots: readonly number[]): readonly number[] {
  if (slots.length < 2) return slots
  const positions = positionsOf(draft.order)
  return [...slots].sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0))
}

/** `found`: all rows of one order. Of several copies the first in the sheet counts. */
function judgeOrder(draft: Draft, found: readonly number[]): void {
  const { table } = draft
  const slots = inSheetOrder(draft, found)
  const seen: Seen = new Map()
  const copies = slots.map((slot) => findCopy(draft, slot, seen))
  const several = seen.size > 1 ? FLAG['order-with-several-numbers'] : 0
  for (const [index, slot] of slots.entries()) {
    const flags = (table.flags[slot] ?? 0) & ~FROM_ORDER
    const state = (table.states[slot] ?? 0) & ~SKIPPED
    const copy = copies[index] ?? null
    const same = copy === null ? 0 : FLAG['same-row-twice']
    const isSkipped = copy === 'exact' && !(flags & PROBLEMS) && !(state & KEPT)
    const isNumbered = (flags & FLAG['tracking-number-missing']) === 0
    table.flags[slot] = flags | same | (isNumbered ? several : 0)
    table.states[slot] = isSkipped ? state | SKIPPED : state
  }
}

/** By tracking number: rows of an order that differ in something else. */
type Seen = Map<string, number[]>

/** Whether a row repeats one above it (or one that was sent), in every cell or in order and number alone. */
function findCopy(draft: Draft, slot: number, seen: Seen): 'exact' | 'near' | null {
  const { table, sentRows } = draft
  if ((table.flags[slot] ?? 0) & FLAG['tracking-number-missing']) return null
  const number = cellOf(table, slot, 'trackingId')
  const before = seen.get(number)
  const isCopy = before?.some((other) => isSameRow(table, other, slot)) ?? false
  if (before === undefined) seen.set(number, [slot])
  else if (!isCopy) before.push(slot)
  const wasSent = sentRows.size > 0 && sentRows.has(rowKey(table, slot))
  if (isCopy || wasSent) return 'exact'
  return before === undefined ? null : 'near'
}

function isSameRow(table: EntryTable, one: number, other: number): boolean {
  return TRACKING_FIELDS.every((field) => cellOf(table, one, field) === cellOf(table, other, field))
}

/** `slots`: all rows of one tracking number. */
function judgeNumber(table: EntryTable, slots: readonly number[]): void {
  const hasOrder = (slot: number) => !((table.flags[slot] ?? 0) & FLAG['order-id-missing'])
  const orders = new Set(slots.filter(hasOrder).map((slot) => cellOf(table, slot, 'orderId')))
  for (const slot of slots) {
    const flags = (table.flags[slot] ?? 0) & ~FROM_NUMBER
    const shared = orders.size > 1 && hasOrder(slot)
    table.flags[slot] = shared ? flags | FROM_NUMBER : flags
  }
}
