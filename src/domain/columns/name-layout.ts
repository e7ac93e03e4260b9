import { type ColumnFacts, isCourierLike, isOrderLike, isTrackingLike } from './column-facts.ts'
import { headerKey } from './normalize-header.ts'

const DENIED = 'none in|'

/** Names the layout of a sheet in which a row looks like a header and, as the person said, is none. */
export function nameDenied(row: readonly string[]): string {
  return DENIED + nameLayout(row, [])
}

/** The layout that says the opposite of a row: what is remembered of one is forgotten with an answer for the other. */
export function oppositeLayout(layout: string): string {
  return layout.startsWith(DENIED) ? layout.slice(DENIED.length) : DENIED + layout
}

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
