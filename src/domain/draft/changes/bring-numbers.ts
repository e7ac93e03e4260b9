import { groupBy } from '#domain/entry/group-by.ts'
import { OPTIONAL_FIELDS, TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { kindOf } from '#domain/draft/kinds/row-kinds.ts'
import { countBySource } from '#domain/draft/issues/count-rows.ts'
import { rowsOfOrder, withLines } from '#domain/draft/kinds/lines.ts'
import type { SetChange } from '#domain/draft/kept-draft.ts'
import { cellOf, type Row, type RowId, type SourceId } from '#domain/draft/row.ts'
import { runsWhere, sheetRows } from '#domain/draft/rows.ts'
import { planRemoval, setValues } from './plan-changes.ts'
import type { Plan } from './plan.ts'

/** An order that waits for its number, and an entry of another sheet that has one. */
type Pair = { readonly waiting: Row; readonly entry: Row }

/** The orders that wait for a number. */
export function waitingRows(draft: Draft): readonly Row[] {
  return sheetRows(draft.rows).filter(({ id }) => kindOf(draft, id) === 'no-number')
}

/** Which orders that wait for a number an entry of another sheet fits, by order ID, or else by merchant order ID. */
export function findFitting(draft: Draft): readonly Pair[] {
  if (draft.sources.size < 2) return []
  const waiting = waitingRows(draft)
  if (waiting.length === 0) return []
  const byMerchant = indexByMerchant(draft)
  const taken = new Set<RowId>()
  return waiting.flatMap((row) => {
    const entry = fittingEntries(draft, row, byMerchant).find(({ id }) => !taken.has(id))
    if (entry === undefined) return []
    taken.add(entry.id)
    return [{ waiting: row, entry }]
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
  // The same but for a leading `#`: one program shows it and another does not.
  const alike = orderId.startsWith('#') ? orderId.slice(1) : `#${orderId}`
  const ways = [
    () => rowsOfOrder(draft, orderId),
    () => rowsOfOrder(draft, alike),
    () => byMerchant.get(merchantOrderId) ?? [],
    // A list of parcels may call the merchant's number its order.
    () => rowsOfOrder(draft, merchantOrderId),
  ]
  for (const rowsOf of ways) {
    const found = rowsOf().filter(isFitting)
    if (found.length > 0) return found
  }
  return []
}

/** Another shop may use the same order numbers: the person can keep a sheet apart. */
function mayBring(draft: Draft, { id, source }: Row): boolean {
  return draft.sources.get(source)?.keepsApart !== true && kindOf(draft, id) === 'entry'
}

/** Gives the orders that wait the numbers of the entries that fit, which leave; null where none fits. */
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

/** Fills the empty cells of rows, with what the sheet had and what was decided; what stands there already is kept. */
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

/** The orders without a number of older exports with the same columns, by whether the newest one has them. */
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
 * A newer export of the same columns takes the place of the orders without a number that it has again: what the person
 * typed in an older one is kept; null where it has none.
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

/** The orders without a number of older exports that the newest one of the same columns does not have. */
export function lackingRows(draft: Draft): readonly Row[] {
  if (draft.sources.size < 2) return []
  // A sheet whose rows are gone stays known for undo.
  const rows = countBySource(draft)
  const newest = [...draft.sources].findLast(([id, { match }]) => match !== null && rows.has(id))
  return newest === undefined ? [] : olderWaiting(draft, newest[0]).lacking
}

/** Removes orders without a number, with their further lines; null where there are none. */
export function planRemoveWaiting(draft: Draft, rows: readonly Row[]): Plan | null {
  const gone = withLines(draft, rows)
  const plan = planRemoval(draft, 'orders-removed', ({ id }) => gone.has(id))
  return plan && { ...plan, name: { kind: 'orders-removed', rows: rows.length } }
}
