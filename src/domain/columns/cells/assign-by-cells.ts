import { shareOf } from './column-facts.ts'
import type { ReadColumn } from './column-kinds.ts'
import type { ColumnMapping } from '#domain/columns/column-match.ts'

/** A mapping, and whether it needs no question. */
export type MappingSuggestion = { readonly mapping: ColumnMapping; readonly certain: boolean }

/** The second best pair of columns must be so many times less likely. */
const FAR_AHEAD = 4

/** From this likelihood on, a column that is left over has to be asked about. */
export const POSSIBLE = 0.2

/** null: the sheet has no such column. */
type Pair = { readonly order: ReadColumn | null; readonly tracking: ReadColumn | null }

/**
 * Maps the columns of a sheet without a header, by weighing all pairs of columns against each other. Certain only
 * where one pair is far ahead, and no column is left over that could be an order ID, a tracking number or a courier.
 */
export function assignByCells(columns: readonly ReadColumn[]): MappingSuggestion {
  const courier = findCourier(columns)
  const others = columns.filter((column) => column !== courier)
  const pairs = pairsOf(likeliestOf(others))
  const best = bestGuess(pairs)
  const isWhole = best.order !== null && best.tracking !== null
  const isAhead = pairs.every(
    (pair) => pair === best || likelihoodOf(pair) * FAR_AHEAD <= likelihoodOf(best),
  )
  const left = others.filter((column) => column !== best.order && column !== best.tracking)
  return {
    mapping: {
      ...(best.order && { orderId: best.order.index }),
      ...(best.tracking && { trackingId: best.tracking.index }),
      ...(courier && { courier: courier.index }),
    },
    certain: isWhole && isAhead && !left.some((column) => mayBeMore(column, courier)),
  }
}

/** Codes go before names, which the service does not take. */
function findCourier(columns: readonly ReadColumn[]): ReadColumn | undefined {
  const find = (kind: string) => columns.find((column) => column.kind === kind)
  return find('courier-code') ?? find('courier-name')
}

/** Of each field the three likeliest columns: the best pairs are made of these, and of many columns all are too many. */
const LIKELIEST = 3

function likeliestOf(columns: readonly ReadColumn[]): readonly ReadColumn[] {
  const first = (field: 'order' | 'tracking', mayBe: (column: ReadColumn) => boolean) =>
    columns
      .filter(mayBe)
      .map((column) => ({ column, likelihood: likelihoodOf(pairWith(column, field)) }))
      .sort((one, other) => other.likelihood - one.likelihood)
      .slice(0, LIKELIEST)
      .map(({ column }) => column)
  const all = () => true
  const chosen = new Set([
    ...first('order', all),
    ...first('order', mayBeOrder),
    ...first('tracking', all),
    ...first('tracking', mayBeTracking),
  ])
  return columns.filter((column) => chosen.has(column))
}

const pairWith = (column: ReadColumn, field: 'order' | 'tracking'): Pair => ({
  order: null,
  tracking: null,
  [field]: column,
})

function pairsOf(columns: readonly ReadColumn[]): readonly Pair[] {
  const all = [null, ...columns]
  return all.flatMap((order) =>
    all
      .filter((tracking) => tracking === null || tracking !== order)
      .map((tracking) => ({ order, tracking })),
  )
}

/** The best pair to suggest: with both columns where it can, then the likeliest, then the one on the left. */
function bestGuess(pairs: readonly Pair[]): Pair {
  const [best] = pairs
    .filter(({ order, tracking }) => mayBeOrder(order) && mayBeTracking(tracking))
    .sort((one, other) => countOf(other) - countOf(one) || likelihoodOf(other) - likelihoodOf(one))
  return best ?? { order: null, tracking: null }
}

const countOf = ({ order, tracking }: Pair) => Number(order !== null) + Number(tracking !== null)

/** A less likely column is not even suggested. */
const WORTH_A_GUESS = 0.12

function mayBeOrder(column: ReadColumn | null): boolean {
  return column === null || column.order >= WORTH_A_GUESS || column.kind === 'counter'
}

/** IDs of no known format are suggested too: the sheet may have nothing better. */
function mayBeTracking(column: ReadColumn | null): boolean {
  if (column === null || column.tracking >= WORTH_A_GUESS) return true
  return column.tracking > 0 && ['order', 'sku', 'invoice'].includes(column.kind)
}

/** How likely it is, beside a column that could be it, that a sheet has no order ID, no tracking number. */
const NONE = { order: 0.33, tracking: 0.2 }

/** How often a column that looks like an ID is one of something else: of the shop, of the parcel's way back. */
const ANOTHER_ID = 0.15

/** People put the order first. */
const LEFT_FIRST = 0.99

/** How much likelier these two columns are than none. */
function likelihoodOf({ order, tracking }: Pair): number {
  const left = LEFT_FIRST ** (order?.index ?? 0)
  return left * oddsOf(order, 'order') * oddsOf(tracking, 'tracking')
}

function oddsOf(column: ReadColumn | null, field: 'order' | 'tracking'): number {
  if (column === null) return NONE[field]
  const isId = column.order + column.tracking
  return column[field] / (1 - isId + isId * ANOTHER_ID)
}

/** Courier codes that are not known yet: short, and few. */
const COURIER_CODE = /^(?:\d{4,7}|[a-z][a-z-]{2,20})$/

/** Whether a column that is left over could be something that an entry needs. */
function mayBeMore(column: ReadColumn, courier: ReadColumn | undefined): boolean {
  const { kind, order, tracking, values } = column
  if (order >= POSSIBLE || tracking >= POSSIBLE || kind === courier?.kind) return true
  const isOpen = kind !== 'status' && kind !== 'country' && values.length > 0
  return isOpen && shareOf(values, (value) => COURIER_CODE.test(value)) >= 0.8
}
