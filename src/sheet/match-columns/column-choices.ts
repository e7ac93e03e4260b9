import type { ColumnMapping } from '#domain/columns/column-match.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'

/** Column that the user chose for a field; null: none. */
export type ColumnChoice = { readonly field: TrackingField; readonly column: number | null }

/** Adds a choice and removes the earlier one for the same field. */
export function choose(
  choices: readonly ColumnChoice[],
  choice: ColumnChoice,
): readonly ColumnChoice[] {
  return [...choices.filter(({ field }) => field !== choice.field), choice]
}

/**
 * Merges the found mapping with the user's choices. A column has one field, and the newest choice wins. Older choices
 * return when the newest one moves to another column, as happens while arrow keys step through a list.
 */
export function withChoices(found: ColumnMapping, choices: readonly ColumnChoice[]): ColumnMapping {
  const asFound = TRACKING_FIELDS.map((field) => ({ field, column: found[field] ?? null }))
  const fields = new Set<TrackingField>()
  const columns = new Set<number>()
  const mapping: Partial<Record<TrackingField, number>> = {}
  for (const { field, column } of [...choices.toReversed(), ...asFound]) {
    if (fields.has(field) || (column !== null && columns.has(column))) continue
    fields.add(field)
    if (column === null) continue
    columns.add(column)
    mapping[field] = column
  }
  return mapping
}

/** Returns the field that a column is used for. */
export function fieldOf(mapping: ColumnMapping, column: number): TrackingField | undefined {
  return TRACKING_FIELDS.find((field) => mapping[field] === column)
}

/** Returns the field that lacks a column, or null. In a sheet with one column, any field will do. */
export function missingField(
  mapping: ColumnMapping,
  isLone: boolean,
): 'orderId' | 'trackingId' | null {
  if (isLone && Object.keys(mapping).length > 0) return null
  if (mapping.orderId === undefined && mapping.merchantOrderId === undefined) return 'orderId'
  return mapping.trackingId === undefined ? 'trackingId' : null
}
