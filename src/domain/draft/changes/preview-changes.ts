import type { Draft } from '#domain/draft/draft.ts'
import type { Change } from '#domain/draft/stored/kept-action.ts'
import type { RowId } from '#domain/draft/row/row.ts'
import { knownRow } from '#domain/draft/rows.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'

/** A row of a preview: the cells that change, before and after. */
export type ChangedCells = {
  readonly id: RowId
  readonly row: number
  readonly before: Readonly<Partial<Record<TrackingField, string>>>
  readonly after: Readonly<Partial<Record<TrackingField, string>>>
}

/** Returns the first rows whose values these changes set. */
export function previewChanges(
  { rows }: Draft,
  changes: readonly Change[],
  limit: number,
): readonly ChangedCells[] {
  const changed = new Map<RowId, ChangedCells>()
  for (const change of changes) {
    if (change.kind !== 'set') continue
    const { field, before, after } = change
    for (const [index, id] of change.rows.slice(0, limit).entries()) {
      const other = changed.get(id)
      changed.set(id, {
        id,
        row: knownRow(rows, id)?.sheetRow ?? 0,
        before: { ...other?.before, [field]: before.values[index] ?? '' },
        after: { ...other?.after, [field]: after.values[index] ?? '' },
      })
    }
  }
  return [...changed.values()].slice(0, limit)
}
