import { groupBy } from '#domain/entry/group-by.ts'
import { parcelKey, toEntry } from '#domain/entry/tracking-entry.ts'
import { mayShareParcel, type Row, type RowId } from '#domain/draft/row.ts'
import { isCancelledItself, isLeftOutItself } from '#domain/draft/kinds/left-out.ts'
import { type CheckedRow, hasNumber, hasOrder, holdsBack, isWhole } from './early-checks.ts'
import { type KindSet, kindSet, NO_KINDS } from './kind-set.ts'

/** Which rows have a value. */
export type ValueIndex = {
  /** A single row is kept without a set: most values are there once. */
  readonly rows: Map<string, RowId | Set<RowId>>
  /** Values whose rows are to be judged again. */
  readonly touched: Set<string>
}

export const createIndex = (): ValueIndex => ({ rows: new Map(), touched: new Set() })

/** Adds a row; where another one has the same value, its rows are to be judged again. */
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

/** Takes a row out, where it is there; the others with its value are to be judged again. */
export function removeFromIndex({ rows, touched }: ValueIndex, value: string, id: RowId): void {
  const there = rows.get(value)
  if (there instanceof Set) there.delete(id)
  if (there === id || (there instanceof Set && there.size === 0)) rows.delete(value)
  else if (there !== undefined) touched.add(value)
}

/** All rows with a value. */
export function findInIndex({ rows }: ValueIndex, value: string): readonly RowId[] {
  const there = rows.get(value)
  if (there === undefined) return []
  return there instanceof Set ? [...there] : [there]
}

const parcelOf = ({ cells }: Row) => parcelKey(cells.trackingId)

/** Names a row by all that would be sent of it: rows of the same name are exact copies. */
export function copyKey({ cells }: Row): string {
  return JSON.stringify(toEntry(cells))
}

/**
 * What a row is beside the others of its order: an exact copy of one above, a further line of it, or cancelled by the
 * status that stands in the order's first line alone.
 */
export type Role = 'copy' | 'line' | 'cancelled'

/** What a row has because of the other rows of its order. */
export type OfOrder = { readonly kinds: KindSet; readonly role: Role | null }

/**
 * Compares the rows of one order, in the order of the sheet; `isOfLines` tells whether the rows of a row's sheet are
 * lines of orders. Only rows with something to say are in the result.
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
    // What is held back leaves its copy to be sent.
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

/** The roles of an order's lines: those of one sheet belong together, and of one package where it names packages. */
function* findLines(lines: readonly CheckedRow[]): Generator<readonly [RowId, Role]> {
  for (const group of groupBy(lines, ({ row }) => row.source).values()) {
    const [head] = group
    if (head === undefined || group.length === 1) continue
    // One cell that is struck through says nothing of the other lines.
    const isHeadCancelled = head.row.facts.isStruck !== true && isCancelledItself(head.row)
    const isCancelled = ({ row }: CheckedRow) =>
      isCancelledItself(row) || (inherits(row) && isHeadCancelled)
    // A row that the person left out keeps its further lines.
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

/** Whether another line of the order, or of the package, stands for one without a number. */
function isBehind(line: CheckedRow, standing: readonly CheckedRow[]): boolean {
  const peers = standing.filter(({ row }) => mayShareParcel(row, line.row))
  return peers[0] !== line || peers.some(({ early }) => hasNumber(early))
}

/** A line without a status of its own has that of the order's first line, unless the person decided about it. */
function inherits({ facts, decisions }: Row): boolean {
  return facts.status === undefined && decisions.row === undefined
}

/**
 * The further lines of a bundle: what has no number beside a row that has one; where none has one, all but the first.
 * What is left out counts for none.
 */
export function judgeBundle(rows: readonly CheckedRow[]): ReadonlySet<RowId> {
  const standing = rows.filter(({ row }) => !isLeftOutItself(row))
  const isNumbered = standing.some(({ early }) => hasNumber(early))
  const further = standing.filter(({ early }, index) => {
    return isNumbered ? !hasNumber(early) : index > 0
  })
  return new Set(further.map(({ row }) => row.id))
}

/** Which of the rows with one tracking number have it for several orders; what is left out counts for none. */
export function judgeNumber(rows: readonly CheckedRow[]): ReadonlySet<RowId> {
  const isMeant = (one: CheckedRow) =>
    hasOrder(one.early) && isWhole(one) && !isLeftOutItself(one.row)
  const ordered = rows.filter(isMeant).map(({ row }) => row)
  const orders = new Set(ordered.map(({ cells }) => cells.orderId))
  return new Set(orders.size > 1 ? ordered.map(({ id }) => id) : [])
}
