import { readChange } from '#domain/entry/cleaning/spreadsheet-change.ts'
import { isAllZeros, isDate, isFullDate } from '#domain/entry/read-shapes.ts'
import { mayLookLikeNumber, type NumberLikeness } from '#domain/formats/judge-number.ts'
import { ABOUT_FIELD, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { looksLikeName } from '#domain/entry/rules.ts'
import { cleanByFormats, type Formats } from './clean-by-formats.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { type EarlierIndex, NOTHING_EARLIER } from './earlier-index.ts'
import { cellOf } from '#domain/draft/table/entry-table.ts'
import { checkRepeat } from './repeats.ts'
import type { NamesOfCourier, ProbableCourier } from '#domain/entry/upload-result.ts'
import { FLAG, FROM_EARLIER, FROM_LATE, LATE_DONE } from '#domain/draft/table/row-flags.ts'

/** What the late checks need to know: it is loaded after the first rows are on the screen. */
export type Knowledge = Formats & {
  /** Whether every format of that shape (of that courier, where one is given) has a check digit, and all fail. */
  readonly checkDigitFails: (number: string, courier: string) => boolean
  /** The same number with digits for letters that look like them, where only then a check digit fits. */
  readonly suggestDigits: (number: string, courier: string) => string | null
  /** Whether the check digit of the number fits. */
  readonly checkDigitFits: (number: string, courier: string) => boolean
  readonly isCourierName: (courier: string) => boolean
  /** Whether a text is the whole name of a courier as a list has it. */
  readonly isListedName: (text: string) => boolean
  /** The couriers that a name may mean: one, several that fit equally well, or none. */
  readonly probableCouriers: (name: string) => readonly ProbableCourier[]
  /** What the courier of a code is called; null: the code is not known. */
  readonly namesOfCode: (code: string) => NamesOfCourier | null
  /** Whether the formats of that courier, given by code or name, are known, none fits, and those of others do. */
  readonly isOfOtherCourier: (number: string, courier: string) => boolean
  readonly looksLikeNumber: (value: string) => NumberLikeness
  /** What earlier uploads of this browser to the same service had. */
  readonly earlier: EarlierIndex
}

/** What of it is about tracking numbers. */
export type NumberKnowledge = Pick<
  Knowledge,
  'checkDigitFails' | 'checkDigitFits' | 'suggestDigits' | 'isOfOtherCourier'
>

/** Knows nothing: no check finds anything. */
export const NO_KNOWLEDGE: Knowledge = {
  fits: () => false,
  checkDigitFails: () => false,
  suggestDigits: () => null,
  checkDigitFits: () => false,
  isCourierName: () => false,
  isListedName: () => false,
  couriersNamed: () => [],
  probableCourier: () => null,
  probableCouriers: () => [],
  namesOfCode: () => null,
  fitsCourier: () => false,
  isOfOtherCourier: () => false,
  looksLikeNumber: () => 'no',
  earlier: NOTHING_EARLIER,
}

/**
 * Checks rows that were not checked by what is known, from a position of the sheet on, until `isEnough` says
 * so; returns the position to go on from, or null at the end.
 */
export function checkLate(
  draft: Draft,
  knowledge: Knowledge,
  from: number,
  isEnough: (checked: number) => boolean,
): number | null {
  const { order, table } = draft
  let checked = 0
  for (let position = from; position < order.length; position += 1) {
    const slot = order.slots[position] ?? 0
    if ((table.states[slot] ?? 0) & LATE_DONE) continue
    if (isEnough(checked)) return position
    cleanByFormats(draft, knowledge, slot)
    checkRowLate(draft, knowledge, slot)
    checked += 1
  }
  return null
}

/**
 * Compares rows that were checked with earlier uploads again, deleted ones too, since an undo may bring them
 * back; from a slot on, until `isEnough` says so; returns the slot to go on from, or null at the end.
 */
export function checkRepeats(
  draft: Draft,
  { earlier }: Knowledge,
  from: number,
  isEnough: (checked: number) => boolean,
): number | null {
  const { table } = draft
  for (let slot = from; slot < table.length; slot += 1) {
    if (isEnough(slot - from)) return slot
    if (!((table.states[slot] ?? 0) & LATE_DONE)) continue
    const flags = table.flags[slot] ?? 0
    table.flags[slot] = (flags & ~FROM_EARLIER) | checkRepeat(table, earlier, slot)
  }
  return null
}

function checkRowLate(draft: Draft, knowledge: Knowledge, slot: number): void {
  const { table } = draft
  const number = cellOf(table, slot, 'trackingId')
  const courier = cellOf(table, slot, 'courier')
  const isName = courier !== '' && (looksLikeName(courier) || knowledge.isCourierName(courier))
  const found =
    flagsOfIds(draft, slot) |
    (number === ''
      ? 0
      : flagsOfNumber(number, courier, knowledge, isFromRounded(draft, slot, 'trackingId'))) |
    (isName ? FLAG['courier-is-a-name'] : 0) |
    (isSwapped(draft, knowledge, slot) ? FLAG.swapped : 0) |
    checkRepeat(table, knowledge.earlier, slot)
  const known = (table.flags[slot] ?? 0) & ~FROM_LATE
  table.flags[slot] = known | found
  table.states[slot]! |= LATE_DONE
}

/** A number shorter than this, or one with a sign in front, is no courier's. */
const LEAST_LENGTH = 8

/**
 * Whether order ID and tracking number are in each other's place: the number has no known format, and the order ID
 * has one that is no chance, or one at all where the number is too short to be any.
 */
function isSwapped(draft: Draft, { looksLikeNumber }: Knowledge, slot: number): boolean {
  const { table, sources } = draft
  const orderId = cellOf(table, slot, 'orderId')
  const isOfChecked = columnOf(draft, slot, 'orderId')?.isChecked === true
  // Looking formats up takes the longest, and most order IDs need none.
  if (!isOfChecked && !mayLookLikeNumber(orderId)) return false
  const number = cellOf(table, slot, 'trackingId')
  if (number === '' || looksLikeNumber(number) !== 'no') return false
  const confirmed = sources[table.sourceIds[slot] ?? -1]?.confirmed ?? []
  if (confirmed.some(({ kind }) => kind === 'swapped')) return false
  const likeness = looksLikeNumber(orderId)
  if (likeness === 'surely' || likeness === 'no') return likeness === 'surely'
  return (
    (likeness === 'perhaps' || isOfChecked) &&
    (number.length < LEAST_LENGTH || number.startsWith('#'))
  )
}

/** The issues of a number that only the formats tell. */
export function flagsOfNumber(
  number: string,
  courier: string,
  knowledge: NumberKnowledge,
  inRounded = false,
): number {
  const { checkDigitFails, checkDigitFits, suggestDigits, isOfOtherCourier } = knowledge
  // A number can end in zeros by chance; a check digit that fits shows that it does.
  if (isChanged(number, inRounded) && !isDate(number)) {
    return checkDigitFits(number, courier) ? 0 : FLAG['changed-by-spreadsheet']
  }
  if (courier !== '' && isOfOtherCourier(number, courier)) return FLAG['courier-mismatch']
  const isMistyped = checkDigitFails(number, courier) || suggestDigits(number, courier) !== null
  return isMistyped ? FLAG['check-digit'] : 0
}

/** Whether an id is probably not what it was before a spreadsheet program had it; a full date is a kind of its own. */
export function isChanged(id: string, inRounded = false): boolean {
  const change = readChange(id, inRounded)
  if (change === 'date') return !isFullDate(id)
  return (change === 'zeros' && !isAllZeros(id)) || change === 'decimal'
}

/** Whether a cell comes from a column whose numbers a spreadsheet program has rounded. */
export function isFromRounded(draft: Draft, slot: number, field: TrackingField): boolean {
  return columnOf(draft, slot, field)?.isRounded === true
}

function columnOf({ sources, table }: Draft, slot: number, field: TrackingField) {
  const match = sources[table.sourceIds[slot] ?? -1]?.match
  return match?.columns[match.mapping[field] ?? -1]
}

/** Checks the rows from a slot on again: what is known of their columns came after them. */
export function uncheckFrom({ table: { states, length } }: Draft, first: number): void {
  for (let slot = first; slot < length; slot += 1) states[slot]! &= ~LATE_DONE
}

function flagsOfIds(draft: Draft, slot: number): number {
  const isAny = IDS.some((field) =>
    isChanged(cellOf(draft.table, slot, field), isFromRounded(draft, slot, field)),
  )
  return isAny ? FLAG['changed-by-spreadsheet'] : 0
}

/** The fields that name an order. */
export const IDS = TRACKING_FIELDS.filter((field) => ABOUT_FIELD[field].value === 'id')
