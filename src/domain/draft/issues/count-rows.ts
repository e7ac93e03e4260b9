import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { OPTIONAL_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { kindOf } from '#domain/draft/findings.ts'
import type { RowId, SourceId } from '#domain/draft/row.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import { holdsBack } from './early-checks.ts'
import { ISSUE_KINDS } from './issue.ts'
import type { KindSet } from './kind-set.ts'

/** The counts of the sheet. Entries = sendable + with a problem + copies that are not sent. */
type DraftCounts = Pick<
  DraftSnapshot,
  'entryCount' | 'problemCount' | 'warningCount' | 'copyCount' | 'sendableCount' | 'issueCounts'
>

/** The issues of every row that has any: see `allIssues`. */
export type RowIssues = ReadonlyMap<RowId, KindSet>

/** Counts the entries of the sheet and their issues; those of a copy that is not sent do not count. */
export function countIssues(draft: Draft, issues: RowIssues): DraftCounts {
  const rows = sheetRows(draft.rows)
  const entryCount = rows.length
  const copyCount = rows.filter(({ id }) => kindOf(draft, id) !== 'entry').length
  const rowsByKinds = countByKinds(draft, issues)
  const countOf = (isMeant: (kinds: KindSet) => boolean) =>
    [...rowsByKinds].reduce((sum, [kinds, rows]) => (isMeant(kinds) ? sum + rows : sum), 0)
  const problemCount = countOf(holdsBack)
  return {
    entryCount,
    problemCount,
    warningCount: countOf((kinds) => kinds.length > 0 && !holdsBack(kinds)),
    copyCount,
    sendableCount: entryCount - copyCount - problemCount,
    issueCounts: ISSUE_KINDS.map((kind) => {
      return { kind, count: countOf((kinds) => kinds.includes(kind)) }
    }).filter(({ count }) => count > 0),
  }
}

/** How many entries have which issues. */
function countByKinds(draft: Draft, issues: RowIssues): ReadonlyMap<KindSet, number> {
  const counts = new Map<KindSet, number>()
  for (const [id, kinds] of issues)
    if (kindOf(draft, id) === 'entry') counts.set(kinds, (counts.get(kinds) ?? 0) + 1)
  return counts
}

/** The optional fields that no entry has: their columns need no room. */
export function findUnusedFields({ rows }: Draft): readonly TrackingField[] {
  const all = sheetRows(rows)
  return OPTIONAL_FIELDS.filter((field) => all.every(({ cells }) => cells[field] === ''))
}

/** How many rows of the sheet come from each source. */
export function countBySource({ rows }: Draft): ReadonlyMap<SourceId, number> {
  const counts = new Map<SourceId, number>()
  for (const { source } of sheetRows(rows)) counts.set(source, (counts.get(source) ?? 0) + 1)
  return counts
}
