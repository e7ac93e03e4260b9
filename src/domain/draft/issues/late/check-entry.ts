import { toCells, type TrackingEntry, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { kindsBehindLikely, kindsOfCell } from '#domain/draft/issues/early-checks.ts'
import {
  type CertainProblemKind,
  CERTAIN_PROBLEM_KINDS,
  isLikelyProblem,
  LIKELY_PROBLEM_KINDS,
  type IssueKind,
  type LikelyProblemKind,
  WARNING_KINDS,
  type WarningKind,
} from '#domain/draft/row/issue.ts'
import { NO_FACTS } from '#domain/draft/row/row.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import { findLate } from './late-checks.ts'

/** Warnings about other rows, uploads or the sheet, which an entry without a sheet can't have. */
const OF_SHEETS = [
  'same-row-twice',
  'number-on-several-orders',
  'courier-unconfirmed',
  'swapped',
  'sent-as-it-is',
  'already-accepted',
  'other-number-accepted',
  'maybe-accepted',
  'waits-elsewhere',
  'refunded',
  'returned',
  'shipped',
  'remark-says-cancelled',
] as const satisfies readonly WarningKind[]

type OfSheets = (typeof OF_SHEETS)[number]

const isOfCell = (kind: WarningKind): kind is Exclude<WarningKind, OfSheets> =>
  OF_SHEETS.every((other) => other !== kind)
const CELL_WARNINGS = WARNING_KINDS.filter(isOfCell)

/** Outside a sheet, the user can send a likely problem, so it counts as a warning. */
export type CellWarning = LikelyProblemKind | (typeof CELL_WARNINGS)[number]

/** A sheet may wait for its numbers; an entry without a sheet can't. */
const KEEPS_BACK = [...CERTAIN_PROBLEM_KINDS, 'no-number-yet'] as const
export type EntryProblemKind = CertainProblemKind | 'no-number-yet'

/** The problem that holds back a cell of an entry without a sheet, by the rules of sheets; null when it can be sent. */
export function problemOfCell(cell: string, field: TrackingField): EntryProblemKind | null {
  const kinds = cell === '' ? kindsOfCell(cell, field) : kindsBehindLikely(cell, field)
  return KEEPS_BACK.find((kind) => kinds.includes(kind)) ?? null
}

/** The warning about a cell of an entry without a sheet, by the rules of sheets; null when there is none. */
export function warningOfCell(
  entry: TrackingEntry,
  field: TrackingField,
  knowledge: Knowledge,
): CellWarning | null {
  const cells = toCells(entry)
  const cell = cells[field]
  if (cell === '') return null
  const own = kindsOfCell(cell, field)
  const isSame = field === 'orderId' && cell === cells.trackingId
  const has = (kind: IssueKind) =>
    own.includes(kind) ||
    (kind === 'order-is-number' && isSame) ||
    findLate(kind, { cells, facts: NO_FACTS }, knowledge, undefined).some(
      (issue) => fieldOf(issue) === field,
    )
  const likely = own.find(isLikelyProblem) ?? LIKELY_PROBLEM_KINDS.find(has)
  return likely ?? CELL_WARNINGS.find(has) ?? null
}

/** A courier mismatch is shown at the number, where the typing error most often is. */
function fieldOf({ kind, field }: { readonly kind: IssueKind; readonly field: TrackingField }) {
  return kind === 'courier-mismatch' ? 'trackingId' : field
}
