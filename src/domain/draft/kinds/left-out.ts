import type { Row } from '#domain/draft/row.ts'
import { statusOf } from '#domain/draft/status-of-row.ts'
import type { LeftOutReason } from './left-out-reasons.ts'

/** Whether a row is left out whatever the others of its order are: by its own status or place, or by the person. */
export function isLeftOutItself(row: Row): boolean {
  return row.decisions.row === 'left-out' || isCancelledItself(row)
}

/** Whether the sheet itself says that a row is not sent, and the person did not put it back. */
export function isCancelledItself(row: Row): boolean {
  return row.decisions.row !== 'put-back' && reasonInSheet(row) !== null
}

/** Why the sheet itself says that a row is not sent; null where it does not. */
export function reasonInSheet({ facts }: Row): LeftOutReason | null {
  if (facts.isBelow === true) return 'below-table'
  if (facts.isStruck === true) return 'struck'
  return statusOf(facts) === 'leftOut' ? 'cancelled' : null
}
