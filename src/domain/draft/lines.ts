import type { Draft } from './draft.ts'
import { kindOf } from './findings.ts'
import { findInIndex } from './issues/duplicates.ts'
import type { Row, RowId } from './row.ts'
import { rowsInSheet } from './rows.ts'

/** The further lines that are folded into a row: those of its order in its sheet. */
export function linesOf(draft: Draft, { source, cells }: Row): readonly Row[] {
  if (cells.orderId === '') return []
  const ids = findInIndex(draft.findings.byOrder, cells.orderId)
  if (ids.length < 2) return []
  return rowsInSheet(draft.rows, ids).filter((row) => {
    return row.source === source && kindOf(draft, row.id) === 'line'
  })
}

/** The ids of rows, and of the further lines that go with them. */
export function withLines(draft: Draft, rows: readonly Row[]): ReadonlySet<RowId> {
  return new Set(rows.flatMap((row) => [row, ...linesOf(draft, row)].map(({ id }) => id)))
}
