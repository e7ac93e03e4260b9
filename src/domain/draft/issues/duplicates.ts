import { toEntry } from '#domain/entry/tracking-entry.ts'
import type { Row, RowId } from '#domain/draft/row.ts'
import { type CheckedRow, hasNumber, hasOrder, holdsBack } from './early-checks.ts'
import { type KindSet, kindSet, NO_KINDS } from './kind-set.ts'

/** Which rows have a value, by the value. A single row is no set: most values are there once. */
export type ValueIndex = Map<string, RowId | Set<RowId>>

/** Adds a row, unless it is there already; whether another one has the same value. */
export function addToIndex(index: ValueIndex, value: string, id: RowId): boolean {
  const there = index.get(value)
  if (there === undefined) {
    index.set(value, id)
    return false
  }
  if (there === id) return false
  if (there instanceof Set) there.add(id)
  else index.set(value, new Set([there, id]))
  return true
}

/** Takes a row out, where it is there; whether others have its value. */
export function removeFromIndex(index: ValueIndex, value: string, id: RowId): boolean {
  const there = index.get(value)
  if (there instanceof Set) {
    there.delete(id)
    if (there.size === 0) index.delete(value)
    return there.size > 0
  }
  if (there === id) index.delete(value)
  return there !== undefined && there !== id
}

/** All rows with a value. */
export function findInIndex(index: ValueIndex, value: string): readonly RowId[] {
  const there = index.get(value)
  if (there === undefined) return []
  return there instanceof Set ? [...there] : [there]
}

/** Names a row by all that would be sent of it: rows of the same name are exact copies. */
export function copyKey({ cells }: Row): string {
  return JSON.stringify(toEntry(cells))
}

/** What a row has because of the other rows of its order. */
export type OfOrder = { readonly kinds: KindSet; readonly isCopy: boolean }

/**
 * Compares the rows of one order, in the order of the sheet: an exact copy of a row above (or of one that was sent) is
 * not sent, unless the person keeps it. Only rows with something to say are in the result.
 */
export function judgeOrder(
  rows: readonly CheckedRow[],
  wasSent: (row: Row) => boolean,
): ReadonlyMap<RowId, OfOrder> {
  const numbered = rows.filter(({ early }) => hasNumber(early))
  const numbers = new Set(numbered.map(({ row }) => row.cells.trackingId))
  const several = numbers.size > 1 ? (['order-with-several-numbers'] as const) : []
  const keys = new Set<string>()
  const seen = new Set<string>()
  const found = new Map<RowId, OfOrder>()
  const isAlone = rows.length === 1
  for (const { row, early } of numbered) {
    const key = isAlone ? '' : copyKey(row)
    const isExact = keys.has(key) || wasSent(row)
    const isNear = isExact || seen.has(row.cells.trackingId)
    keys.add(key)
    seen.add(row.cells.trackingId)
    const kinds = kindSet(isNear ? ['same-row-twice', ...several] : several)
    const isCopy = isExact && !holdsBack(early) && row.decisions.row !== 'keeps-copy'
    if (kinds !== NO_KINDS) found.set(row.id, { kinds, isCopy })
  }
  return found
}

/** Which of the rows with one tracking number have it for several orders. */
export function judgeNumber(rows: readonly CheckedRow[]): ReadonlySet<RowId> {
  const ordered = rows.filter(({ early }) => hasOrder(early)).map(({ row }) => row)
  const orders = new Set(ordered.map(({ cells }) => cells.orderId))
  return new Set(orders.size > 1 ? ordered.map(({ id }) => id) : [])
}
