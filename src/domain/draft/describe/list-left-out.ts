import { groupBy } from '#base/group-by.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { whyLeftOut } from '#domain/draft/row-kinds.ts'
import { LEFT_OUT_REASONS, type LeftOutReason } from '#domain/draft/row/left-out-reasons.ts'
import type { Row, RowId } from '#domain/draft/row/row.ts'
import { sheetRows } from '#domain/draft/rows.ts'

/** A row in the list of rows that are left out; `said` is its status text. */
export type LeftOutRow = {
  readonly id: RowId
  readonly row: number
  readonly orderId: string
  readonly trackingId: string
  readonly said: string | null
}

export type LeftOutGroup = {
  readonly reason: LeftOutReason
  readonly count: number
  readonly rows: readonly LeftOutRow[]
}

/** Lists the rows that are left out by reason, in the order of the sheet, with at most `limit` rows for each. */
export function listLeftOut(draft: Draft, limit: number): readonly LeftOutGroup[] {
  const found = groupBy(sheetRows(draft.rows), ({ id }) => whyLeftOut(draft, id))
  return LEFT_OUT_REASONS.flatMap((reason) => {
    const rows = found.get(reason)
    if (rows === undefined) return []
    return [{ reason, count: rows.length, rows: rows.slice(0, limit).map(describe) }]
  })
}

function describe({ id, sheetRow, cells, facts }: Row): LeftOutRow {
  const { orderId, trackingId } = cells
  return { id, row: sheetRow, orderId, trackingId, said: facts.status?.text ?? null }
}
