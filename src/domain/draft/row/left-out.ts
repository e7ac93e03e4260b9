import type { Row } from './row.ts'
import { isReturnColumn } from '#domain/columns/platforms/read-status.ts'
import { statusOf } from './status-of-row.ts'
import type { LeftOutReason } from './left-out-reasons.ts'

/** Whether a row is left out by its own status or place, or by the user, regardless of other rows of its order. */
export function isLeftOutItself(row: Row): boolean {
  return row.decisions.row === 'left-out' || isCancelledItself(row)
}

/** Whether the sheet says that a row is not to be sent, and the user didn't put it back. */
export function isCancelledItself(row: Row): boolean {
  return row.decisions.row !== 'put-back' && reasonInSheet(row) !== null
}

/** The sheet's own reason for not sending a row; null without one. */
export function reasonInSheet({ facts }: Row): LeftOutReason | null {
  if (facts.isBelow === true) return 'below-table'
  if (facts.isStruck === true) return 'struck'
  if (facts.isFiltered === true) return 'hidden-by-filter'
  if (statusOf(facts) !== 'leftOut') return null
  return isReturnColumn(facts.status?.column ?? '') ? 'return' : 'cancelled'
}
