import type { Draft } from '#domain/draft/draft.ts'
import type { ReceiptFacts } from '#domain/draft/stored/kept-source.ts'
import type { RowId, SourceId } from '#domain/draft/row/row.ts'
import { planRemoval } from './plan-changes.ts'
import type { Plan } from './plan.ts'

/**
 * Removes the rows of a receipt that are already done, as one action; until that is undone, the source says how many
 * there were.
 */
export function planSkipDone(
  draft: Draft,
  source: SourceId,
  done: ReadonlySet<RowId>,
  receipt: ReceiptFacts,
): Plan | null {
  const before = draft.sources.get(source)
  const plan = planRemoval(draft, 'done-skipped', ({ id }) => done.has(id))
  if (before === undefined || plan === null) return null
  const after = { ...before, receipt }
  return { ...plan, changes: [...plan.changes, { kind: 'source', source, before, after }] }
}
