import type { Row } from './row.ts'

/** Why a row is left out of what is sent. */
export const LEFT_OUT_REASONS = [
  'cancelled',
  'accepted-before',
  'by-person',
  'return',
  'below-table',
  'copy',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** Whether a row is left out whatever the others of its order are: by its own status or place, or by the person. */
export function isLeftOutItself({ facts, decisions }: Row): boolean {
  if (decisions.row !== undefined) return decisions.row === 'left-out'
  return facts.isBelow === true || facts.status?.says === 'leftOut'
}
