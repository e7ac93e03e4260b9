import { type ColumnFacts, findTrackings, isCourierLike, isOrderLike } from './column-facts.ts'
import type { MappingSuggestion } from './suggest-by-header.ts'

/** Maps the columns of a sheet without a header; certain where the cells allow one reading only. */
export function suggestByCells(columns: readonly ColumnFacts[]): MappingSuggestion {
  const trackings = findTrackings(columns)
  const tracking = best(trackings, trackingScore) ?? likeliestTracking(columns)
  const orders = columns.filter((facts) => facts !== tracking && isOrderLike(facts))
  const order = best(orders, orderScore)
  const couriers = columns.filter(isCourierLike)
  const courier = couriers[0]
  const chosen = [tracking, order, courier]
  const rest = columns.filter((facts) => !chosen.includes(facts))
  const isOneReading = trackings.length === 1 && orders.length === 1 && couriers.length <= 1
  return {
    mapping: {
      ...(order && { orderId: order.index }),
      ...(tracking && { trackingId: tracking.index }),
      ...(courier && { courier: courier.index }),
    },
    certain: isOneReading && !rest.some(mayBeCourierCode),
  }
}

/** Where no format is known, the longest ids beside other ids. */
function likeliestTracking(columns: readonly ColumnFacts[]): ColumnFacts | undefined {
  const ids = columns.filter((facts) => isOrderLike(facts) && !isUnmistakableOrder(facts))
  const hasOthers = columns.filter(isOrderLike).length > 1
  return hasOthers ? best(ids, (facts) => facts.medianLength) : undefined
}

function best(
  columns: readonly ColumnFacts[],
  scoreOf: (facts: ColumnFacts) => number,
): ColumnFacts | undefined {
  return [...columns].sort((a, b) => scoreOf(b) - scoreOf(a))[0]
}

/** Of equals the one on the right: people put the order first. */
function trackingScore({ index, fitShare, medianLength }: ColumnFacts): number {
  return fitShare * 100 + medianLength + index / 1000
}

function orderScore(facts: ColumnFacts): number {
  return (isUnmistakableOrder(facts) ? 10 : 0) + facts.distinctShare
}

function isUnmistakableOrder({ hashShare, amazonShare }: ColumnFacts): boolean {
  return hashShare >= 0.8 || amazonShare >= 0.8
}

/** Courier codes are short and few: a column of them must not be left out in silence. */
const COURIER_CODE = /^(?:\d{4,7}|[a-z][a-z-]{2,20})$/

function mayBeCourierCode({ values }: ColumnFacts): boolean {
  const codes = values.filter((value) => COURIER_CODE.test(value))
  return codes.length > 0 && codes.length >= values.length * 0.8
}
