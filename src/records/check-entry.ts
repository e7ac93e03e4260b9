import { type CellWarning, warningOfCell } from '#domain/draft/issues/check-entry.ts'
import {
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/entry/tracking-entry.ts'
import type { RecordsContext } from './context.ts'

export type CheckedCell = { readonly field: TrackingField; readonly warning: CellWarning }

/** The warnings of each cell of an entry outside a sheet, by the same checks as in a sheet. */
export async function checkEntry(
  context: Pick<RecordsContext, 'knowledge'>,
  entry: TrackingEntry,
): Promise<readonly CheckedCell[]> {
  const knowledge = await context.knowledge()
  return TRACKING_FIELDS.flatMap((field) => {
    const warning = warningOfCell(entry, field, knowledge)
    return warning ? [{ field, warning }] : []
  })
}
