import type { DraftSnapshot } from '#domain/draft/draft-view.ts'

/** How many rows are left out, for whatever reason. */
export function countLeftOut({ leftOut }: Pick<DraftSnapshot, 'leftOut'>): number {
  return leftOut.reduce((sum, { count }) => sum + count, 0)
}
