import { readChange } from '#domain/entry/cleaning/spreadsheet-change.ts'
import { isAllZeros } from '#domain/entry/read-shapes.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { mayLookLikeNumber } from '#domain/formats/judge-number.ts'
import { hasShape, looksOf } from './column-look.ts'
import type { AboutSheet, Case } from './late-case.ts'

/** Whether a program has changed the number; a check digit that fits shows that its zeros are its own. */
export function isNumberRounded(one: Case): boolean {
  const { trackingId, courier } = one.cells
  if (trackingId === '' || !isRoundedCell(one, 'trackingId')) return false
  return !one.knowledge.checkDigitFits(trackingId, courier)
}

/** Whether a program has put `.0` behind the number. */
export function isNumberDecimal({ cells: { trackingId } }: Case): boolean {
  return trackingId !== '' && readChange(trackingId) === 'decimal'
}

/** Whether a value has lost its last digits to a program that rounds; zeros alone are a kind of their own. */
export function isRoundedCell({ cells, sheet }: Case, field: TrackingField): boolean {
  const value = cells[field]
  if (value.length <= 15) return false
  return readChange(value, isFromRounded(sheet, field)) === 'zeros' && !isAllZeros(value)
}

/** Whether a cell comes from a column whose numbers a spreadsheet program has rounded. */
function isFromRounded(sheet: AboutSheet, field: TrackingField): boolean {
  return columnOf(sheet, field)?.isRounded === true
}

function columnOf(sheet: AboutSheet, field: TrackingField) {
  const match = sheet?.match
  return match?.columns[match.mapping[field] ?? -1]
}

/** How the column of a field looks; undefined where no sheet tells. */
export function lookOf(sheet: AboutSheet, field: TrackingField) {
  const match = sheet?.match ?? null
  return match === null ? undefined : looksOf(match)[field]
}

/** `RB123456785CN` and `1Z5R89390356002176` with one character too few or too many. */
const NEAR_FORMATS =
  /^(?:[A-Z]{2}\d{8}[A-Z]{2}|[A-Z]{2}\d{9}[A-Z]|[A-Z]\d{9}[A-Z]{2}|[A-Z]{2}\d{10}[A-Z]{2}|1Z(?:[A-Z0-9]{15}|[A-Z0-9]{17}))$/i

/** Whether a number is nearly one of a post or UPS, and the others of its column are made otherwise. */
export function isNearFormat({ cells: { trackingId }, knowledge, sheet }: Case): boolean {
  if (!NEAR_FORMATS.test(trackingId) || knowledge.fits(trackingId)) return false
  const shape = lookOf(sheet, 'trackingId')?.shape ?? null
  return shape === null || !hasShape(trackingId, shape)
}

/** A courier's number has at least this length, and no sign in front. */
const LEAST_LENGTH = 8

/**
 * Whether order ID and tracking number are in each other's place: each looks as the other column does in all other
 * rows; or the number has no known format, and the order ID has one that is no chance, or one at all where the number
 * is too short to be any.
 */
export function isSwapped(one: Case): boolean {
  const { cells, knowledge, sheet } = one
  const { orderId, trackingId } = cells
  if (trackingId === '' || orderId === '') return false
  const isOfChecked = columnOf(sheet, 'orderId')?.isChecked === true
  const isAgainstColumns = isInOtherColumn(one)
  // Looking formats up takes the longest, and most order IDs need none.
  if (!isAgainstColumns && !isOfChecked && !mayLookLikeNumber(orderId)) return false
  if (sheet?.confirmed?.some(({ kind }) => kind === 'swapped') === true) return false
  if (isAgainstColumns) return true
  if (knowledge.looksLikeNumber(trackingId) !== 'no') return false
  const likeness = knowledge.looksLikeNumber(orderId)
  if (likeness === 'surely' || likeness === 'no') return likeness === 'surely'
  const isNoNumber = trackingId.length < LEAST_LENGTH || trackingId.startsWith('#')
  return (likeness === 'perhaps' || isOfChecked) && isNoNumber
}

function isInOtherColumn({ cells: { orderId, trackingId }, knowledge, sheet }: Case): boolean {
  const orders = lookOf(sheet, 'orderId')
  const numbers = lookOf(sheet, 'trackingId')
  if (!orders?.shape || !numbers?.shape || orders.shape === numbers.shape) return false
  if (!hasShape(orderId, numbers.shape) || !hasShape(trackingId, orders.shape)) return false
  // Where the columns themselves are swapped, the rows that look otherwise are the right ones.
  return !orders.values.some((value) => knowledge.looksLikeNumber(value) === 'surely')
}
