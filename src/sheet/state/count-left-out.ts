import type { DraftSnapshot } from '#domain/draft/draft-view.ts'

/** Counts the left-out rows of all reasons. */
export function countLeftOut({ leftOut }: Pick<DraftSnapshot, 'leftOut'>): number {
  return leftOut.reduce((sum, { count }) => sum + count, 0)
}
