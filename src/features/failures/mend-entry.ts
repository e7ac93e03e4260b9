import { cleanCell } from '#domain/cells/clean-cell.ts'
import { hasControlCharacters, isScientificNotation } from '#domain/cells/damage.ts'
import { splitSeveral } from '#domain/cells/several-numbers.ts'
import {
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/tracking/tracking-entry.ts'

/** Why a mended cell cannot be sent. */
export type MendIssue = 'missing' | 'digits-lost' | 'control-characters' | 'several'

/** The entry with another value in one field, cleaned of what spreadsheets add; an empty optional field goes away. */
export function mendEntry(
  entry: TrackingEntry,
  field: TrackingField,
  value: string,
): TrackingEntry {
  const cells = { ...entry, [field]: cleanCell(value) }
  const { orderId, trackingId, merchantOrderId, courier } = cells
  return {
    orderId,
    trackingId,
    ...(merchantOrderId ? { merchantOrderId } : {}),
    ...(courier ? { courier } : {}),
  }
}

/** What keeps a cell of an entry back, by the same rules as in the draft; null when it can go. */
export function findIssue(entry: TrackingEntry, field: TrackingField): MendIssue | null {
  const cell = entry[field] ?? ''
  if (cell === '') return field === 'orderId' || field === 'trackingId' ? 'missing' : null
  if (field !== 'courier' && isScientificNotation(cell)) return 'digits-lost'
  if (field === 'trackingId' && splitSeveral(cell).length > 1) return 'several'
  return hasControlCharacters(cell) ? 'control-characters' : null
}

/** Whether nothing keeps the entry back. */
export function canGo(entry: TrackingEntry): boolean {
  return TRACKING_FIELDS.every((field) => findIssue(entry, field) === null)
}
