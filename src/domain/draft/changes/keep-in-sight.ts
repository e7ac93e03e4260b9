import type { Draft } from '#domain/draft/draft.ts'
import { whyLeftOut } from '#domain/draft/findings.ts'
import type { Change } from '#domain/draft/kept-draft.ts'
import type { RowId } from '#domain/draft/row.ts'

/** Rows that became exact copies by what the person wrote into them stay in sight: what undoes it is part of the action. */
export function keepInSight(draft: Draft, changes: readonly Change[]): readonly Change[] {
  const written = new Set<RowId>()
  for (const change of changes) {
    if (change.kind === 'set') for (const id of change.rows) written.add(id)
  }
  const rows = [...written].filter((id) => whyLeftOut(draft, id) === 'copy')
  if (rows.length === 0) return []
  const before = rows.map(() => null)
  return [{ kind: 'decide', rows, before, after: rows.map(() => 'put-back' as const) }]
}
