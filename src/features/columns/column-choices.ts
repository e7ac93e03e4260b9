import type { ColumnMapping } from '#domain/columns/column-match.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/tracking/tracking-entry.ts'

/** What the person chose; null: the field is not in the sheet. What is not chosen follows what is found. */
export type ColumnChoices = { readonly [field in TrackingField]?: number | null }

/** What was found, with what the person chose in its place. A column that they chose for one field is no other field's. */
export function withChoices(found: ColumnMapping, choices: ColumnChoices): ColumnMapping {
  const chosen = Object.values(choices)
  const fields = TRACKING_FIELDS.flatMap((field) => {
    const foundColumn = found[field]
    const isFree = foundColumn !== undefined && !chosen.includes(foundColumn)
    const column = choices[field] === undefined && isFree ? foundColumn : choices[field]
    return typeof column === 'number' ? [[field, column] as const] : []
  })
  return Object.fromEntries(fields)
}

/** Chooses a column for a field, and takes it from the field that had it: a column is used only once. */
export function choose(
  choices: ColumnChoices,
  field: TrackingField,
  column: number | null,
): ColumnChoices {
  const kept = Object.entries(choices).map(([other, at]) => [other, at === column ? null : at])
  return { ...Object.fromEntries(kept), [field]: column }
}

/** The field that a column is used for. */
export function fieldOf(mapping: ColumnMapping, column: number): TrackingField | undefined {
  return TRACKING_FIELDS.find((field) => mapping[field] === column)
}
