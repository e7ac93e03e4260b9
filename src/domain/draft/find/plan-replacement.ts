import { planValues, type SetChange } from '#domain/draft/changes/plan-changes.ts'
import type { ChangedCells } from '#domain/draft/changes/preview-changes.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { cellOf } from '#domain/draft/table/entry-table.ts'
import { cleanField } from '#domain/entry/gate.ts'
import { createTextSearch } from '#domain/entry/text-search.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { type CellQuery, type FoundCells, placeOf } from './find-cells.ts'

/** What is looked for, and what comes in its place. */
export type Replacement = { readonly query: CellQuery; readonly by: string }

/** Replaces the text in found cells, cleaned as if the person had typed them; what stays the same is no part of it. */
export function planReplacement(
  draft: Draft,
  shown: Int32Array,
  found: FoundCells,
  replacement: Replacement,
): readonly SetChange[] {
  const valueOf = replacing(draft, shown, replacement)
  return TRACKING_FIELDS.flatMap((field, column) => {
    const slots: number[] = []
    const values: string[] = []
    for (const cell of found) {
      if (cell % TRACKING_FIELDS.length !== column) continue
      const { slot, before, after } = valueOf(cell)
      if (before === after) continue
      slots.push(slot)
      values.push(after)
    }
    // Cleaned already.
    return slots.length === 0
      ? []
      : [planValues(draft.table, field, slots, { values, originals: null })]
  })
}

/** The first rows that a replacement changes. */
export function previewReplacement(
  draft: Draft,
  shown: Int32Array,
  found: FoundCells,
  replacement: Replacement,
  limit: number,
): readonly ChangedCells[] {
  const valueOf = replacing(draft, shown, replacement)
  const rows = new Map<number, ChangedCells>()
  for (const cell of found) {
    const { slot, field, before, after } = valueOf(cell)
    if (before === after) continue
    const known = rows.get(slot)
    if (known === undefined && rows.size === limit) break
    rows.set(slot, {
      id: draft.firstId + slot,
      row: draft.table.sheetRows[slot] ?? 0,
      before: { ...known?.before, [field]: before },
      after: { ...known?.after, [field]: after },
    })
  }
  return [...rows.values()]
}

/** What becomes of a found cell. */
function replacing({ table }: Draft, shown: Int32Array, { query, by }: Replacement) {
  const { replaceIn } = createTextSearch(query)
  return (cell: number) => {
    const { row, field } = placeOf(cell)
    const slot = shown[row] ?? 0
    const before = cellOf(table, slot, field)
    return { slot, field, before, after: cleanField(replaceIn(before, by), field) }
  }
}
