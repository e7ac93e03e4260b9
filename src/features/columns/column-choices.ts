import type { ColumnMapping } from '#domain/columns/column-match.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'

/** The column that the person chose for a field; null: none. */
export type ColumnChoice = { readonly field: TrackingField; readonly column: number | null }

/** Adds a choice, in the place of what was chosen for the field before. */
export function choose(
  choices: readonly ColumnChoice[],
  choice: ColumnChoice,
): readonly ColumnChoice[] {
  return [...choices.filter(({ field }) => field !== choice.field), choice]
}

/**
 * What was found, with what the person chose in its place. A column has one field: the newest choice has it. Choices
 * that it takes it from come back when it moves on, as it does while the arrow keys go through a list.
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

/** The field that a column is used for. */
export function fieldOf(mapping: ColumnMapping, column: number): TrackingField | undefined {
  return TRACKING_FIELDS.find((field) => mapping[field] === column)
}

/** The field that still needs a column; null: the choice can be used. A lone column is enough to begin with. */
export function missingField(
  mapping: ColumnMapping,
  isLone: boolean,
): 'orderId' | 'trackingId' | null {
  if (isLone && Object.keys(mapping).length > 0) return null
  if (mapping.orderId === undefined && mapping.merchantOrderId === undefined) return 'orderId'
  return mapping.trackingId === undefined ? 'trackingId' : null
}
