import type { ColumnMapping } from '#domain/columns/column-match.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/tracking/tracking-entry.ts'

/** What the person chose; null: the field is not in the sheet. What is not chosen follows what is found. */
export type ColumnChoices = { readonly [field in TrackingField]?: number | null }

/** What was found, with what the person chose in its place. */
export function withChoices(found: ColumnMapping, choices: ColumnChoices): ColumnMapping {
  const fields = TRACKING_FIELDS.flatMap((field) => {
    const chosen = choices[field]
    const column = chosen === undefined ? found[field] : chosen
    return typeof column === 'number' ? [[field, column] as const] : []
  })
  return Object.fromEntries(fields)
}

/** Chooses a column for a field; a lone column is taken from the field that had it. */
export function choose(
  choices: ColumnChoices,
  field: TrackingField,
  column: number | null,
  isLone: boolean,
): ColumnChoices {
  const others = isLone && column !== null ? NOTHING : choices
  return { ...others, [field]: column }
}

const NOTHING: ColumnChoices = Object.fromEntries(TRACKING_FIELDS.map((field) => [field, null]))
