import type { Draft } from '#domain/draft/draft.ts'
import { perform } from './history.ts'
import { planRemoval } from './plan-changes.ts'
import type { ReceiptFacts } from '#domain/draft/source-facts.ts'

/**
 * Takes rows of a receipt that came back out of the sheet, as a step of its own that can be undone; while it
 * stands, the source says how many there were.
 */
export function skipDone(
  draft: Draft,
  sourceId: number,
  slots: ReadonlySet<number>,
  receipt: ReceiptFacts,
): void {
  const before = draft.sources[sourceId]
  if (before === undefined || slots.size === 0) return
  perform(draft, { kind: 'done-skipped', rows: slots.size }, [
    planRemoval(draft, (slot) => slots.has(slot)),
    { kind: 'source', sourceId, before, after: { ...before, receipt } },
  ])
}
