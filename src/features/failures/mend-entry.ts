import { cleanCell } from '#domain/cells/clean-cell.ts'
import { hasControlCharacters, isScientificNotation } from '#domain/cells/damage.ts'
import { splitSeveral } from '#domain/cells/several-numbers.ts'
import { looksLikeName } from '#domain/draft/check-cells.ts'
import {
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/tracking/tracking-entry.ts'

/** Why a mended cell cannot be sent. */
export type MendIssue = 'missing' | 'digits-lost' | 'control-characters' | 'several'
/** Why a mended cell should be looked at; it can be sent. */
export type MendWarning = 'courier-is-a-name' | 'check-digit'
export type CellIssue = { readonly field: TrackingField; readonly issue: MendIssue }
/** Whether the check digit of a number fails by every format that it could have. */
export type CheckDigits = (trackingId: string, courier: string) => boolean

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

/** What asks for a look at a cell before it goes, by the same rules as in the draft; null when nothing does. */
export function findWarning(
  entry: TrackingEntry,
  field: TrackingField,
  failsCheckDigit: CheckDigits,
): MendWarning | null {
  const { courier = '', trackingId } = entry
  if (field === 'courier') return looksLikeName(courier) ? 'courier-is-a-name' : null
  return field === 'trackingId' && failsCheckDigit(trackingId, courier) ? 'check-digit' : null
}

/** The cells that keep an entry back, in the order of the screen. */
export function findIssues(entry: TrackingEntry): readonly CellIssue[] {
  return TRACKING_FIELDS.flatMap((field) => {
    const issue = findIssue(entry, field)
    return issue ? { field, issue } : []
  })
}

const CHECKED = new WeakMap<TrackingEntry, boolean>()

/** Whether nothing keeps the entry back. Each entry is checked once: thousands can be pasted over at a time. */
export function canGo(entry: TrackingEntry): boolean {
  const known = CHECKED.get(entry)
  if (known !== undefined) return known
  const isFine = findIssues(entry).length === 0
  CHECKED.set(entry, isFine)
  return isFine
}
