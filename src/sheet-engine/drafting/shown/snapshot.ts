import { findColumnDoubts } from '#domain/draft/issues/column-doubts.ts'
import { countBySource, countIssues, findUnusedFields } from '#domain/draft/issues/count-rows.ts'
import { countFilled } from '#domain/draft/table/filled-cells.ts'
import { countWithoutCourier } from '#domain/draft/changes/courier-values.ts'
import { markRows } from '#domain/draft/table/show-rows.ts'
import { describeRow } from '#domain/draft/issues/describe-row.ts'
import type { DraftRow, DraftSnapshot, DraftSource } from '#domain/draft/draft-view.ts'
import { readNoValues } from '#domain/draft/issues/shared-values.ts'
import { findRepeated } from '#domain/draft/issues/repeats.ts'
import { type DraftSession, isChecked } from '#sheet-engine/drafting/session.ts'

/** Some of the shown rows, from an index on. */
export type RowWindow = { readonly from: number; readonly rows: readonly DraftRow[] }

/** The draft in a few numbers; `shown` are the rows that pass the filter. */
export function snapshotOf(session: DraftSession, shown: Int32Array): DraftSnapshot {
  const { draft, filter, sort, place, importing, readProblems } = session
  const { loaded, storageFailed, isUnreadable, revision } = session
  const { actions, done } = draft.history
  const counts = countIssues(draft)
  const sources = sourcesOf(session)
  return {
    ...counts,
    loaded,
    storageFailed,
    isUnreadable,
    revision,
    filter,
    sort,
    place,
    importing,
    readProblems,
    shownCount: shown.length,
    markedRows: markRows(draft, shown),
    checked: isChecked(session),
    withoutCourier: importing === null ? countWithoutCourier(draft) : 0,
    filledByRule: importing === null ? countFilled(draft) : 0,
    unusedFields: importing === null ? findUnusedFields(draft) : [],
    sources,
    undo: actions[done - 1]?.name ?? null,
    redo: actions[done]?.name ?? null,
    ...questionsOf(session),
    merchantOnly: isMerchantOnly(sources, counts.issueCounts),
    columnDoubts: importing === null ? findColumnDoubts(draft) : [],
    repeated: importing === null ? findRepeated(draft, session.knowledge.earlier) : [],
  }
}

function sourcesOf({ draft }: DraftSession): readonly DraftSource[] {
  const counts = countBySource(draft)
  return draft.sources.flatMap((facts, id) => {
    const rows = counts[id] ?? 0
    return rows === 0 ? [] : [{ ...facts, id, rows }]
  })
}

/** What waits for the person; a tab that only watches asks nothing. */
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

/** Whether order IDs are missing, and a sheet has only the numbers of the merchant's own orders. */
function isMerchantOnly(
  sources: readonly DraftSource[],
  issueCounts: DraftSnapshot['issueCounts'],
): boolean {
  const isMissing = issueCounts.some(({ kind }) => kind === 'order-id-missing')
  return isMissing && sources.some(({ match }) => match?.merchantOnly === true)
}

/** The shown rows from..to (exclusive), as far as there are any. */
export function windowOf(
  { draft, knowledge }: DraftSession,
  shown: Int32Array,
  from: number,
  to: number,
): RowWindow {
  const start = Math.min(Math.max(0, from), shown.length)
  const slots = shown.subarray(start, Math.max(start, to))
  const shared = readNoValues()
  const rows = Array.from(slots, (slot) => describeRow(draft, knowledge, slot, shared))
  return { from: start, rows }
}
