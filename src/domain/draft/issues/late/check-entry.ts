import {
  toCells,
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/entry/tracking-entry.ts'
import { describeCell } from '#domain/draft/issues/late/describe-cell.ts'
import { LATE_KINDS } from '#domain/draft/issues/late/late-table.ts'
import { NO_FACTS } from '#domain/draft/row/row.ts'
import { kindsBehindLikely, kindsOfCell } from '#domain/draft/issues/early-checks.ts'
import {
  CERTAIN_PROBLEM_KINDS,
  ISSUE_KINDS,
  type Issue,
  type IssueKind,
} from '#domain/draft/row/issue.ts'
import { type Knowledge, NO_KNOWLEDGE } from '#domain/draft/issues/knowledge.ts'
import { findLate } from './late-checks.ts'

/** Warnings of late checks about the sheet, which an entry without a sheet can't have. */
const OF_SHEETS: readonly IssueKind[] = ['courier-unconfirmed', 'swapped']

/** A sheet may wait for its numbers; an entry without a sheet can't. */
const KEEPS_BACK: readonly IssueKind[] = [...CERTAIN_PROBLEM_KINDS, 'no-number-yet']

/** The problem that holds back a cell of an entry without a sheet, by the rules of sheets; null when it can be sent. */
export function problemOfCell(cell: string, field: TrackingField): Issue | null {
  const kinds = cell === '' ? kindsOfCell(cell, field) : kindsBehindLikely(cell, field)
  const kind = KEEPS_BACK.find((one) => kinds.includes(one))
  return kind === undefined ? null : describeCell(kind, field, cell, NO_KNOWLEDGE)
}

/** The problems that hold back an entry without a sheet, in the order of the screen. */
export function problemsOfEntry(entry: TrackingEntry): readonly Issue[] {
  return TRACKING_FIELDS.flatMap((field) => problemOfCell(entry[field] ?? '', field) ?? [])
}

/**
 * The most urgent warning about each cell of an entry without a sheet, by the rules of sheets. The user can send a
 * likely problem outside of a sheet, so it counts as a warning.
 */
export function warningsOfEntry(entry: TrackingEntry, knowledge: Knowledge): readonly Issue[] {
  const cells = toCells(entry)
  const row = { cells, facts: NO_FACTS }
  const late = LATE_KINDS.filter((kind) => !OF_SHEETS.includes(kind))
    .flatMap((kind) => findLate(kind, row, knowledge, undefined))
    .map(atTheNumber)
  return TRACKING_FIELDS.filter((field) => cells[field] !== '').flatMap((field) => {
    const early = kindsOfCell(cells[field], field)
      .filter((kind) => !KEEPS_BACK.includes(kind))
      .map((kind) => describeCell(kind, field, cells[field], knowledge))
    const isNumber = field === 'orderId' && cells.orderId === cells.trackingId
    const found: readonly Issue[] = [
      ...late.filter((issue) => issue.field === field),
      ...early,
      ...(isNumber ? [{ kind: 'order-is-number', field } as const] : []),
    ]
    return found.toSorted((one, other) => urgency(one) - urgency(other)).slice(0, 1)
  })
}

const urgency = ({ kind }: Issue) => ISSUE_KINDS.indexOf(kind)

/** A courier mismatch is shown at the number, where the typing error most often is. */
function atTheNumber(issue: Issue): Issue {
  return issue.kind === 'courier-mismatch' ? { ...issue, field: 'trackingId' } : issue
}
