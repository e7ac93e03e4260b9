import type { ColumnMapping } from '#domain/columns/column-match.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'

/** What the person chose, for a field or in the head of a column; null: the field has no column, the column no field. */
export type ColumnChoice =
  | { readonly at: 'field'; readonly field: TrackingField; readonly column: number | null }
  | { readonly at: 'column'; readonly column: number; readonly field: TrackingField | null }

/** Adds a choice, in the place of what was chosen there before. */
export function choose(
  choices: readonly ColumnChoice[],
  choice: ColumnChoice,
): readonly ColumnChoice[] {
  return [...choices.filter((other) => placeOf(other) !== placeOf(choice)), choice]
}

function placeOf(choice: ColumnChoice): TrackingField | number {
  return choice.at === 'field' ? choice.field : choice.column
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
    const isTaken =
      (field !== null && fields.has(field)) || (column !== null && columns.has(column))
    if (isTaken) continue
    if (field !== null) fields.add(field)
    if (column !== null) columns.add(column)
    if (field !== null && column !== null) mapping[field] = column
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
