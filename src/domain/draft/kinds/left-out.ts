import type { Row } from '#domain/draft/row.ts'

/** Why a row is left out of what is sent. */
export const LEFT_OUT_REASONS = [
  'cancelled',
  'accepted-before',
  'by-person',
  'return',
  'below-table',
  'struck',
  'copy',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** Whether a row is left out whatever the others of its order are: by its own status or place, or by the person. */
export function isLeftOutItself(row: Row): boolean {
  return row.decisions.row === 'left-out' || isCancelledItself(row)
}

/** Whether the sheet itself says that a row is not sent, and the person did not put it back. */
export function isCancelledItself({ facts, decisions }: Row): boolean {
  if (decisions.row === 'put-back') return false
  return facts.isBelow === true || facts.isStruck === true || facts.status?.says === 'leftOut'
}
