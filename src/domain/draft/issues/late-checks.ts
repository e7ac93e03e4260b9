import { splitSeveral } from '#domain/entry/cleaning/several-numbers.ts'
import { isListOfOrders } from '#domain/entry/cleaning/several-orders.ts'
import { readChange } from '#domain/entry/cleaning/spreadsheet-change.ts'
import { isShortDate } from '#domain/entry/read-date.ts'
import { ABOUT_FIELD, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { NumbersInCell } from '#domain/formats/find-numbers.ts'
import type { Row } from '#domain/draft/row.ts'
import { statusOf } from '#domain/draft/status-of-row.ts'
import { findBehindName } from './clean-by-formats.ts'
import { isCompany, isName, isOfOtherCourier } from '#domain/draft/issues/late/check-couriers.ts'
import {
  isNearFormat,
  isNumberDecimal,
  isNumberRounded,
  isRoundedCell,
  isSwapped,
  sampleOf,
} from '#domain/draft/issues/late/check-columns.ts'
import {
  isGrouped,
  isUnlikeColumn,
  withoutThousands,
} from '#domain/draft/issues/late/column-sample.ts'
import { kindsOfCell } from './early-checks.ts'
import { type Found, isLikelyProblem, isProblem, type Issue, type IssueKind } from './issue.ts'
import { type KindSet, kindSet, NO_KINDS } from './kind-set.ts'
import type { Knowledge } from './knowledge.ts'
import type { AboutSheet, Case } from '#domain/draft/issues/late/late-case.ts'

/** The checked parts of a row; entries without a sheet have no decisions. */
export type CheckedRow = Pick<Row, 'cells' | 'facts'> & Partial<Pick<Row, 'decisions'>>

type LateCheck<Kind extends IssueKind> = {
  /** The fields with the issue. */
  readonly finds: (one: Case) => readonly TrackingField[]
  /** The details for the text and the fixes, read only for rows on the screen. */
  readonly details: (one: Case, field: TrackingField) => Omit<Found<Kind>, 'field'>
}

const NOWHERE: readonly TrackingField[] = []
const IN_NUMBER: readonly TrackingField[] = ['trackingId']
const IN_ORDER: readonly TrackingField[] = ['orderId']
const IN_COURIER: readonly TrackingField[] = ['courier']
const noDetails = () => ({})

export const IDS = TRACKING_FIELDS.filter((field) => ABOUT_FIELD[field].value === 'id')

/** The ID fields whose value passes a test. */
function idsThat(one: Case, isSo: (value: string, field: TrackingField) => boolean) {
  let found: TrackingField[] | null = null
  for (const field of IDS) {
    const value = one.cells[field]
    if (value !== '' && isSo(value, field)) (found ??= []).push(field)
  }
  return found ?? NOWHERE
}

const hasNumbers = ({ numbers }: Case, kind: NumbersInCell['kind']) =>
  numbers?.kind === kind ? IN_NUMBER : NOWHERE

const partsOf = ({ cells, numbers }: Case) => {
  const parts = numbers?.numbers ?? []
  const canSplit = parts.length > 1 && !hasWordsBeside(cells.trackingId, parts)
  return { parts, offer: canSplit ? ('split' as const) : null }
}

/** A long number with a minus in front; short ones are prices. */
const NEGATIVE = /^-\d{8,60}$/

/** The checks that need formats, couriers or facts of the columns. */
const LATE_CHECKS = {
  date: {
    finds: (one) => idsThat(one, isShortDate),
    details: noDetails,
  },
  rounded: {
    finds: (one) => {
      const fields = idsThat(one, (_, field) => isRoundedCell(one, field))
      return isNumberRounded(one) ? [...fields, 'trackingId'] : fields
    },
    details: noDetails,
  },
  'several-numbers': { finds: (one) => hasNumbers(one, 'several'), details: partsOf },
  'perhaps-two-numbers': { finds: (one) => hasNumbers(one, 'perhaps-two'), details: partsOf },
  'number-and-remark': {
    finds: (one) => hasNumbers(one, 'remark'),
    details: (one) => ({ ...partsOf(one), instead: one.numbers?.numbers[0] ?? null }),
  },
  'scanned-label': {
    finds: ({ label }) => (label === null ? NOWHERE : IN_NUMBER),
    details: ({ label }) => ({ instead: label?.number ?? null }),
  },
  'unlike-column': {
    finds: ({ cells, sheet, knowledge }) => {
      const orders = sampleOf(sheet, 'orderId')
      const numbers = sampleOf(sheet, 'trackingId')
      const isUnlike = isUnlikeColumn(cells, {
        ...(orders && { orders }),
        ...(numbers && { numbers }),
        isSurelyNumber: () => knowledge.looksLikeNumber(cells.trackingId) === 'surely',
      })
      return isUnlike && !hasOwnProblem(cells.orderId) ? IN_ORDER : NOWHERE
    },
    details: noDetails,
  },
  'several-orders': {
    finds: (one) =>
      idsThat(one, (value, field) => isListOfOrders(value, sampleOf(one.sheet, field)?.values)),
    details: noDetails,
  },
  thousands: {
    finds: (one) => idsThat(one, (value, field) => isGrouped(value, sampleOf(one.sheet, field))),
    details: ({ cells }, field) => ({ instead: withoutThousands(cells[field]) }),
  },
  'changed-by-spreadsheet': {
    finds: (one) => {
      const fields = idsThat(one, (value) => readChange(value) === 'decimal')
      return isNumberDecimal(one) ? [...fields, 'trackingId'] : fields
    },
    details: (one, field) => ({ instead: withoutDecimal(one.cells[field]) }),
  },
  'courier-is-a-name': {
    finds: ({ cells: { courier }, knowledge }) =>
      courier !== '' && isName(courier, knowledge) ? IN_COURIER : NOWHERE,
    details: ({ cells, knowledge }) => ({ probably: knowledge.probableCourier(cells.courier) }),
  },
  'courier-is-a-company': {
    finds: ({ cells: { courier }, knowledge }) =>
      courier !== '' && isCompany(courier, knowledge) ? IN_COURIER : NOWHERE,
    details: noDetails,
  },
  'courier-unconfirmed': {
    finds: ({ cells: { courier }, decisions, knowledge }) =>
      decisions?.cells?.courier === 'from-list' && !knowledge.isNamedByService(courier)
        ? IN_COURIER
        : NOWHERE,
    details: noDetails,
  },
  'courier-mismatch': {
    finds: (one) => (isOfOtherCourier(one) ? IN_COURIER : NOWHERE),
    details: noDetails,
  },
  'check-digit': {
    finds: (one) => {
      const { trackingId, courier } = one.cells
      const { checkDigitFails, suggestDigits } = one.knowledge
      if (trackingId === '' || isNumberDecimal(one) || isNumberRounded(one)) return NOWHERE
      if (isOfOtherCourier(one)) return NOWHERE
      const isMistyped =
        checkDigitFails(trackingId, courier) || suggestDigits(trackingId, courier) !== null
      return isMistyped ? IN_NUMBER : NOWHERE
    },
    details: ({ cells, knowledge }) => ({
      instead: knowledge.suggestDigits(cells.trackingId, cells.courier),
    }),
  },
  /** A minus in front: a program took the number for an amount. Hyphens inside may belong to the number. */
  'odd-characters': {
    finds: ({ cells }) => (NEGATIVE.test(cells.trackingId) ? IN_NUMBER : NOWHERE),
    details: noDetails,
  },
  'near-format': {
    finds: (one) => (isNearFormat(one) ? IN_NUMBER : NOWHERE),
    details: noDetails,
  },
  refunded: statusCheck('refunded'),
  returned: statusCheck('returned'),
  shipped: statusCheck('shipped'),
  'remark-says-cancelled': {
    finds: ({ facts }) => (facts.remark === undefined ? NOWHERE : IN_ORDER),
    details: ({ facts }) => ({ said: facts.remark ?? '' }),
  },
  swapped: { finds: (one) => (isSwapped(one) ? IN_ORDER : NOWHERE), details: noDetails },
} as const satisfies { readonly [Kind in IssueKind]?: LateCheck<Kind> }

/** Shipped rows are only worth a warning in a sheet that has others too. */
function statusCheck(kind: 'refunded' | 'returned' | 'shipped') {
  return {
    finds: ({ facts, sheet }: Case) => {
      const isExpected = kind === 'shipped' && sheet?.mixesStatuses !== true
      return statusOf(facts) === kind && !isExpected ? IN_ORDER : NOWHERE
    },
    details: ({ facts }: Case) => ({ said: facts.status?.text ?? '' }),
  }
}

type LateKind = keyof typeof LATE_CHECKS
const LATE_KINDS = Object.keys(LATE_CHECKS) as readonly LateKind[]

function caseOf(
  { cells, facts, decisions }: CheckedRow,
  knowledge: Knowledge,
  sheet: AboutSheet,
): Case {
  const { trackingId } = cells
  const own = { cells, facts, decisions, knowledge, sheet }
  if (trackingId === '') return { ...own, label: null, numbers: null }
  const label = knowledge.readLabel(trackingId)
  if (label !== null && label.number !== null) return { ...own, label, numbers: null }
  const numbers = numbersIn(trackingId, knowledge)
  const areSeveral = numbers?.kind === 'several'
  return {
    ...own,
    label: areSeveral ? null : label,
    numbers: label === null || areSeveral ? numbers : null,
  }
}

/** The numbers in a cell, unless a cell rule already reports the same problem under another kind. */
function numbersIn(trackingId: string, knowledge: Knowledge): NumbersInCell | null {
  const numbers = knowledge.findNumbers(trackingId) ?? findBehindName(trackingId, knowledge)
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
    const said = isLikelyProblem(kind) ? sayLikely(kind, fields, row, sheet) : kind
    if (said !== null) (found ??= []).push(said)
  }
  return found === null ? NO_KINDS : kindSet(found)
}

/** The issue that remains after the user's decisions: the problem, the warning that it is sent, or null. */
function sayLikely(
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

function hasOwnProblem(orderId: string): boolean {
  return kindsOfCell(orderId, 'orderId').some(isProblem)
}

/** `old … new …`: words beside the numbers may say which one is right. */
function hasWordsBeside(cell: string, numbers: readonly string[]): boolean {
  const beside = numbers.reduce((rest, number) => rest.replace(number, ' '), cell)
  return splitSeveral(`0 ${beside}`).some((part) => /\p{L}{2}/u.test(part))
}

/** `1001.0`: the ID without the decimals that a program added. */
function withoutDecimal(cell: string): string | null {
  return /^(\d{1,120})[.,]0{1,20}$/.exec(cell)?.[1] ?? null
}
