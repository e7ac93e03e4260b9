import { readChange } from '#domain/entry/cleaning/spreadsheet-change.ts'
import { isAllZeros, isDate, isFullDate } from '#domain/entry/read-shapes.ts'
import { looksLikeName } from '#domain/entry/rules.ts'
import {
  ABOUT_FIELD,
  type EntryCells,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import { mayLookLikeNumber } from '#domain/formats/judge-number.ts'
import type { Row, RowFacts } from '#domain/draft/row.ts'
import type { SourceFacts } from '#domain/draft/kept-draft.ts'
import type { Found, Issue, IssueKind } from './issue.ts'
import { type KindSet, kindSet, NO_KINDS } from './kind-set.ts'
import type { Knowledge } from './knowledge.ts'

/** What is known of the sheet that a row came from; nothing for an entry of no sheet. */
type AboutSheet = Pick<SourceFacts, 'match' | 'confirmed' | 'mixesStatuses'> | undefined

/** The cells of an entry, and what its checks need to know. */
type Case = {
  readonly cells: EntryCells
  readonly facts: RowFacts
  readonly knowledge: Knowledge
  readonly sheet: AboutSheet
}

type LateCheck<Kind extends IssueKind> = {
  /** The fields in which the issue is. */
  readonly finds: (one: Case) => readonly TrackingField[]
  /** What its sentence and its fixes need: asked for rows that are looked at. */
  readonly details: (one: Case, field: TrackingField) => Omit<Found<Kind>, 'field'>
}

const NOWHERE: readonly TrackingField[] = []
const noDetails = () => ({})

/** The checks that need formats, couriers or what is known of the columns. */
const LATE_CHECKS = {
  'changed-by-spreadsheet': {
    finds: (one) => {
      const fields = IDS.filter((field) => isChanged(one, field))
      return isNumberChanged(one) ? [...fields, 'trackingId'] : fields
    },
    details: (one, field) => ({
      change: readChange(one.cells[field], isFromRounded(one.sheet, field)),
      instead: withoutDecimal(one.cells[field]),
    }),
  },
  'courier-is-a-name': {
    finds: ({ cells: { courier }, knowledge }) =>
      courier !== '' && isName(courier, knowledge) ? ['courier'] : NOWHERE,
    details: ({ cells, knowledge }) => ({ probably: knowledge.probableCourier(cells.courier) }),
  },
  'courier-mismatch': {
    finds: (one) => (isOfOtherCourier(one) ? ['courier'] : NOWHERE),
    details: noDetails,
  },
  'check-digit': {
    finds: (one) => {
      const { trackingId, courier } = one.cells
      const { checkDigitFails, suggestDigits } = one.knowledge
      if (trackingId === '' || isNumberChanged(one) || isOfOtherCourier(one)) return NOWHERE
      const isMistyped =
        checkDigitFails(trackingId, courier) || suggestDigits(trackingId, courier) !== null
      return isMistyped ? ['trackingId'] : NOWHERE
    },
    details: ({ cells, knowledge }) => ({
      instead: knowledge.suggestDigits(cells.trackingId, cells.courier),
    }),
  },
  refunded: statusCheck('refunded'),
  returned: statusCheck('returned'),
  shipped: statusCheck('shipped'),
  'remark-says-cancelled': {
    finds: ({ facts }) => (facts.remark === undefined ? NOWHERE : ['orderId']),
    details: ({ facts }) => ({ said: facts.remark ?? '' }),
  },
  swapped: { finds: (one) => (isSwapped(one) ? ['orderId'] : NOWHERE), details: noDetails },
} as const satisfies { readonly [Kind in IssueKind]?: LateCheck<Kind> }

/** Rows that were shipped are worth a word only where others of the sheet were not. */
function statusCheck(kind: 'refunded' | 'returned' | 'shipped') {
  return {
    finds: ({ facts, sheet }: Case) => {
      const isExpected = kind === 'shipped' && sheet?.mixesStatuses !== true
      return facts.status?.says === kind && !isExpected ? (['orderId'] as const) : NOWHERE
    },
    details: ({ facts }: Case) => ({ said: facts.status?.text ?? '' }),
  }
}

type LateKind = keyof typeof LATE_CHECKS
const LATE_KINDS = Object.keys(LATE_CHECKS) as readonly LateKind[]

/** The issues of a row that formats and couriers tell, and what is known of its columns. */
export function checkLate(row: Row, knowledge: Knowledge, sheet: AboutSheet): KindSet {
  const one = { cells: row.cells, facts: row.facts, knowledge, sheet }
  let found: LateKind[] | null = null
  for (const kind of LATE_KINDS) {
    if (LATE_CHECKS[kind].finds(one).length > 0) (found ??= []).push(kind)
  }
  return found === null ? NO_KINDS : kindSet(found)
}

/** What one late check finds in an entry, with all that its sentence needs; empty for the kinds of other checks. */
export function findLate(
  kind: IssueKind,
  { cells, facts }: Pick<Row, 'cells' | 'facts'>,
  knowledge: Knowledge,
  sheet: AboutSheet,
): readonly Issue[] {
  if (!isLate(kind)) return []
  const one = { cells, facts, knowledge, sheet }
  const { finds, details } = LATE_CHECKS[kind] as LateCheck<LateKind>
  return finds(one).map((field) => ({ kind, field, ...details(one, field) }) as Issue)
}

/** Whether a late check finds this kind, alone or beside a rule of a cell. */
export function isLate(kind: IssueKind): kind is LateKind {
  return kind in LATE_CHECKS
}

function isName(courier: string, { isCourierName }: Knowledge): boolean {
  return looksLikeName(courier) || isCourierName(courier)
}

/** Whether a spreadsheet program has changed the number; a check digit that fits shows that its zeros are its own. */
function isNumberChanged(one: Case): boolean {
  const { trackingId, courier } = one.cells
  if (trackingId === '' || !isChanged(one, 'trackingId') || isDate(trackingId)) return false
  return !one.knowledge.checkDigitFits(trackingId, courier)
}

/** Whether the formats of the named courier are known, none fits, and those of others do. */
function isOfOtherCourier(one: Case): boolean {
  const { trackingId, courier } = one.cells
  if (trackingId === '' || courier === '' || isChanged(one, 'trackingId')) return false
  return one.knowledge.isOfOtherCourier(trackingId, courier)
}

/** A number shorter than this, or one with a sign in front, is no courier's. */
const LEAST_LENGTH = 8

/**
 * Whether order ID and tracking number are in each other's place: the number has no known format, and the order ID
 * has one that is no chance, or one at all where the number is too short to be any.
 */
function isSwapped({ cells: { orderId, trackingId }, knowledge, sheet }: Case): boolean {
  const isOfChecked = columnOf(sheet, 'orderId')?.isChecked === true
  // Looking formats up takes the longest, and most order IDs need none.
  if (!isOfChecked && !mayLookLikeNumber(orderId)) return false
  if (trackingId === '' || knowledge.looksLikeNumber(trackingId) !== 'no') return false
  if (sheet?.confirmed?.some(({ kind }) => kind === 'swapped') === true) return false
  const likeness = knowledge.looksLikeNumber(orderId)
  if (likeness === 'surely' || likeness === 'no') return likeness === 'surely'
  const isNoNumber = trackingId.length < LEAST_LENGTH || trackingId.startsWith('#')
  return (likeness === 'perhaps' || isOfChecked) && isNoNumber
}

/** Whether a value is probably not what it was before a spreadsheet program had it; a full date is a kind of its own. */
function isChanged({ cells, sheet }: Case, field: TrackingField): boolean {
  const value = cells[field]
  const change = readChange(value, isFromRounded(sheet, field))
  if (change === 'date') return !isFullDate(value)
  return (change === 'zeros' && !isAllZeros(value)) || change === 'decimal'
}

/** Whether a cell comes from a column whose numbers a spreadsheet program has rounded. */
function isFromRounded(sheet: AboutSheet, field: TrackingField): boolean {
  return columnOf(sheet, field)?.isRounded === true
}

function columnOf(sheet: AboutSheet, field: TrackingField) {
  const match = sheet?.match
  return match?.columns[match.mapping[field] ?? -1]
}

/** `1001.0`: the ID without what a program put behind it. */
function withoutDecimal(cell: string): string | null {
  return /^(\d{1,120})[.,]0{1,20}$/.exec(cell)?.[1] ?? null
}

/** The fields that name an order. */
export const IDS = TRACKING_FIELDS.filter((field) => ABOUT_FIELD[field].value === 'id')
