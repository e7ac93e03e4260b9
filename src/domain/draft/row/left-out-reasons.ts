/** Reasons for leaving a row out of the upload. */
export const LEFT_OUT_REASONS = [
  'cancelled',
  'accepted-before',
  'by-person',
  'return',
  'below-table',
  'struck',
  'hidden-by-filter',
  'copy',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]
