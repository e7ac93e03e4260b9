import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { issuesOf } from '#domain/draft/findings.ts'
import { kindOf } from '#domain/draft/row-kinds.ts'
import { describeIssue } from '#domain/draft/describe/describe-row.ts'
import { ABOUT_KIND, type IssueKind, type KindFix } from '#domain/draft/row/issue.ts'
import { withLines } from '#domain/draft/lines.ts'
import type { World } from '#domain/draft/issues/world.ts'
import type { Row } from '#domain/draft/row/row.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import { planOfRows, planRemoval, setWritten } from '#domain/draft/changes/plan-changes.ts'
import { planLeaveOut, planSeveral, planSwap, planTakeNumbers } from './plan-fixes.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'

/** The fixes for all entries with a kind of issue; one that keeps the entries comes first. */
export function fixesOf(kind: IssueKind): readonly KindFix[] {
  return ABOUT_KIND[kind].fixes
}

type KindFixes = {
  readonly [fix in KindFix]: (
    draft: Draft,
    world: World,
    kind: IssueKind,
    rows: readonly Row[],
  ) => Plan | null
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

const FIXES: KindFixes = {
  swap: (_draft, _world, _kind, rows) => planSwap(rows),
  split: (draft, world, _kind, rows) => planSeveral(draft, world, 'split', idsOf(rows)),
  join: (draft, world, _kind, rows) => planSeveral(draft, world, 'join', idsOf(rows)),
  suggest: planSuggestions,
  take: (draft) => planTakeNumbers(draft, null),
  'clear-courier': (_draft, _world, _kind, rows) =>
    planOfRows('couriers-set', [
      setWritten(
        'courier',
        rows,
        rows.map(() => ''),
      ),
    ]),
  'leave-out': (_draft, _world, _kind, rows) => planLeaveOut(rows),
  delete: (draft, _world, _kind, rows) => planDeletion(draft, rows),
}

/** Plans a fix of all entries with a kind of issue; null when it changes none. */
export function planKindFix(
  draft: Draft,
  world: World,
  kind: IssueKind,
  fix: KindFix,
): Plan | null {
  return FIXES[fix](draft, world, kind, rowsWith(draft, kind))
}

/** The counted rows: issues of rows that aren't sent don't count. */
function rowsWith(draft: Draft, kind: IssueKind): readonly Row[] {
  return sheetRows(draft.rows).filter(
    ({ id }) => kindOf(draft, id) === 'entry' && issuesOf(draft, id).includes(kind),
  )
}

function planDeletion(draft: Draft, rows: readonly Row[]): Plan | null {
  const gone = withLines(draft, rows)
  const plan = planRemoval(draft, 'deleted', ({ id }) => gone.has(id))
  return plan && { ...plan, name: { kind: 'deleted', rows: rows.length } }
}

/** Applies each row's own suggestion. */
function planSuggestions(
  draft: Draft,
  world: World,
  kind: IssueKind,
  rows: readonly Row[],
): Plan | null {
  const offers = rows.flatMap((row) =>
    describeIssue(draft, world, row, kind).flatMap((issue) =>
      'instead' in issue && issue.instead !== null
        ? [{ row, field: issue.field, instead: issue.instead }]
        : [],
    ),
  )
  const changes = TRACKING_FIELDS.flatMap((field) => {
    const own = offers.filter((offer) => offer.field === field)
    const changed = own.map(({ row }) => row)
    const values = own.map(({ instead }) => instead)
    return own.length === 0 ? [] : [setWritten(field, changed, values)]
  })
  const count = new Set(offers.map(({ row }) => row)).size
  return count === 0 ? null : { name: { kind: 'cells-fixed', issue: kind, rows: count }, changes }
}
