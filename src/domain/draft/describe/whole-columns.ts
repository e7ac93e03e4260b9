import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Draft } from '#domain/draft/draft.ts'
import type { ColumnDoubt } from '#domain/draft/draft-view.ts'
import { type Row, type SourceId } from '#domain/draft/row/row.ts'
import { knownRow } from '#domain/draft/rows.ts'
import { countBySource, type RowIssues } from './count-rows.ts'
import { describeIssue } from './describe-row.ts'
import { LIKELY_PROBLEM_KINDS, type LikelyProblemKind } from '#domain/draft/row/issue.ts'
import type { World } from '#domain/draft/issues/world.ts'

/** From this number and share of rows on, the user is asked about the column instead of the rows. */
const FEWEST_ROWS = 3
const SHARE_OF_ROWS = 0.6

const KINDS = [...LIKELY_PROBLEM_KINDS, 'swapped'] as const

/** Finds the columns that look wrong in most rows and that the user hasn't decided about. */
export function findColumnDoubts(
  draft: Draft,
  issues: RowIssues,
  world: World,
): readonly ColumnDoubt[] {
  const found = rowsBySource(draft, issues)
  const counts = countBySource(draft)
  return [...draft.sources].flatMap(([sourceId, { source }]): readonly ColumnDoubt[] => {
    const byKind = found.get(sourceId)
    if (source.kind === 'typed' || byKind === undefined) return []
    const of = counts.get(sourceId) ?? 0
    const doubts = KINDS.flatMap((kind): readonly ColumnDoubt[] => {
      const rows = byKind.get(kind) ?? []
      if (rows.length < FEWEST_ROWS || rows.length < of * SHARE_OF_ROWS) return []
      const field = kind === 'swapped' ? 'orderId' : fieldOf(draft, world, rows, kind)
      return [{ sourceId, source, kind, field, rows: rows.length, of }]
    })
    // Swapped columns also look wrong for their fields: one question covers both.
    const swapped = doubts.find(({ kind }) => kind === 'swapped')
    return swapped ? [swapped] : doubts
  })
}

type DoubtfulKind = (typeof KINDS)[number]

/** The rows with an issue that can concern a whole column, by source and kind. */
function rowsBySource(draft: Draft, issues: RowIssues) {
  const found = new Map<SourceId, Map<DoubtfulKind, Row[]>>()
  for (const [id, kinds] of issues) {
    for (const kind of KINDS) {
      if (!kinds.includes(kind)) continue
      const row = knownRow(draft.rows, id)
      if (row === undefined) continue
      const byKind = found.get(row.source) ?? new Map<DoubtfulKind, Row[]>()
      found.set(row.source, byKind)
      const rows = byKind.get(kind) ?? []
      byKind.set(kind, rows)
      rows.push(row)
    }
  }
  return found
}

/** A sample is enough to tell the field. */
const SAMPLE = 50

/** The field with the problem in most of the rows. */
function fieldOf(
  draft: Draft,
  world: World,
  rows: readonly Row[],
  kind: LikelyProblemKind,
): TrackingField {
  const found = rows.slice(0, SAMPLE).flatMap((row) => describeIssue(draft, world, row, kind))
  const countOf = (field: TrackingField) => found.filter((issue) => issue.field === field).length
  return TRACKING_FIELDS.reduce((most, field) => (countOf(field) > countOf(most) ? field : most))
}
