import { groupBy } from '#base/group-by.ts'
import { orderKey } from '#domain/entry/order-key.ts'
import { OPTIONAL_FIELDS, TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { kindOf } from '#domain/draft/row-kinds.ts'
import { countBySource } from '#domain/draft/describe/count-rows.ts'
import { rowsOfOrder, withLines } from '#domain/draft/lines.ts'
import type { SetChange } from '#domain/draft/stored/kept-action.ts'
import { cellOf, type Row, type RowId, type SourceId } from '#domain/draft/row/row.ts'
import { runsWhere, sheetRows } from '#domain/draft/rows.ts'
import { planRemoval, setValues } from './plan-changes.ts'
import type { Plan } from './plan.ts'

/** An order that waits for its number, and an entry of another sheet that has the number. */
type Pair = { readonly waiting: Row; readonly entry: Row }

/** The orders that wait for a number. */
export function waitingRows(draft: Draft): readonly Row[] {
  return sheetRows(draft.rows).filter(({ id }) => kindOf(draft, id) === 'no-number')
}

/**
 * Pairs orders that wait for a number with entries of other sheets, by order ID, or else by merchant order ID, or else by
 * the order's key. The user is asked before any is used.
 */
export function findFitting(draft: Draft): readonly Pair[] {
  if (draft.sources.size < 2) return []
  const waiting = waitingRows(draft)
  if (waiting.length === 0) return []
  const byMerchant = indexByMerchant(draft)
  const taken = new Set<RowId>()
  const pairs = waiting.flatMap((row) => {
    const entry = fittingEntries(draft, row, byMerchant).find(({ id }) => !taken.has(id))
    if (entry === undefined) return []
    taken.add(entry.id)
    return [{ waiting: row, entry }]
  })
  const alone = waiting.filter((row) => pairs.every((pair) => pair.waiting !== row))
  return alone.length === 0 ? pairs : [...pairs, ...findByKey(draft, alone, taken)]
}

const keys = new WeakMap<Row, string>()

function keyOf(row: Row): string {
  const known = keys.get(row) ?? orderKey(row.cells.orderId)
  keys.set(row, known)
  return known
}

/** Pairs orders that are written otherwise, where the key fits one order and one entry alone. */
function findByKey(draft: Draft, alone: readonly Row[], taken: ReadonlySet<RowId>): Pair[] {
  const waiting = groupBy(alone, keyOf)
  const entries = groupBy(sheetRows(draft.rows), (row) => {
    const mayFit = row.cells.orderId !== '' && !taken.has(row.id) && mayBring(draft, row)
    return mayFit && waiting.has(keyOf(row)) ? keyOf(row) : null
  })
  return [...waiting].flatMap(([key, [row, ...others]]) => {
    const [entry, ...rivals] = entries.get(key) ?? []
    const isOne = others.length === 0 && rivals.length === 0
    if (!isOne || row === undefined || entry === undefined || key === '') return []
    return entry.source === row.source ? [] : [{ waiting: row, entry }]
  })
}

type MerchantIndex = ReadonlyMap<string, readonly Row[]>

function indexByMerchant(draft: Draft): MerchantIndex {
  return groupBy(sheetRows(draft.rows), (row) => {
    const { merchantOrderId } = row.cells
    return merchantOrderId !== '' && mayBring(draft, row) ? merchantOrderId : null
  })
}

function fittingEntries(draft: Draft, row: Row, byMerchant: MerchantIndex): readonly Row[] {
  const { orderId, merchantOrderId } = row.cells
  const isFitting = (one: Row) => one.source !== row.source && mayBring(draft, one)
  // The same order ID with or without a leading `#`: some programs add it, others don't.
  const alike = orderId.startsWith('#') ? orderId.slice(1) : `#${orderId}`
  const lookups = [
    () => rowsOfOrder(draft, orderId),
    () => rowsOfOrder(draft, alike),
    () => byMerchant.get(merchantOrderId) ?? [],
    // A list of parcels may have the merchant's number as its order ID.
    () => rowsOfOrder(draft, merchantOrderId),
  ]
  for (const rowsOf of lookups) {
    const found = rowsOf().filter(isFitting)
    if (found.length > 0) return found
  }
  return []
}

/** The user can keep a sheet apart, since another shop may use the same order numbers. */
function mayBring(draft: Draft, { id, source }: Row): boolean {
  return draft.sources.get(source)?.keepsApart !== true && kindOf(draft, id) === 'entry'
}

/** Moves the numbers of matching entries to the orders that wait and removes those entries; null when none match. */
export function planBringNumbers(draft: Draft): Plan | null {
  const pairs = findFitting(draft)
  if (pairs.length === 0) return null
  const gone = withLines(
    draft,
    pairs.map(({ entry }) => entry),
  )
  const removed = { kind: 'remove' as const, runs: runsWhere(draft.rows, ({ id }) => gone.has(id)) }
  return {
    name: { kind: 'numbers-brought', rows: pairs.length },
    changes: [
      ...fillEmpty(pairs.map(({ waiting, entry }) => ({ row: waiting, from: entry }))),
      removed,
    ],
  }
}

type Fill = { readonly row: Row; readonly from: Row }

/** Fills the empty cells of rows, with originals and decisions. Only tracking numbers overwrite a value. */
function fillEmpty(fills: readonly Fill[]): readonly SetChange[] {
  return TRACKING_FIELDS.flatMap((field) => {
    const isNumber = field === 'trackingId'
    const meant = fills.filter(({ row, from }) => {
      return from.cells[field] !== '' && (isNumber || row.cells[field] === '')
    })
    const cells = meant.map(({ from }) => cellOf(from, field))
    const after = {
      values: cells.map(({ value }) => value),
      originals: cells.map(({ original }) => original),
      decisions: cells.map(({ decision }) => decision),
    }
    const rows = meant.map(({ row }) => row)
    return meant.length === 0 ? [] : [setValues(field, rows, after)]
  })
}

/** The orders without a number in older exports with the same columns, split by whether the newest export has them. */
function olderWaiting(draft: Draft, newest: SourceId) {
  const layout = draft.sources.get(newest)?.match?.layout ?? ''
  if (layout === '') return { there: [], lacking: [] }
  const isOlder = ({ source }: Row) => {
    return source !== newest && draft.sources.get(source)?.match?.layout === layout
  }
  const older = waitingRows(draft).filter(isOlder)
  const successorOf = (row: Row): Row | undefined => {
    const own = rowsOfOrder(draft, row.cells.orderId).filter(({ source }) => source === newest)
    return own.find(({ id }) => kindOf(draft, id) === 'entry') ?? own[0]
  }
  const pairs = older.map((row) => ({ row, successor: successorOf(row) }))
  return {
    there: pairs.flatMap(({ row, successor }) =>
      successor ? [{ row: successor, from: row }] : [],
    ),
    lacking: pairs.flatMap(({ row, successor }) => (successor ? [] : [row])),
  }
}

/**
 * Replaces orders without a number by the same orders in a newer export with the same columns, and keeps optional
 * values that the user typed; null when the newer export has none of them.
 */
export function planReplaceWaiting(draft: Draft, newest: SourceId): Plan | null {
  if (draft.sources.size < 2) return null
  const { there } = olderWaiting(draft, newest)
  if (there.length === 0) return null
  const typed = fillEmpty(there).filter(({ field }) => OPTIONAL_FIELDS.some((one) => one === field))
  const gone = withLines(
    draft,
    there.map(({ from }) => from),
  )
  return {
    name: { kind: 'orders-replaced', rows: there.length },
    changes: [...typed, { kind: 'remove', runs: runsWhere(draft.rows, ({ id }) => gone.has(id)) }],
  }
}

/** The orders without a number in older exports that the newest export with the same columns doesn't have. */
export function lackingRows(draft: Draft): readonly Row[] {
  if (draft.sources.size < 2) return []
  // A source without rows stays known for undo.
  const rows = countBySource(draft)
  const newest = [...draft.sources].findLast(([id, { match }]) => match !== null && rows.has(id))
  return newest === undefined ? [] : olderWaiting(draft, newest[0]).lacking
}

/** Removes orders without a number and their further lines; null when there are none. */
export function planRemoveWaiting(draft: Draft, rows: readonly Row[]): Plan | null {
  const gone = withLines(draft, rows)
  const plan = planRemoval(draft, 'orders-removed', ({ id }) => gone.has(id))
  return plan && { ...plan, name: { kind: 'orders-removed', rows: rows.length } }
}
