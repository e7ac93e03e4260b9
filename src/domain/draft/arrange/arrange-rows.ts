import type { DraftFilter, RowSort } from '#domain/draft/draft-view.ts'
import type { Draft } from '#domain/draft/draft.ts'
import {
  cellOf,
  type EntryTable,
  isCellEmpty,
  originalOf,
} from '#domain/draft/table/entry-table.ts'
import { isInOrder, slotsOf } from '#domain/draft/table/row-order.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { sortTexts } from './sort-texts.ts'

/** How the person wants the rows: sorted, and some of them. */
type Wish = {
  readonly sort: RowSort | null
  readonly filter: Pick<DraftFilter, 'empty' | 'cleaned'>
}

/**
 * The rows as they were when the person asked for a sort or a choice. It stays while they edit, since a row that is
 * sorted by what one types in it would jump away from under the keyboard.
 */
export type Arrangement = {
  readonly table: EntryTable
  readonly slots: Int32Array
  /** By slot: a 1 where the row was there, chosen or not. */
  readonly known: Uint8Array
}

/** Sorts the rows of the sheet and chooses some; null where they are wanted as they are in the sheet. */
export function arrangeRows(draft: Draft, { sort, filter }: Wish): Arrangement | null {
  if (sort === null && filter.empty === null && !filter.cleaned) return null
  const { table, order } = draft
  const known = new Uint8Array(table.length)
  for (const slot of slotsOf(order)) known[slot] = 1
  const chosen = slotsOf(order).filter((slot) => isChosen(table, slot, filter))
  return { table, slots: sortRows(table, chosen, sort), known }
}

function isChosen(table: EntryTable, slot: number, { empty, cleaned }: Wish['filter']): boolean {
  if (empty !== null && !isCellEmpty(table, slot, empty)) return false
  return !cleaned || TRACKING_FIELDS.some((field) => originalOf(table, slot, field) !== null)
}

/** What has no value comes last, whichever way the rest is sorted; equal rows stay in their order. */
function sortRows(table: EntryTable, slots: Int32Array, sort: RowSort | null): Int32Array {
  if (sort === null) return slots
  const { by, descending } = sort
  if (by === 'row') return descending ? slots.toReversed() : slots
  const keyOf = (slot: number) =>
    by === 'issues' ? keyOfIssues(table, slot) : cellOf(table, slot, by)
  const keys = Array.from(slots, keyOf)
  const filled = slots.filter((_, index) => keys[index] !== '')
  const empty = slots.filter((_, index) => keys[index] === '')
  const sorted = sortTexts(
    keys.filter((key) => key !== ''),
    descending,
  )
  return Int32Array.from([...sorted.map((index) => filled[index] ?? 0), ...empty])
}

/** The first issue of a row: problems come before warnings. */
function keyOfIssues({ flags }: EntryTable, slot: number): string {
  const found = flags[slot] ?? 0
  return found === 0 ? '' : String(31 - Math.clz32(found & -found))
}

/** The rows of an arrangement that are in the sheet now, and those that came since. */
export function arrangedSlots({ order, table }: Draft, { slots, known }: Arrangement): Int32Array {
  const there = slots.filter((slot) => isInOrder(order, slot))
  const added = slotsOf(order).filter((slot) => known[slot] !== 1)
  return added.length === 0 ? there : placeAdded(table, slotsOf(order), there, new Set(added))
}

/**
 * A row that came later is shown below the row that it is a copy or a part of, otherwise above the one that follows it in
 * the sheet: there it was inserted. The others are at the end.
 */
function placeAdded(
  table: EntryTable,
  sheet: Int32Array,
  there: Int32Array,
  added: ReadonlySet<number>,
): Int32Array {
  const origins = findOrigins(table, there, added)
  const above = new Map<number, number[]>()
  const below = new Map<number, number[]>()
  const isThere = new Set(there)
  let next = -1
  for (const slot of sheet.toReversed()) {
    const origin = origins.get(numberOf(table, slot))
    if (!added.has(slot)) next = isThere.has(slot) ? slot : next
    else if (origin === undefined) append(above, next, slot)
    else append(below, origin, slot)
  }
  const beside = (rows: Map<number, number[]>, slot: number) => rows.get(slot)?.toReversed() ?? []
  const placed = Array.from(there, (slot) => [...beside(above, slot), slot, ...beside(below, slot)])
  return Int32Array.from([...placed.flat(), ...beside(above, -1)])
}

function append(rows: Map<number, number[]>, key: number, slot: number): void {
  const before = rows.get(key)
  if (before === undefined) rows.set(key, [slot])
  else before.push(slot)
}

/** Copies and parts of a row have its number in the sheet that it came from. */
function findOrigins(table: EntryTable, there: Int32Array, added: ReadonlySet<number>) {
  const numbers = new Set(Array.from(added, (slot) => numberOf(table, slot)))
  const origins = new Map<number, number>()
  for (const slot of there) {
    const number = numberOf(table, slot)
    if (numbers.has(number)) origins.set(number, slot)
  }
  return origins
}

const SOURCES = 2 ** 20

/** The sheet of a row and its number there, as one number. */
function numberOf({ sourceIds, sheetRows }: EntryTable, slot: number): number {
  return (sheetRows[slot] ?? 0) * SOURCES + (sourceIds[slot] ?? 0)
}
