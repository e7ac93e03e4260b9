import { shareOf } from './column-facts.ts'
import type { ReadColumn } from './column-kinds.ts'
import { isAtLeast, rankOf } from './grade.ts'
import type { ColumnMapping } from '#domain/columns/column-match.ts'

/** A mapping, and whether it is certain enough not to ask the user. */
export type MappingSuggestion = { readonly mapping: ColumnMapping; readonly certain: boolean }

type Field = 'order' | 'tracking'
/** null when the sheet has no such column. */
type Pair = { readonly [field in Field]: ReadColumn | null }
type WholePair = { readonly [field in Field]: ReadColumn }

/**
 * Maps the columns of a sheet without a header. The mapping is certain only if both columns are likely, can't be
 * swapped, and no other column could be an order ID, a tracking number or a courier.
 */
export function assignByCells(columns: readonly ReadColumn[]): MappingSuggestion {
  const courier = findCourier(columns)
  const others = columns.filter((column) => column !== courier)
  const { order, tracking } = bestPair(others)
  const left = others.filter((column) => column !== order && column !== tracking)
  return {
    mapping: {
      // Which of several columns is the order, only the user knows: a guess sends numbers to the wrong orders.
      ...(order && !left.some((one) => isRival(one, order)) && { orderId: order.index }),
      ...(tracking && { trackingId: tracking.index }),
      ...(courier && { courier: courier.index }),
    },
    certain: isOnlyReading({ order, tracking }) && !left.some((one) => mayBeMore(one, courier)),
  }
}

/** Whether another column, which holds no tracking numbers, is as likely the order. */
function isRival(other: ReadColumn, order: ReadColumn): boolean {
  const isOrder = isAtLeast(other.order, 'likely') && !couldBe(other, 'tracking')
  return isOrder && compareFor('order', other, order) === 0
}

const couldBe = (column: ReadColumn, field: Field) => isAtLeast(column[field], 'perhaps')

function isOnlyReading({ order, tracking }: Pair): boolean {
  if (order === null || tracking === null) return false
  const isLikely = isAtLeast(order.order, 'likely') && isAtLeast(tracking.tracking, 'likely')
  return isLikely && !(couldBe(order, 'tracking') && couldBe(tracking, 'order'))
}

/** Prefers codes to names, which the service doesn't accept. */
function findCourier(columns: readonly ReadColumn[]): ReadColumn | undefined {
  const couriers = columns.filter(({ kind }) => kind === 'courier')
  return couriers.find(hasCodes) ?? couriers[0]
}

/** The best pair of columns, or else the better single one. Among equals the left column is the order. */
function bestPair(columns: readonly ReadColumn[]): Pair {
  const orders = bestOf(columns, 'order')
  const trackings = bestOf(columns, 'tracking')
  const pairs = orders.flatMap((order) =>
    trackings.flatMap((tracking) => (order === tracking ? [] : [{ order, tracking }])),
  )
  const [pair] = pairs.toSorted(comparePairs)
  if (pair !== undefined) return pair
  const [order = null] = orders
  const [tracking = null] = trackings
  if (order === null || tracking === null) return { order, tracking }
  const isTracking = rankOf(tracking.tracking) >= rankOf(order.order)
  return isTracking ? { order: null, tracking } : { order, tracking: null }
}

/** Among equal pairs, the longer tracking number comes first. */
function comparePairs(one: WholePair, other: WholePair): number {
  const bySum = sumOf(other) - sumOf(one)
  return bySum === 0 ? other.tracking.medianLength - one.tracking.medianLength : bySum
}

const sumOf = ({ order, tracking }: WholePair) => rankOf(order.order) + rankOf(tracking.tracking)

/** The two best columns for a field. The second is needed when the first is used for the other field. */
function bestOf(columns: readonly ReadColumn[], field: Field): readonly ReadColumn[] {
  return columns
    .filter((column) => column[field] !== 'no')
    .toSorted((one, other) => compareFor(field, one, other))
    .slice(0, 2)
}

/** Among equal grades, tracking numbers are longer and order IDs repeat less; phone numbers come last. */
function compareFor(field: Field, one: ReadColumn, other: ReadColumn): number {
  const byGrade = rankOf(other[field]) - rankOf(one[field])
  if (byGrade !== 0 || field === 'tracking') return byGrade || other.medianLength - one.medianLength
  const byKind = Number(one.kind === 'contact') - Number(other.kind === 'contact')
  return byKind || other.distinctShare - one.distinctShare
}

/** Shape of courier codes, known or not: four to seven digits or a short word. */
const COURIER_CODE = /^(?:\d{4,7}|[a-z][a-z-]{2,20})$/

const hasCodes = ({ values }: ReadColumn) =>
  shareOf(values, (value) => COURIER_CODE.test(value)) >= 0.8

/** Whether an unused column might be one that an entry needs. */
function mayBeMore(column: ReadColumn, courier: ReadColumn | undefined): boolean {
  if (couldBe(column, 'order') || couldBe(column, 'tracking')) return true
  if (column.kind === 'courier' && courier !== undefined)
    return hasCodes(column) === hasCodes(courier)
  return column.kind !== 'status' && column.values.length > 0 && hasCodes(column)
}
