import { splitSeveral } from '#domain/entry/cleaning/several-numbers.ts'
import { holdsSeveralOrders, isListOfOrders } from '#domain/entry/cleaning/several-orders.ts'
import { readChange } from '#domain/entry/cleaning/spreadsheet-change.ts'
import { isShortDate } from '#domain/entry/read-date.ts'
import { ID_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { certainCourier } from '#domain/entry/upload-result.ts'
import { couriersMeant } from '#domain/draft/issues/knowledge.ts'
import type { NumbersInCell } from '#domain/formats/find-numbers.ts'
import { statusOf } from '#domain/draft/row/status-of-row.ts'
import { isPartOfRun, readWhole } from '#domain/draft/issues/whole-number.ts'
import { kindsOfCell } from '#domain/draft/issues/early-checks.ts'
import { type Found, isProblem, type IssueKind } from '#domain/draft/row/issue.ts'
import { type ColumnForm, isUsual } from '#domain/formats/column-form.ts'
import { isCompany, isName } from './check-couriers.ts'
import {
  isGrouped,
  isOddOrder,
  isUnlikeColumn,
  withoutExponent,
  withoutThousands,
} from './check-ids.ts'
import {
  isMistyped,
  isNearFormat,
  isNumberDecimal,
  isNumberRounded,
  isOfOtherCourier,
  isRoundedCell,
  isSwapped,
} from './check-numbers.ts'
import type { Case } from './late-case.ts'

export type LateCheck<Kind extends IssueKind> = {
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

/** The ID fields whose value passes a test. */
function idsThat(one: Case, isSo: (value: string, field: TrackingField) => boolean) {
  let found: TrackingField[] | null = null
  for (const field of ID_FIELDS) {
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

/** The number to take in place of a cell with more in it; null when the only one is part of a longer run. */
function numberToTake({ cells: { trackingId }, numbers, knowledge }: Case): string | null {
  const number = numbers?.numbers[0] ?? null
  const whole = readWhole(trackingId, knowledge)
  if (whole !== null || number === null) return whole
  return isPartOfRun(trackingId, number) ? null : number
}

/** Separators that only lists have, so that a whole column of them is one of lists. */
const LIST_SIGNS = /[,;&+|、，；]/
const areOrders = (value: string, form: ColumnForm | undefined) =>
  holdsSeveralOrders(value) || isListOfOrders(value, form?.shapes)

/** A long number with a minus in front; short ones are prices. */
const NEGATIVE = /^-\d{8,60}$/

/** The checks that need formats, couriers or facts of the columns. */
export const LATE_CHECKS = {
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
    details: (one) => ({ ...partsOf(one), instead: numberToTake(one) }),
  },
  'scanned-label': {
    finds: ({ label }) => (label === null ? NOWHERE : IN_NUMBER),
    details: ({ label }) => ({ instead: label?.number ?? null }),
  },
  'unlike-column': {
    finds: ({ cells, sheet, knowledge }) => {
      const { orderId, trackingId } = sheet?.forms ?? {}
      const isUnlike = isUnlikeColumn(
        cells,
        orderId,
        trackingId,
        () => knowledge.looksLikeNumber(cells.trackingId) === 'surely',
      )
      return isUnlike && !hasOwnProblem(cells.orderId) ? IN_ORDER : NOWHERE
    },
    details: noDetails,
  },
  'odd-order-id': {
    finds: (one) => {
      const { cells, sheet, knowledge } = one
      const isOdd =
        cells.orderId !== '' &&
        cells.orderId !== cells.trackingId &&
        isOddOrder(cells.orderId, sheet?.forms?.orderId, knowledge)
      return isOdd && !isSwapped(one) && !hasOwnProblem(cells.orderId) ? IN_ORDER : NOWHERE
    },
    details: noDetails,
  },
  'several-orders': {
    finds: (one) =>
      idsThat(one, (value, field) => {
        const form = one.sheet?.forms?.[field]
        return (!isUsual(form, value) || LIST_SIGNS.test(value)) && areOrders(value, form)
      }),
    details: noDetails,
  },
  thousands: {
    finds: (one) => idsThat(one, (value, field) => isGrouped(value, one.sheet?.forms?.[field])),
    details: ({ cells }, field) => ({ instead: withoutThousands(cells[field]) }),
  },
  'changed-by-spreadsheet': {
    finds: (one) => {
      const fields = idsThat(
        one,
        (value, field) => readChange(value) === 'decimal' || plainOf(one, field) !== null,
      )
      return isNumberDecimal(one) ? [...fields, 'trackingId'] : fields
    },
    details: (one, field) => ({
      instead: withoutDecimal(one.cells[field]) ?? plainOf(one, field),
    }),
  },
  'courier-is-a-name': {
    finds: ({ cells: { courier }, knowledge, sheet }) =>
      courier !== '' && isName(courier, knowledge, sheet?.forms) ? IN_COURIER : NOWHERE,
    details: ({ cells, knowledge }) => ({
      probably: certainCourier(couriersMeant(cells, knowledge)),
    }),
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
    finds: (one) => (isMistyped(one) ? IN_NUMBER : NOWHERE),
    details: ({ cells, knowledge, context }) => ({
      instead: knowledge.suggestDigits(cells.trackingId, context),
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

export type LateKind = keyof typeof LATE_CHECKS
export const LATE_KINDS = Object.keys(LATE_CHECKS) as readonly LateKind[]

function hasOwnProblem(orderId: string): boolean {
  return kindsOfCell(orderId, 'orderId').some(isProblem)
}

/** `old … new …`: words beside the numbers may say which one is right. */
function hasWordsBeside(cell: string, numbers: readonly string[]): boolean {
  const beside = numbers.reduce((rest, number) => rest.replace(number, ' '), cell)
  return splitSeveral(`0 ${beside}`).some((part) => /\p{L}{2}/u.test(part))
}

/** The ID that a program wrote with an exponent. */
const plainOf = ({ cells, sheet }: Case, field: TrackingField) =>
  withoutExponent(cells[field], sheet?.forms?.[field])

/** `1001.0`: the ID without the decimals that a program added. */
function withoutDecimal(cell: string): string | null {
  return /^(\d{1,120})[.,]0{1,20}$/.exec(cell)?.[1] ?? null
}
