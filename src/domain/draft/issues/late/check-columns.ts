import { readChange } from '#domain/entry/cleaning/spreadsheet-change.ts'
import { isAllZeros } from '#domain/entry/read-shapes.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { mayLookLikeNumber } from '#domain/formats/judge-number.ts'
import { hasShape, samplesOf } from './column-sample.ts'
import type { AboutSheet, Case } from './late-case.ts'

/** Whether a program rounded the number. If the check digit fits, the zeros belong to it. */
export function isNumberRounded(one: Case): boolean {
  const { trackingId, courier } = one.cells
  if (trackingId === '' || !isRoundedCell(one, 'trackingId')) return false
  return !one.knowledge.checkDigitFits(trackingId, courier)
}

/** Whether a program added `.0` to the number. */
export function isNumberDecimal({ cells: { trackingId } }: Case): boolean {
  return trackingId !== '' && readChange(trackingId) === 'decimal'
}

/** Whether a rounding program replaced the last digits by zeros; all zeros are a different issue. */
export function isRoundedCell({ cells, sheet }: Case, field: TrackingField): boolean {
  const value = cells[field]
  if (value.length <= 15) return false
  return readChange(value, isFromRounded(sheet, field)) === 'zeros' && !isAllZeros(value)
}

/** Whether a spreadsheet program rounded the numbers of this column. */
function isFromRounded(sheet: AboutSheet, field: TrackingField): boolean {
  return columnOf(sheet, field)?.isRounded === true
}

function columnOf(sheet: AboutSheet, field: TrackingField) {
  const match = sheet?.match
  return match?.columns[match.mapping[field] ?? -1]
}

/** The sample values and shape of a field's column; undefined without a sheet. */
export function sampleOf(sheet: AboutSheet, field: TrackingField) {
  const match = sheet?.match ?? null
  return match === null ? undefined : samplesOf(match)[field]
}

/** `RB123456785CN` and `1Z5R89390356002176` with one character too few or too many. */
const NEAR_FORMATS =
  /^(?:[A-Z]{2}\d{8}[A-Z]{2}|[A-Z]{2}\d{9}[A-Z]|[A-Z]\d{9}[A-Z]{2}|[A-Z]{2}\d{10}[A-Z]{2}|1Z(?:[A-Z0-9]{15}|[A-Z0-9]{17}))$/i

/** Whether a number is almost a postal or UPS number, and its column has another shape. */
export function isNearFormat({ cells: { trackingId }, knowledge, sheet }: Case): boolean {
  if (!NEAR_FORMATS.test(trackingId) || knowledge.fits(trackingId)) return false
  const shape = sampleOf(sheet, 'trackingId')?.shape ?? null
  return shape === null || !hasShape(trackingId, shape)
}

/** Tracking numbers have at least this length, and no sign in front. */
const LEAST_LENGTH = 8

/**
 * Whether order ID and tracking number are swapped: each has the shape of the other column; or the number has no known
 * format, and the order ID certainly has one, or possibly has one while the number is too short.
 */
export function isSwapped(one: Case): boolean {
  const { cells, knowledge, sheet } = one
  const { orderId, trackingId } = cells
  if (trackingId === '' || orderId === '') return false
  const isOfChecked = columnOf(sheet, 'orderId')?.isChecked === true
  const isAgainstColumns = isInOtherColumn(one)
  // Looking up formats is slow, and most order IDs don't need it.
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
  const orders = sampleOf(sheet, 'orderId')
  const numbers = sampleOf(sheet, 'trackingId')
  if (!orders?.shape || !numbers?.shape || orders.shape === numbers.shape) return false
  if (!hasShape(orderId, numbers.shape) || !hasShape(trackingId, orders.shape)) return false
  // When the columns themselves are swapped, the rows that differ are the correct ones.
  return !orders.values.some((value) => knowledge.looksLikeNumber(value) === 'surely')
}
