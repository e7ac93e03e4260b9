import type { Draft } from '#domain/draft/draft.ts'
import { countBySource } from '#domain/draft/describe/count-rows.ts'
import type { SourceId } from '#domain/draft/row/row.ts'
import { knownRow } from '#domain/draft/rows.ts'
import { planRemoval } from './plan-changes.ts'
import type { Plan } from './plan.ts'

/** Removes all rows except those of the newest source; null when there are no others. */
export function planReplaceSheet(draft: Draft): Plan | null {
  const rows = countBySource(draft)
  const newest = newestSource(draft, rows)
  const facts = newest === null ? undefined : draft.sources.get(newest)
  if (newest === null || facts === undefined) return null
  const plan = planRemoval(draft, 'deleted', ({ source }) => source !== newest)
  const name = { kind: 'replaced', source: facts.source, rows: rows.get(newest) ?? 0 } as const
  return plan && { ...plan, name }
}

/** The source that was added last and still has rows. */
function newestSource(draft: Draft, rows: ReadonlyMap<SourceId, number>): SourceId | null {
  const { history } = draft
  for (const { name, changes } of history.actions.slice(0, history.done).reverse()) {
    const [added] = changes
    if (name.kind !== 'added' || added?.kind !== 'insert') continue
    const [run] = added.runs
    const source = run && knownRow(draft.rows, run.first)?.source
    if (source !== undefined && rows.has(source)) return source
  }
  return [...rows.keys()].reduce<SourceId | null>(
    (newest, id) => (newest === null || id > newest ? id : newest),
    null,
  )
}
