import { type CellWarning, warningOfCell } from '#domain/draft/check-entry.ts'
import {
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/tracking/tracking-entry.ts'
import { loadListKnowledge } from './draft-knowledge.ts'
import { once } from './once.ts'
import type { RecordsContext } from './records-context.ts'
import { type EarlierWarning, findRepeat } from './records-find-repeat.ts'

const loadKnowledge = once(loadListKnowledge)

export type EntryToCheck = {
  readonly entry: TrackingEntry
  /** The id of its own upload. */
  readonly upload: string
}

type CheckedCell = { readonly field: TrackingField; readonly warning: CellWarning }

export type CheckedEntry = {
  readonly cells: readonly CheckedCell[]
  /** What another upload says of the whole. */
  readonly earlier: EarlierWarning | null
}

/** What asks for a look in an entry that stands in no sheet, by all that the checks of sheets know. */
export async function checkEntry(
  context: RecordsContext,
  question: EntryToCheck,
): Promise<CheckedEntry> {
  const cells = await checkCells(question.entry)
  return { cells, earlier: await findRepeat(context, question) }
}

/** What asks for a look in each cell. */
export async function checkCells(entry: TrackingEntry): Promise<readonly CheckedCell[]> {
  const knowledge = await loadKnowledge()
  return TRACKING_FIELDS.flatMap((field) => {
    const warning = warningOfCell(entry, field, knowledge)
    return warning ? [{ field, warning }] : []
  })
}
