import type { Draft } from '#domain/draft/draft.ts'
import { type Row, type RowId, withCell } from '#domain/draft/row.ts'
import { nameOfEdit, setWritten } from '#domain/draft/changes/plan-changes.ts'
import { planEntry } from '#domain/draft/changes/plan-rows.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'

/** The number on a label, and the order that it is for. */
export type TakenScan = {
  /** The row that waits for it; null: the order has none, so another entry is made. */
  readonly id: RowId | null
  readonly orderId: string
  readonly number: string
  /** What the barcode holds. */
  readonly text: string
}

/** Puts the number of a label into the row that waits for it, or adds an entry; null where that row is gone or has a number. */
export function planScan(
  draft: Draft,
  row: Row | undefined,
  { id, orderId, number, text }: TakenScan,
): Plan | null {
  if (id === null) return withOriginal(planEntry(draft, { orderId, trackingId: number }), text)
  if (row === undefined || row.cells.trackingId !== '') return null
  const changes = [setWritten('trackingId', [row], [number], [text])]
  return { name: nameOfEdit(row, 'trackingId'), changes }
}

/** What the barcode has beside the number stays one click away, as for all cleaning. */
function withOriginal(plan: Plan, text: string): Plan {
  const added = plan.added?.map((row) => {
    const { trackingId: value } = row.cells
    return value === text
      ? row
      : withCell(row, 'trackingId', { value, original: text, decision: null })
  })
  return added === undefined ? plan : { ...plan, added }
}
