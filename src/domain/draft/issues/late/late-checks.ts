import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { type ColumnForm, isFoundByChance, isUsual } from '#domain/formats/column-form.ts'
import type { NumbersInCell } from '#domain/formats/find-numbers.ts'
import type { Row } from '#domain/draft/row/row.ts'
import type { AboutSheet, Case } from './late-case.ts'
import { LATE_CHECKS, LATE_KINDS, type LateCheck, type LateKind } from './late-table.ts'
import { findBehindName } from '#domain/draft/issues/clean-by-formats.ts'
import { numberBesideOrder } from '#domain/draft/issues/whole-number.ts'
import { kindsOfCell } from '#domain/draft/issues/early-checks.ts'
import { isLikelyProblem, isProblem, type Issue, type IssueKind } from '#domain/draft/row/issue.ts'
import { type KindSet, kindSet, NO_KINDS } from '#domain/draft/issues/kind-set.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'

/** The checked parts of a row; entries without a sheet have no decisions. */
export type CheckedRow = Pick<Row, 'cells' | 'facts'> & Partial<Pick<Row, 'decisions'>>

function caseOf(
  { cells, facts, decisions }: CheckedRow,
  knowledge: Knowledge,
  sheet: AboutSheet,
): Case {
  const { trackingId, courier } = cells
  const form = sheet?.forms?.trackingId
  const context = { courier: knowledge.namesOfCode(courier) === null ? '' : courier, form }
  const own = { cells, facts, decisions, knowledge, sheet, context }
  if (trackingId === '') return { ...own, label: null, numbers: null }
  const label = labelIn(trackingId, knowledge, form)
  if (label !== null && label.number !== null) return { ...own, label, numbers: null }
  const beside = numberBesideOrder(trackingId, cells.orderId)
  const numbers: NumbersInCell | null =
    beside === null ? numbersIn(trackingId, knowledge, form) : { kind: 'remark', numbers: [beside] }
  const areSeveral = numbers?.kind === 'several'
  return {
    ...own,
    label: areSeveral ? null : label,
    numbers: label === null || areSeveral ? numbers : null,
  }
}

/** Digits that are too long for a number are one all the same where the whole column has them. */
function labelIn(trackingId: string, { readLabel }: Knowledge, form: ColumnForm | undefined) {
  const label = readLabel(trackingId)
  return label?.kind === 'no-number' && isUsual(form, trackingId) ? null : label
}

/**
 * The numbers in a cell, unless a cell rule already reports the same problem under another kind, or other values of the
 * column look the same by chance.
 */
function numbersIn(
  trackingId: string,
  knowledge: Knowledge,
  form: ColumnForm | undefined,
): NumbersInCell | null {
  const found = knowledge.findNumbers(trackingId)
  const isByChance = found !== null && isFoundByChance(form, trackingId, found.kind)
  const numbers = (isByChance ? null : found) ?? findBehindName(trackingId, knowledge)
  if (numbers === null) return null
  const own = kindsOfCell(trackingId, 'trackingId').find(isProblem)
  if (own === undefined || own === 'several-numbers') {
    return own === undefined || numbers.kind === 'several' ? numbers : null
  }
  return own === 'number-and-remark' || own === 'words' ? numbers : null
}

/** The issues of a row that depend on formats, couriers and column facts. */
export function checkLate(row: CheckedRow, knowledge: Knowledge, sheet: AboutSheet): KindSet {
  const one = caseOf(row, knowledge, sheet)
  let found: IssueKind[] | null = null
  for (const kind of LATE_KINDS) {
    const fields = LATE_CHECKS[kind].finds(one)
    if (fields.length === 0) continue
    const issue = isLikelyProblem(kind) ? remainingIssue(kind, fields, row, sheet) : kind
    if (issue !== null) (found ??= []).push(issue)
  }
  return found === null ? NO_KINDS : kindSet(found)
}

/** The issue that remains after the user's decisions: the problem, the warning that it is sent, or null. */
function remainingIssue(
  kind: IssueKind,
  fields: readonly TrackingField[],
  row: CheckedRow,
  sheet: AboutSheet,
): IssueKind | null {
  const open = fields.filter((field) => !isConfirmed(sheet, kind, field))
  if (open.length === 0) return null
  return open.some((field) => !isSentAsItIs(row, field)) ? kind : 'sent-as-it-is'
}

function isConfirmed(sheet: AboutSheet, kind: IssueKind, field: TrackingField): boolean {
  return sheet?.confirmed?.some((one) => one.kind === kind && one.field === field) === true
}

function isSentAsItIs({ decisions }: CheckedRow, field: TrackingField): boolean {
  return decisions?.cells?.[field] === 'as-it-is'
}

/** The findings of one late check in a row, with details; empty for kinds of other checks. */
export function findLate(
  kind: IssueKind,
  row: CheckedRow,
  knowledge: Knowledge,
  sheet: AboutSheet,
): readonly Issue[] {
  if (kind === 'sent-as-it-is') return findSent(row, knowledge, sheet)
  if (!isLate(kind)) return []
  const one = caseOf(row, knowledge, sheet)
  const { finds, details } = LATE_CHECKS[kind] as LateCheck<LateKind>
  return finds(one)
    .filter((field) => !isLikelyProblem(kind) || isOpen(row, kind, field, sheet))
    .map((field) => ({ kind, field, ...details(one, field) }) as Issue)
}

/** The cells that are sent despite a likely problem of a late check. */
function findSent(
  row: CheckedRow,
  knowledge: Knowledge,
  sheet: AboutSheet,
): readonly Issue<'sent-as-it-is'>[] {
  if (row.decisions?.cells === undefined) return []
  const one = caseOf(row, knowledge, sheet)
  const fields = LATE_KINDS.filter(isLikelyProblem).flatMap((kind) =>
    LATE_CHECKS[kind].finds(one).filter((field) => !isConfirmed(sheet, kind, field)),
  )
  const sent = TRACKING_FIELDS.filter((field) => fields.includes(field) && isSentAsItIs(row, field))
  return sent.map((field) => ({ kind: 'sent-as-it-is', field }))
}

function isOpen(row: CheckedRow, kind: IssueKind, field: TrackingField, sheet: AboutSheet) {
  return !isConfirmed(sheet, kind, field) && !isSentAsItIs(row, field)
}

/** Whether a late check finds this kind, alone or together with a cell rule. */
function isLate(kind: IssueKind): kind is LateKind {
  return kind in LATE_CHECKS
}
