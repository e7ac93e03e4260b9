import { planOfCells, setValues } from '#domain/draft/changes/plan-changes.ts'
import type { Plan } from '#domain/draft/changes/plan.ts'
import type { ChangedCells } from '#domain/draft/changes/preview-changes.ts'
import type { Row, RowId } from '#domain/draft/row/row.ts'
import { cleanField } from '#domain/entry/gate.ts'
import { createTextSearch } from '#domain/entry/text-search.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { type CellQuery, type FoundCells, placeOf, type SearchedRow } from './find-cells.ts'

/** A query and the text to replace its matches by. */
export type Replacement = { readonly query: CellQuery; readonly by: string }

/** Replaces the text in found cells, cleaned like typed values; cells that stay the same are not part of the plan. */
export function planReplacement(
  shown: readonly Row[],
  found: FoundCells,
  replacement: Replacement,
): Plan | null {
  const changed = [...replacedCells(shown, found, replacement)]
  const changes = TRACKING_FIELDS.flatMap((field) => {
    const own = changed.filter((one) => one.field === field)
    if (own.length === 0) return []
    const rows = own.map(({ row }) => row)
    // The values are already cleaned.
    return [setValues(field, rows, { values: own.map(({ after }) => after) })]
  })
  return planOfCells('cells-replaced', changes)
}

/** Returns the first rows that a replacement changes. */
export function previewReplacement(
  shown: readonly Row[],
  found: FoundCells,
  replacement: Replacement,
  limit: number,
): readonly ChangedCells[] {
  const rows = new Map<RowId, ChangedCells>()
  for (const { row, field, before, after } of replacedCells(shown, found, replacement)) {
    const { id, sheetRow } = row
    const known = rows.get(id)
    if (known === undefined && rows.size === limit) break
    rows.set(id, {
      id,
      row: sheetRow,
      before: { ...known?.before, [field]: before },
      after: { ...known?.after, [field]: after },
    })
  }
  return [...rows.values()]
}

/** Yields the cells that a replacement changes, cleaned like typed values. */
export function* replacedCells<Row extends SearchedRow>(
  shown: readonly Row[],
  found: FoundCells,
  { query, by }: Replacement,
  clean = cleanField,
) {
  const { replaceIn } = createTextSearch(query)
  for (const cell of found) {
    const { row: index, field } = placeOf(cell)
    const row = shown[index]
    if (row === undefined) continue
    const before = row.cells[field]
    const after = clean(replaceIn(before, by), field)
    if (before !== after) yield { row, field, before, after }
  }
}
