import type { Draft } from '#domain/draft/draft.ts'
import { earlyOf } from '#domain/draft/findings.ts'
import { parcelKey } from '#domain/entry/tracking-entry.ts'
import type { Row, RowId } from '#domain/draft/row/row.ts'
import { knownRow, positionOf } from '#domain/draft/rows.ts'
import { findInIndex } from '#domain/draft/issues/duplicates.ts'
import { hasNumber, hasOrder } from '#domain/draft/issues/early-checks.ts'
import type { OtherRows } from '#domain/draft/row/issue.ts'

type SharedField = 'orderId' | 'trackingId'

/** The rows of one order by tracking number, or the rows of one tracking number by order. */
type Group = {
  readonly byCounterpart: ReadonlyMap<string, readonly Row[]>
  readonly count: number
  /** The first rows of each counterpart, in the order of the sheet: enough even without the asking row's own group. */
  readonly first: readonly Row[]
}

/** Cached groups of rows with the same order or number, valid while the draft doesn't change. */
export type SharedGroups = Record<SharedField, Map<string, Group>>

const MOST_OTHERS = 3

export function createGroups(): SharedGroups {
  return { orderId: new Map(), trackingId: new Map() }
}

const COUNTERPART = { orderId: 'trackingId', trackingId: 'orderId' } as const

const keyOf = ({ cells }: Row, field: SharedField) =>
  field === 'trackingId' ? parcelKey(cells.trackingId) : cells.orderId

/** Finds the other rows with the same value in a field, and with the same or another value in its counterpart. */
export function findOthers(
  draft: Draft,
  shared: SharedGroups,
  row: Row,
  { field, wantsSame }: { readonly field: SharedField; readonly wantsSame: boolean },
): OtherRows {
  const own = keyOf(row, COUNTERPART[field])
  const { byCounterpart, count, first } = readGroup(draft, shared, field, keyOf(row, field))
  const same = byCounterpart.get(own) ?? []
  const others = wantsSame
    ? same.slice(0, MOST_OTHERS + 1).filter(({ id }) => id !== row.id)
    : first.filter((other) => keyOf(other, COUNTERPART[field]) !== own)
  // Rows that were split or copied share a row of the sheet and don't count as other rows.
  const isHere = (other: Row) => other.sheetRow === row.sheetRow && other.source === row.source
  const elsewhere = others.filter((other) => !isHere(other))
  return {
    otherRows: elsewhere.slice(0, MOST_OTHERS).map((other) => ({
      row: other.sheetRow,
      source:
        other.source === row.source ? null : (draft.sources.get(other.source)?.source ?? null),
    })),
    otherCount:
      (wantsSame ? same.length - 1 : count - same.length) - (others.length - elsewhere.length),
  }
}

function readGroup(draft: Draft, shared: SharedGroups, field: SharedField, value: string): Group {
  const before = shared[field].get(value)
  if (before !== undefined) return before
  const group = groupRows(draft, field, value)
  shared[field].set(value, group)
  return group
}

function groupRows(draft: Draft, field: SharedField, value: string): Group {
  const { rows, findings } = draft
  const index = field === 'orderId' ? findings.byOrder : findings.byNumber
  // Rows without the counterpart can't be duplicates.
  const hasCounterpart = field === 'orderId' ? hasNumber : hasOrder
  const place = (id: RowId) => positionOf(rows, id) ?? 0
  const found = findInIndex(index, value)
    .filter((id) => hasCounterpart(earlyOf(draft, id)))
    .toSorted((one, other) => place(one) - place(other))
    .flatMap((id) => knownRow(rows, id) ?? [])
  const byCounterpart = new Map<string, Row[]>()
  const first: Row[] = []
  for (const row of found) {
    const counterpart = keyOf(row, COUNTERPART[field])
    const same = byCounterpart.get(counterpart) ?? []
    byCounterpart.set(counterpart, same)
    same.push(row)
    if (same.length <= MOST_OTHERS && first.length < 2 * MOST_OTHERS) first.push(row)
  }
  return { byCounterpart, count: found.length, first }
}
