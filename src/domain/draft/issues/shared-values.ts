import type { Draft } from '#domain/draft/draft.ts'
import { cellOf } from '#domain/draft/table/entry-table.ts'
import { FLAG } from '#domain/draft/table/row-flags.ts'
import { positionsOf } from '#domain/draft/table/row-order.ts'
import { findInIndex } from '#domain/draft/table/value-index.ts'

/** Rows that others are told of: how many, and the places in the sheet of the first ones. */
export type OtherRows = { readonly count: number; readonly positions: readonly number[] }

/** The rows of one order by tracking number, or those of one tracking number by order. */
type SharedRows = {
  readonly groups: ReadonlyMap<string, OtherRows>
  readonly count: number
  /** In the order of the sheet. */
  readonly first: readonly { readonly position: number; readonly group: string }[]
}

/** Rows that share an order or a number, read once for all of the rows that say so. */
export type SharedValues = Record<SharedField, Map<string, SharedRows>>
type SharedField = 'orderId' | 'trackingId'

const MOST_OTHERS = 3

/** Nothing read yet; to be used for as long as the draft stays the same. */
export function readNoValues(): SharedValues {
  return { orderId: new Map(), trackingId: new Map() }
}

/** The other rows with the same value in a field, of those with the same value in its counterpart, or with another. */
export function findOthers(
  draft: Draft,
  shared: SharedValues,
  slot: number,
  { field, wantsSame }: { readonly field: SharedField; readonly wantsSame: boolean },
): OtherRows {
  const { table, order } = draft
  const group = cellOf(table, slot, COUNTERPART[field])
  const rows = readShared(draft, shared, field, cellOf(table, slot, field))
  const own = rows.groups.get(group) ?? { count: 0, positions: [] }
  if (!wantsSame) {
    const others = rows.first.filter((row) => row.group !== group)
    return { count: rows.count - own.count, positions: placesOf(others) }
  }
  const others = own.positions.filter((position) => order.slots[position] !== slot)
  return { count: own.count - 1, positions: others.slice(0, MOST_OTHERS) }
}

const placesOf = (rows: SharedRows['first']) =>
  rows.slice(0, MOST_OTHERS).map(({ position }) => position)

const COUNTERPART = { orderId: 'trackingId', trackingId: 'orderId' } as const
const INDEX = { orderId: 'byOrder', trackingId: 'byNumber' } as const
/** A row without the counterpart is no duplicate of any other. */
const MISSING = {
  orderId: FLAG['tracking-number-missing'],
  trackingId: FLAG['order-id-missing'],
} as const

function readShared(
  draft: Draft,
  shared: SharedValues,
  field: SharedField,
  value: string,
): SharedRows {
  const before = shared[field].get(value)
  if (before !== undefined) return before
  const rows = groupRows(draft, field, value)
  shared[field].set(value, rows)
  return rows
}

function groupRows(draft: Draft, field: SharedField, value: string): SharedRows {
  const { table, order, duplicates } = draft
  const positions = positionsOf(order)
  const found = findInIndex(duplicates[INDEX[field]], value)
    .filter((slot) => ((table.flags[slot] ?? 0) & MISSING[field]) === 0)
    .map((slot) => positions[slot] ?? 0)
    .sort((a, b) => a - b)
  const groups = new Map<string, { count: number; positions: number[] }>()
  const first: { position: number; group: string }[] = []
  for (const position of found) {
    const group = cellOf(table, order.slots[position] ?? 0, COUNTERPART[field])
    const rows = groups.get(group) ?? { count: 0, positions: [] }
    groups.set(group, rows)
    rows.count += 1
    // A row that leaves itself out, or its group, still finds enough.
    if (rows.positions.length <= MOST_OTHERS) rows.positions.push(position)
    if (rows.count <= MOST_OTHERS && first.length < 2 * MOST_OTHERS) first.push({ position, group })
  }
  return { groups, count: found.length, first }
}
