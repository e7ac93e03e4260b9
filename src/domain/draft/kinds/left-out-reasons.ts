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
