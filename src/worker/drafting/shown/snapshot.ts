import { findFitting, lackingRows } from '#domain/draft/changes/bring-numbers.ts'
import { platformOf } from '#domain/columns/platforms/read-by-platform.ts'
import { countWithoutCourier } from '#domain/draft/changes/courier-values.ts'
import { byIssue, markRows } from '#domain/draft/arrange/show-rows.ts'
import { measureRows } from '#domain/draft/measure-rows.ts'
import {
  type DraftRow,
  type DraftSnapshot,
  type DraftSource,
  FIRST_ROWS,
} from '#domain/draft/draft-view.ts'
import { allIssues } from '#domain/draft/findings.ts'
import { findColumnDoubts } from '#domain/draft/describe/whole-columns.ts'
import { countBySource, countIssues, findUnusedFields } from '#domain/draft/describe/count-rows.ts'
import { describeRow } from '#domain/draft/describe/describe-row.ts'
import { createGroups } from '#domain/draft/describe/other-rows.ts'
import { findRepeated } from '#domain/draft/fixes/repeats.ts'
import { isFilledByRule, type Revision, type Row } from '#domain/draft/row/row.ts'
import { sheetRows } from '#domain/draft/rows.ts'
import { isSendable } from '#domain/draft/sendable.ts'
import { type DraftSession, isChecked } from '#worker/session/session.ts'

/** Some of the shown rows, starting at an index. */
export type RowWindow = { readonly from: number; readonly rows: readonly DraftRow[] }

/** Summarizes the draft; `shown` are the rows that match the filter. */
export function snapshotOf(
  session: DraftSession,
  shown: readonly Row[],
  revision: Revision,
): DraftSnapshot {
  const { draft, filter, sort, place, importing, readProblems, isOutdated } = session
  const { loaded, storageFailed, isUnreadable } = session
  const { actions, done } = draft.history
  const issues = allIssues(draft)
  const counts = countIssues(draft, issues)
  const sources = sourcesOf(session)
  const isStill = importing === null
  return {
    ...counts,
    loaded,
    storageFailed,
    isUnreadable,
    isOutdated,
    revision,
    filter,
    sort,
    place,
    importing,
    readProblems,
    shownCount: shown.length,
    markedRows: markRows(issues, shown, byIssue(draft, filter)),
    checked: isChecked(session),
    withoutCourier: isStill ? countWithoutCourier(draft) : 0,
    filledByRule: isStill ? countFilled(session) : 0,
    unusedFields: isStill ? findUnusedFields(draft) : [],
    lengths: measureRows(shown.slice(0, FIRST_ROWS), session.world.knowledge.namesOfCode),
    sources,
    undo: actions[done - 1]?.name ?? null,
    redo: actions[done]?.name ?? null,
    ...questionsOf(session),
    merchantOnly: isMerchantOnly(sources, counts.issueCounts),
    columnDoubts: isStill ? findColumnDoubts(draft, issues, session.world) : [],
    fitting: isStill ? findFitting(draft).length : 0,
    lacking: isStill ? lackingRows(draft).length : 0,
    repeated: isStill ? findRepeated(draft, session.world.earlier) : [],
  }
}

/** Counts the sendable entries with a courier from a rule. */
function countFilled({ draft }: DraftSession): number {
  const filled = sheetRows(draft.rows).filter(isFilledByRule)
  return filled.filter(({ id }) => isSendable(draft, id)).length
}

function sourcesOf({ draft }: DraftSession): readonly DraftSource[] {
  const counts = countBySource(draft)
  return [...draft.sources].flatMap(([id, facts]) => {
    const rows = counts.get(id) ?? 0
    const known = platformOf(facts.match?.platform)
    const platform = known && { name: known.name, export: known.export }
    return rows === 0 ? [] : [{ ...facts, id, rows, ...(platform && { platform }) }]
  })
}

/** Open questions; a tab that only watches asks none. */
function questionsOf({ waiting, sheetQuestions, cancelled, canWrite }: DraftSession) {
  if (!canWrite) return { question: null, sheetQuestion: null, cancelled: [] }
  const [columns = null] = waiting
  const [workbook] = sheetQuestions
  return {
    question: columns,
    sheetQuestion: workbook ? { ...workbook, id: workbook.sourceId } : null,
    cancelled: cancelled.map(({ kind, asked: { sourceId, source } }) => ({
      kind,
      sourceId,
      source,
    })),
  }
}

/** Whether order IDs are missing and a sheet has only the merchant's own numbers. */
function isMerchantOnly(
  sources: readonly DraftSource[],
  issueCounts: DraftSnapshot['issueCounts'],
): boolean {
  const isMissing = issueCounts.some(({ kind }) => kind === 'order-id-missing')
  return isMissing && sources.some(({ match }) => match?.merchantOnly === true)
}

/** Describes rows for the grid. */
export function describeRows(
  { draft, world, filter }: DraftSession,
  rows: readonly Row[],
): readonly DraftRow[] {
  const shared = createGroups()
  const fits = byIssue(draft, filter)
  return rows.map((row) => ({ ...describeRow(draft, world, row, shared), isFixed: !fits(row) }))
}
