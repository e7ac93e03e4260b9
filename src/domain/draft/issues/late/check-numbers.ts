import { readChange } from '#domain/entry/cleaning/spreadsheet-change.ts'
import { isAllZeros } from '#domain/entry/read-shapes.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { hasShape, isUsual } from '#domain/formats/column-form.ts'
import { mayLookLikeNumber } from '#domain/formats/judge-number.ts'
import { codeOf } from '#domain/draft/issues/knowledge.ts'
import type { Case } from './late-case.ts'

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
  const inRounded = sheet?.forms?.[field]?.isRounded === true
  return readChange(value, inRounded) === 'zeros' && !isAllZeros(value)
}

/** `RB123456785CN` and `1Z5R89390356002176` with one character too few or too many. */
const NEAR_FORMATS =
  /^(?:[A-Z]{2}\d{8}[A-Z]{2}|[A-Z]{2}\d{9}[A-Z]|[A-Z]\d{9}[A-Z]{2}|[A-Z]{2}\d{10}[A-Z]{2}|1Z(?:[A-Z0-9]{15}|[A-Z0-9]{17}))$/i

/** Whether a number is almost a postal or UPS number, and its column has another form. */
export function isNearFormat({ cells: { trackingId }, knowledge, context: { form } }: Case) {
  if (!NEAR_FORMATS.test(trackingId) || knowledge.fits(trackingId)) return false
  const shape = form?.main ?? null
  return !isUsual(form, trackingId) && (shape === null || !hasShape(trackingId, shape))
}

/** Whether the number surely is another courier's, and not of one with the same brand. */
export function isOfOtherCourier(one: Case): boolean {
  const { trackingId, courier } = one.cells
  if (trackingId === '' || courier === '') return false
  if (isNumberDecimal(one) || isRoundedCell(one, 'trackingId')) return false
  const { knowledge, context } = one
  const code = codeOf(courier, knowledge)
  if (!knowledge.isOfOtherCourier(trackingId, { ...context, courier: code })) return false
  const brandOf = (code: string) => knowledge.namesOfCode(code)?.name.split(' ')[0]?.toLowerCase()
  const brand = brandOf(code)
  const owners = knowledge.couriersOf(trackingId)
  return brand === undefined || owners.every((code) => brandOf(code) !== brand)
}

/** Whether the check digit is wrong, or a letter stands where only a digit makes one fit. */
export function isMistyped(one: Case): boolean {
  const { trackingId } = one.cells
  const { checkDigitFails, suggestDigits } = one.knowledge
  if (trackingId === '' || isNumberDecimal(one) || isNumberRounded(one)) return false
  if (isOfOtherCourier(one)) return false
  return checkDigitFails(trackingId, one.context) || suggestDigits(trackingId, one.context) !== null
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
  const isOfChecked = sheet?.forms?.orderId?.isChecked === true
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

function isInOtherColumn({ cells: { orderId, trackingId }, sheet }: Case): boolean {
  const { orderId: orders, trackingId: numbers } = sheet?.forms ?? {}
  if (!orders?.main || !numbers?.main || orders.main === numbers.main) return false
  if (!hasShape(orderId, numbers.main) || !hasShape(trackingId, orders.main)) return false
  // When the columns themselves are swapped, the rows that differ are the correct ones.
  return orders.surely * 2 < orders.size
}
