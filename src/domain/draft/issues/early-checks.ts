import { checkField } from '#domain/entry/gate.ts'
import { rulesOf } from '#domain/entry/rules.ts'
import {
  eachField,
  REQUIRED_FIELDS,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import type { Row } from '#domain/draft/row/row.ts'
import type { SourceFacts } from '#domain/draft/stored/kept-source.ts'
import { isLikelyProblem, isProblem, type IssueKind } from '#domain/draft/row/issue.ts'
import { numberBesideOrder } from './whole-number.ts'
import { type KindSet, kindSet, NO_KINDS } from './kind-set.ts'

/** The issue of an empty cell; null for optional fields. */
const MISSING = eachField((field) => rulesOf(field).missing)

/** The issues of one cell, regardless of the rest of the sheet. */
export function kindsOfCell(cell: string, field: TrackingField): readonly IssueKind[] {
  if (cell === '') {
    const missing = MISSING[field]
    return missing === null ? NO_KINDS : [missing]
  }
  return kindsOf(checkField(cell, field))
}

/** The issues of a cell that is sent despite its likely problem: a certain problem still holds it back. */
export function kindsBehindLikely(cell: string, field: TrackingField): readonly IssueKind[] {
  return kindsOf(checkField(cell, field, (kind) => !isLikelyProblem(kind)))
}

function kindsOf({ problem, warning }: ReturnType<typeof checkField>): readonly IssueKind[] {
  if (problem === null && warning === null) return NO_KINDS
  return [problem, warning].filter((kind) => kind !== null)
}

/** A row with its early issues. */
export type CheckedRow = { readonly row: Row; readonly early: KindSet }

/** The user's decisions about a whole sheet. */
type Said = { readonly confirmed?: SourceFacts['confirmed'] | undefined }

/** A number beside the order ID of its own row is one with a remark, not several. */
function kindsOfRow({ cells }: Row, field: TrackingField): readonly IssueKind[] {
  const kinds = kindsOfCell(cells[field], field)
  const isSeveral = field === 'trackingId' && kinds.includes('several-numbers')
  if (!isSeveral || numberBesideOrder(cells.trackingId, cells.orderId) === null) return kinds
  return kinds.map((kind) => (kind === 'several-numbers' ? 'number-and-remark' : kind))
}

/** The issues of one cell of a row, without those that the user confirmed as correct. */
export function kindsAt(row: Row, field: TrackingField, said?: Said): readonly IssueKind[] {
  const cell = row.cells[field]
  const kinds = kindsOfRow(row, field)
  const likely = kinds === NO_KINDS ? undefined : kinds.find(isLikelyProblem)
  if (likely === undefined) return kinds
  const isUsual = said?.confirmed?.some((one) => one.field === field && one.kind === likely)
  if (isUsual === true) return kindsBehindLikely(cell, field)
  if (row.decisions.cells?.[field] !== 'as-it-is') return kinds
  return [...kindsBehindLikely(cell, field), 'sent-as-it-is']
}

/** The issues of a row alone, found at once without formats, other rows or earlier uploads. */
export function checkEarly(row: Row, said?: Said): KindSet {
  let found: IssueKind[] | null = null
  for (const field of TRACKING_FIELDS) {
    const kinds = kindsAt(row, field, said)
    if (kinds !== NO_KINDS) (found ??= []).push(...kinds)
  }
  const { orderId, trackingId } = row.cells
  if (orderId !== '' && orderId === trackingId) (found ??= []).push('order-is-number')
  return found === null ? NO_KINDS : kindSet(found)
}

/** Like `checkEarly`, for a row whose cells are known to be plain or empty. */
export function checkPlain(row: Row): KindSet {
  const { orderId, trackingId } = row.cells
  const isFull = REQUIRED_FIELDS.every((field) => row.cells[field] !== '')
  return isFull && orderId !== trackingId ? NO_KINDS : checkEarly(row)
}

/** Whether a row has an order ID. A placeholder doesn't count. */
export function hasOrder(early: KindSet): boolean {
  return !early.includes('order-id-missing')
}

export function hasNumber(early: KindSet): boolean {
  return !early.includes('no-number-yet')
}

/** Whether the number is complete: two numbers cut by a program look the same and may differ. */
export function isWhole({ row, early }: CheckedRow): boolean {
  const isCut = (kinds: readonly IssueKind[]) => kinds.includes('scientific-notation')
  return !isCut(early) || !isCut(kindsAt(row, 'trackingId'))
}

/** Whether these kinds hold an entry back. */
export function holdsBack(kinds: KindSet): boolean {
  return kinds.some(isProblem)
}
