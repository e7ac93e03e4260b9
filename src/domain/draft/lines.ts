import type { Draft } from './draft.ts'
import { kindOf } from './row-kinds.ts'
import { findInIndex } from './issues/duplicates.ts'
import { mayShareParcel, type Row, type RowId } from './row.ts'
import { positionOf, rowsInSheet } from './rows.ts'

/** The rows of an order, in the order of the sheet. */
export function rowsOfOrder({ rows, findings }: Draft, orderId: string): readonly Row[] {
  const place = ({ id }: Row) => positionOf(rows, id) ?? 0
  const found = rowsInSheet(rows, findInIndex(findings.byOrder, orderId))
  return found.length < 2 ? found : found.toSorted((one, other) => place(one) - place(other))
}

/** The further lines that are folded into a row: those of its order, or of its package, in its sheet. */
export function linesOf(draft: Draft, head: Row): readonly Row[] {
  const { source, cells } = head
  if (cells.orderId === '') return []
  const ids = findInIndex(draft.findings.byOrder, cells.orderId)
  if (ids.length < 2) return []
  return rowsInSheet(draft.rows, ids).filter((row) => {
    const isBeside = row.source === source && mayShareParcel(row, head)
    return isBeside && kindOf(draft, row.id) === 'line'
  })
}

/** The ids of rows, and of the further lines that go with them. */
export function withLines(draft: Draft, rows: readonly Row[]): ReadonlySet<RowId> {
  return new Set(rows.flatMap((row) => [row, ...linesOf(draft, row)].map(({ id }) => id)))
}
