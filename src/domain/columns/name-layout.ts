import { type ColumnFacts, isCourierLike, isOrderLike, isTrackingLike } from './column-facts.ts'
import { headerKey } from './normalize-header.ts'

/** Names a layout of columns, so that sheets of the same kind are known again: by its headers, else by its cells. */
export function nameLayout(
  headers: readonly string[] | null,
  columns: readonly ColumnFacts[],
): string {
  if (headers !== null) return headers.map(headerKey).join('|').replace(/\|+$/, '')
  return `no header|${columns.map(kindOf).join('|')}`
}

function kindOf(facts: ColumnFacts): string {
  if (isTrackingLike(facts)) return 'tracking'
  if (isOrderLike(facts)) return 'id'
  return isCourierLike(facts) ? 'courier' : 'other'
}
