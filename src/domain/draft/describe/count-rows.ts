import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import { OPTIONAL_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { earlyOf } from '#domain/draft/findings.ts'
import { type OtherKind, findOtherKinds, whyLeftOut } from '#domain/draft/row-kinds.ts'
import { LEFT_OUT_REASONS, type LeftOutReason } from '#domain/draft/row/left-out-reasons.ts'
import type { RowId, SourceId } from '#domain/draft/row/row.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import { hasNumber, holdsBack } from '#domain/draft/issues/early-checks.ts'
import { isIssue, ISSUE_KINDS } from '#domain/draft/row/issue.ts'
import type { KindSet } from '#domain/draft/issues/kind-set.ts'

/** Counts of the sheet. Each row is an entry, an order without a number, a further line, or left out. */
type DraftCounts = Pick<
  DraftSnapshot,
  | 'rowCount'
  | 'entryCount'
  | 'noNumberCount'
  | 'lineCount'
  | 'leftOut'
  | 'problemCount'
  | 'warningCount'
  | 'sendableCount'
  | 'issueCounts'
  | 'parcelCount'
  | 'sentIssueCounts'
>

/** The issues of all rows that have any: see `allIssues`. */
export type RowIssues = ReadonlyMap<RowId, KindSet>

/** Counts the rows of the sheet by kind, and the issues of its entries. */
export function countIssues(draft: Draft, issues: RowIssues): DraftCounts {
  const rowCount = sheetRows(draft.rows).length
  const others = findOtherKinds(draft)
  const entryCount = rowCount - others.size
  const idsOf = (wanted: OtherKind) =>
    [...others].flatMap(([id, kind]) => (kind === wanted ? id : []))
  const rowsByKinds = countByKinds(issues, others)
  const countOf = (isMeant: (kinds: KindSet) => boolean) =>
    [...rowsByKinds].reduce((sum, [kinds, rows]) => (isMeant(kinds) ? sum + rows : sum), 0)
  const countKinds = (isMeant: (kinds: KindSet) => boolean) =>
    ISSUE_KINDS.filter(isIssue)
      .map((kind) => ({ kind, count: countOf((kinds) => kinds.includes(kind) && isMeant(kinds)) }))
      .filter(({ count }) => count > 0)
  const problemCount = countOf(holdsBack)
  return {
    rowCount,
    entryCount,
    noNumberCount: idsOf('no-number').length,
    lineCount: idsOf('line').length,
    leftOut: countLeftOut(draft, idsOf('left-out')),
    problemCount,
    warningCount: countOf((kinds) => kinds.some(isIssue) && !holdsBack(kinds)),
    sendableCount: entryCount - problemCount,
    parcelCount: countOf((kinds) => kinds.includes('order-with-several-numbers')),
    issueCounts: countKinds(() => true),
    sentIssueCounts: countKinds((kinds) => !holdsBack(kinds)),
  }
}

/** Counts the rows that are left out by reason, and how many of them have a number. */
function countLeftOut(draft: Draft, ids: readonly RowId[]): DraftCounts['leftOut'] {
  const counts = new Map<LeftOutReason, { count: number; withNumber: number }>()
  for (const id of ids) {
    const reason = whyLeftOut(draft, id)
    if (reason === null) continue
    const so = counts.get(reason) ?? { count: 0, withNumber: 0 }
    so.count += 1
    if (hasNumber(earlyOf(draft, id))) so.withNumber += 1
    counts.set(reason, so)
  }
  return LEFT_OUT_REASONS.flatMap((reason) => {
    const so = counts.get(reason)
    return so === undefined ? [] : [{ reason, ...so }]
  })
}

/** Counts the entries by their set of issues. */
function countByKinds(
  issues: RowIssues,
  others: ReadonlyMap<RowId, OtherKind>,
): ReadonlyMap<KindSet, number> {
  const counts = new Map<KindSet, number>()
  for (const [id, kinds] of issues)
    if (!others.has(id)) counts.set(kinds, (counts.get(kinds) ?? 0) + 1)
  return counts
}

/** The optional fields without a value in any row, whose columns can be narrow. */
export function findUnusedFields({ rows }: Draft): readonly TrackingField[] {
  const all = sheetRows(rows)
  return OPTIONAL_FIELDS.filter((field) => all.every(({ cells }) => cells[field] === ''))
}

/** Counts the rows of the sheet by source. */
export function countBySource({ rows }: Draft): ReadonlyMap<SourceId, number> {
  const counts = new Map<SourceId, number>()
  for (const { source } of sheetRows(rows)) counts.set(source, (counts.get(source) ?? 0) + 1)
  return counts
}
