import {
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/entry/tracking-entry.ts'
import { flagsBehindLikely, flagsOfCell, MISSING } from './check-cells.ts'
import { looksLikeName } from '#domain/entry/rules.ts'
import {
  CERTAIN_PROBLEM_KINDS,
  type CertainProblemKind,
  LIKELY_PROBLEM_KINDS,
  type LikelyProblemKind,
} from './issue.ts'
import {
  flagsOfNumber,
  IDS,
  isChanged,
  type Knowledge,
  type NumberKnowledge,
} from './late-checks.ts'
import { FLAG } from '#domain/draft/table/row-flags.ts'

/** What the checks of one cell need to know. */
export type CellKnowledge = NumberKnowledge & Pick<Knowledge, 'isCourierName'>

const WARNINGS_OF_NUMBERS = ['changed-by-spreadsheet', 'courier-mismatch', 'check-digit'] as const
/** What a cell is warned of, whatever other entries hold; a likely problem can be sent here. */
export type CellWarning =
  | LikelyProblemKind
  | (typeof WARNINGS_OF_NUMBERS)[number]
  | 'courier-is-a-name'
  | 'several-orders'
  | 'order-is-number'
  | 'all-zeros'

/** What keeps a cell of an entry of no sheet back, by the rules of sheets; null when it can be sent. */
export function problemOfCell(cell: string, field: TrackingField): CertainProblemKind | null {
  const missing = MISSING[TRACKING_FIELDS.indexOf(field)] ?? 0
  const flags = cell === '' ? missing : flagsBehindLikely(cell, field)
  return CERTAIN_PROBLEM_KINDS.find((kind) => flags & FLAG[kind]) ?? null
}

/** What asks for a look at a cell of such an entry, by the rules of sheets; null when nothing does. */
export function warningOfCell(
  entry: TrackingEntry,
  field: TrackingField,
  knowledge: CellKnowledge,
): CellWarning | null {
  const cell = entry[field] ?? ''
  if (cell === '') return null
  const own = flagsOfCell(cell, field)
  const likely = LIKELY_PROBLEM_KINDS.find((kind) => own & FLAG[kind])
  if (likely !== undefined) return likely
  if (field === 'courier')
    return looksLikeName(cell) || knowledge.isCourierName(cell) ? 'courier-is-a-name' : null
  if (own & FLAG['all-zeros']) return 'all-zeros'
  if (IDS.includes(field)) {
    if (field === 'orderId' && cell === entry.trackingId) return 'order-is-number'
    if (own & FLAG['several-orders']) return 'several-orders'
    return isChanged(cell) ? 'changed-by-spreadsheet' : null
  }
  if (field !== 'trackingId') return null
  const flags = flagsOfNumber(cell, entry.courier ?? '', knowledge)
  return WARNINGS_OF_NUMBERS.find((kind) => flags & FLAG[kind]) ?? null
}
