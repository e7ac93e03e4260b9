import {
  hasControlCharacters,
  isMadeBySpreadsheet,
  isScientificNotation,
} from '#domain/cells/damage.ts'
import { isPlaceholder } from '#domain/cells/placeholder.ts'
import { splitSeveral } from '#domain/cells/several-numbers.ts'
import { holdsSeveralOrders } from '#domain/cells/several-orders.ts'
import type { TrackingField } from '#domain/tracking/tracking-entry.ts'
import { MARK_E, MARK_OTHER, marksOf } from './cell-marks.ts'
import { cellOf, type EntryTable } from './entry-table.ts'
import { FLAG } from './row-flags.ts'

/**
 * Whether a courier value is a name rather than a code, as far as its characters tell: codes are short and
 * ASCII, names have spaces ("China Post") or other letters ("顺丰"). Names such as "USPS" are known by the
 * late checks.
 */
export function looksLikeName(courier: string): boolean {
  return /\s|[^\p{ASCII}]/u.test(courier)
}

/** The issues that a cell has by itself, whatever stands in the rest of the sheet. */
export function flagsOfCell(cell: string, field: TrackingField): number {
  // A cell that only says that there is no number has none, and still shows what it says.
  if (field === 'trackingId' && isPlaceholder(cell)) return FLAG['tracking-number-missing']
  const marks = marksOf(cell)
  if (marks === 0) return 0
  let flags = 0
  if (marks & MARK_E && field !== 'courier' && isScientificNotation(cell)) {
    flags |= FLAG['scientific-notation']
  }
  return marks & MARK_OTHER ? flags | flagsOfOddCell(cell, field, flags) : flags
}

function flagsOfOddCell(cell: string, field: TrackingField, known: number): number {
  if (isMadeBySpreadsheet(cell)) return FLAG['made-by-spreadsheet']
  // 9,4E+21 is one number that lost its digits, not two; a line break between two numbers is no damage.
  if (field === 'trackingId' && known === 0 && splitSeveral(cell).length > 1) {
    return FLAG['several-numbers']
  }
  if (hasControlCharacters(cell)) return FLAG['control-characters']
  if (field === 'courier') return looksLikeName(cell) ? FLAG['courier-is-a-name'] : 0
  return field !== 'trackingId' && holdsSeveralOrders(cell) ? FLAG['several-orders'] : 0
}

/** What an empty cell means, by number of the field. */
export const MISSING: readonly number[] = [
  FLAG['order-id-missing'],
  0,
  FLAG['tracking-number-missing'],
  0,
]

/** The issues that a row has by itself. */
export function flagsOfRow(table: EntryTable, slot: number): number {
  const orderId = cellOf(table, slot, 'orderId')
  const trackingId = cellOf(table, slot, 'trackingId')
  const merchantOrderId = cellOf(table, slot, 'merchantOrderId')
  const courier = cellOf(table, slot, 'courier')
  return (
    (orderId === '' ? FLAG['order-id-missing'] : flagsOfCell(orderId, 'orderId')) |
    (trackingId === '' ? FLAG['tracking-number-missing'] : flagsOfCell(trackingId, 'trackingId')) |
    (merchantOrderId === '' ? 0 : flagsOfCell(merchantOrderId, 'merchantOrderId')) |
    (courier === '' ? 0 : flagsOfCell(courier, 'courier'))
  )
}
