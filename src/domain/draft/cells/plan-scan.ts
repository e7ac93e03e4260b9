import type { Draft } from '#domain/draft/draft.ts'
import { type Row, type RowId, withCell } from '#domain/draft/row/row.ts'
import { nameOfEdit, setWritten } from '#domain/draft/changes/plan-changes.ts'
import { planEntry } from '#domain/draft/changes/plan-rows.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'

/** A scanned number and the order that it belongs to. */
export type TakenScan = {
  /** The row that waits for the number; null adds another entry for the order. */
  readonly id: RowId | null
  readonly orderId: string
  readonly number: string
  /** The text of the barcode. */
  readonly text: string
}

/** Puts a scanned number into its row, or adds an entry; null when the row is gone or has a number. */
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

/** Keeps the full text of the barcode as the original, as all cleaning does. */
function withOriginal(plan: Plan, text: string): Plan {
  const added = plan.added?.map((row) => {
    const { trackingId: value } = row.cells
    return value === text
      ? row
      : withCell(row, 'trackingId', { value, original: text, decision: null })
  })
  return added === undefined ? plan : { ...plan, added }
}
