import { type CellWarning, warningOfCell } from '#domain/draft/issues/check-entry.ts'
import {
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/entry/tracking-entry.ts'
import { loadListKnowledge } from '#sheet-engine/drafting/knowledge.ts'
import { once } from '#worker-calls/once.ts'
import type { RecordsContext } from './context.ts'

const loadKnowledge = once(loadListKnowledge)

export type CheckedCell = { readonly field: TrackingField; readonly warning: CellWarning }

/** What asks for a look in each cell of an entry that stands in no sheet, by all that the checks of sheets know. */
export async function checkEntry(
  _: Pick<RecordsContext, 'signal'>,
  entry: TrackingEntry,
): Promise<readonly CheckedCell[]> {
  const knowledge = await loadKnowledge()
  return TRACKING_FIELDS.flatMap((field) => {
    const warning = warningOfCell(entry, field, knowledge)
    return warning ? [{ field, warning }] : []
  })
}
