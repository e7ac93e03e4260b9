import { forgetOtherColumns } from '#domain/columns/column-match.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { SourceFacts } from '#domain/draft/stored/kept-source.ts'
import type { Change } from '#domain/draft/stored/kept-action.ts'
import type { SourceId } from '#domain/draft/row/row.ts'

/** Sheets contain addresses and names, which aren't needed any longer. */
const MOST_DAYS = 30
const DAY_MS = 86_400_000

/** Whether a sheet read at that time must be deleted. */
export function isTooOld(readAt: number, now: number): boolean {
  return now - readAt >= MOST_DAYS * DAY_MS
}

/** Drops all data of sheets older than the limit except their rows; returns whether anything changed. */
export function forgetOldSheets(draft: Draft, now: number): boolean {
  const old = new Set<SourceId>()
  for (const [id, facts] of draft.sources) {
    const isSheet = facts.match !== null || facts.canChangeColumns
    if (!isSheet || facts.isSheetGone === true) continue
    if (facts.readAt !== undefined && isTooOld(facts.readAt, now)) old.add(id)
  }
  for (const id of old) draft.sources.set(id, withoutSheet(draft.sources.get(id)!))
  if (old.size > 0) forgetInHistory(draft, old)
  return old.size > 0
}

function withoutSheet(facts: SourceFacts): SourceFacts {
  const match = facts.match && forgetOtherColumns(facts.match)
  return { ...facts, match, canChangeColumns: false, isSheetGone: true }
}

function forgetInHistory({ history }: Draft, old: ReadonlySet<SourceId>): void {
  const isAbout = (change: Change) => change.kind === 'source' && old.has(change.source)
  for (const [index, action] of history.actions.entries()) {
    if (!action.changes.some(isAbout)) continue
    const changes = action.changes.map((change) => {
      if (change.kind !== 'source' || !old.has(change.source)) return change
      return { ...change, before: withoutSheet(change.before), after: withoutSheet(change.after) }
    })
    history.actions[index] = { ...action, changes }
  }
}
