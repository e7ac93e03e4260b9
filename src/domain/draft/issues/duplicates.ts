import { groupBy } from '#base/group-by.ts'
import { parcelKey, toEntry } from '#domain/entry/tracking-entry.ts'
import { mayShareParcel, type Row, type RowId } from '#domain/draft/row/row.ts'
import { isCancelledItself, isLeftOutItself } from '#domain/draft/row/left-out.ts'
import { type CheckedRow, hasNumber, hasOrder, holdsBack, isWhole } from './early-checks.ts'
import { type KindSet, kindSet, NO_KINDS } from './kind-set.ts'

/** An index of rows by a value such as their order or number. */
export type ValueIndex = {
  /** A single row is stored without a set, since most values occur once. */
  readonly rows: Map<string, RowId | Set<RowId>>
  /** Values whose rows must be judged again. */
  readonly touched: Set<string>
}

export const createIndex = (): ValueIndex => ({ rows: new Map(), touched: new Set() })

/** Adds a row. When other rows have the same value, they are judged again. */
export function addToIndex({ rows, touched }: ValueIndex, value: string, id: RowId): void {
  const there = rows.get(value)
  if (there === id) return
  if (there === undefined) {
    rows.set(value, id)
    return
  }
  touched.add(value)
  if (there instanceof Set) there.add(id)
  else rows.set(value, new Set([there, id]))
}

/** Removes a row if it is there. Other rows with its value are judged again. */
export function removeFromIndex({ rows, touched }: ValueIndex, value: string, id: RowId): void {
  const there = rows.get(value)
  if (there instanceof Set) there.delete(id)
  if (there === id || (there instanceof Set && there.size === 0)) rows.delete(value)
  else if (there !== undefined) touched.add(value)
}

export function findInIndex({ rows }: ValueIndex, value: string): readonly RowId[] {
  const there = rows.get(value)
  if (there === undefined) return []
  return there instanceof Set ? [...there] : [there]
}

const parcelOf = ({ cells }: Row) => parcelKey(cells.trackingId)

/** Builds a key of all values that would be sent: rows with the same key are exact copies. */
export function copyKey({ cells }: Row): string {
  return JSON.stringify(toEntry(cells))
}

/**
 * Role of a row among the rows of its order: an exact copy of one above, a further line, or cancelled by the status
 * that only the order's first line has.
 */
export type Role = 'copy' | 'line' | 'cancelled'

/** Issues and role that a row gets from the other rows of its order. */
export type OfOrder = { readonly kinds: KindSet; readonly role: Role | null }

/**
 * Compares the rows of one order, in the order of the sheet. `isOfLines` tells whether a row's sheet lists lines of
 * orders. Rows without a finding are not in the result.
 */
export function judgeOrder(
  rows: readonly CheckedRow[],
  isOfLines: (row: Row) => boolean,
): ReadonlyMap<RowId, OfOrder> {
  const roles = new Map<RowId, Role>(findLines(rows.filter(({ row }) => isOfLines(row))))
  const entries = rows.filter(({ row, early }) => {
    return hasNumber(early) && !roles.has(row.id) && !isLeftOutItself(row)
  })
  const several = new Set(entries.map(({ row }) => parcelOf(row))).size > 1
  const found = new Map<RowId, OfOrder>()
  for (const [id, role] of roles) found.set(id, { kinds: NO_KINDS, role })
  const keys = new Set<string>()
  const seen = new Set<string>()
  const isAlone = entries.length === 1
  for (const { row, early } of entries) {
    const key = isAlone ? '' : copyKey(row)
    const isExact = keys.has(key)
    const isNear = seen.has(parcelOf(row))
    // A row that is held back must not leave out its copy: the copy may be sent.
    if (!holdsBack(early)) keys.add(key)
    seen.add(parcelOf(row))
    const isCopy = isExact && !holdsBack(early) && row.decisions.row !== 'put-back'
    const kinds = kindSet([
      ...(isNear ? (['same-row-twice'] as const) : []),
      ...(several ? (['order-with-several-numbers'] as const) : []),
    ])
    if (kinds !== NO_KINDS) found.set(row.id, { kinds, role: isCopy ? 'copy' : null })
  }
  return found
}

/** The roles of an order's lines. Lines only belong together within one sheet, and within one named package. */
function* findLines(lines: readonly CheckedRow[]): Generator<readonly [RowId, Role]> {
  for (const group of groupBy(lines, ({ row }) => row.source).values()) {
    const [head] = group
    if (head === undefined || group.length === 1) continue
    // One struck-through cell doesn't cancel the other lines.
    const { isStruck, isFiltered } = head.row.facts
    const isHeadCancelled = !isStruck && !isFiltered && isCancelledItself(head.row)
    const isCancelled = ({ row }: CheckedRow) =>
      isCancelledItself(row) || (inherits(row) && isHeadCancelled)
    // A row that the user left out keeps its further lines.
    const standing = group.filter((line) => !isCancelled(line))
    const numbers = new Set<string>()
    for (const line of group) {
      const { row, early } = line
      const number = hasNumber(early) ? parcelOf(row) : null
      if (isCancelledItself(row)) continue
      if (isCancelled(line)) {
        const isOfHead = number === null || number === parcelOf(head.row)
        yield [row.id, isOfHead ? 'line' : 'cancelled']
        continue
      }
      const isFurther = number === null ? isBehind(line, standing) : numbers.has(number)
      if (isFurther && !isLeftOutItself(row)) yield [row.id, 'line']
      if (number !== null) numbers.add(number)
    }
  }
}

/** Whether another line of the order or package represents a line without a number. */
function isBehind(line: CheckedRow, standing: readonly CheckedRow[]): boolean {
  const peers = standing.filter(({ row }) => mayShareParcel(row, line.row))
  return peers[0] !== line || peers.some(({ early }) => hasNumber(early))
}

/** A line without a status inherits that of the order's first line, unless the user decided about it. */
function inherits({ facts, decisions }: Row): boolean {
  return facts.status === undefined && decisions.row === undefined
}

/**
 * The further lines of a bundle: rows without a number if another row has one, otherwise all but the first. Rows that
 * are left out don't count.
 */
export function judgeBundle(rows: readonly CheckedRow[]): ReadonlySet<RowId> {
  const standing = rows.filter(({ row }) => !isLeftOutItself(row))
  const isNumbered = standing.some(({ early }) => hasNumber(early))
  const further = standing.filter(({ early }, index) => {
    return isNumbered ? !hasNumber(early) : index > 0
  })
  return new Set(further.map(({ row }) => row.id))
}

/** The rows with one tracking number that have it for several orders. Rows that are left out don't count. */
export function judgeNumber(rows: readonly CheckedRow[]): ReadonlySet<RowId> {
  const isMeant = (one: CheckedRow) =>
    hasOrder(one.early) && isWhole(one) && !isLeftOutItself(one.row)
  const ordered = rows.filter(isMeant).map(({ row }) => row)
  const orders = new Set(ordered.map(({ cells }) => cells.orderId))
  return new Set(orders.size > 1 ? ordered.map(({ id }) => id) : [])
}
