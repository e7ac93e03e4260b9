import type { Draft } from '#domain/draft/draft.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Change } from './change.ts'

/** A row of a preview: the cells that change, as they are and as they will be. */
export type ChangedCells = {
  readonly id: number
  readonly row: number
  readonly before: Readonly<Partial<Record<TrackingField, string>>>
  readonly after: Readonly<Partial<Record<TrackingField, string>>>
}

/** The first rows whose values these changes set. */
export function previewChanges(
  { firstId, table }: Draft,
  changes: readonly Change[],
  limit: number,
): readonly ChangedCells[] {
  const rows = new Map<number, ChangedCells>()
  for (const change of changes) {
    if (change.kind !== 'set') continue
    const { field, before, after } = change
    for (const [index, slot] of change.slots.slice(0, limit).entries()) {
      const known = rows.get(slot)
      rows.set(slot, {
        id: firstId + slot,
        row: table.sheetRows[slot] ?? 0,
        before: { ...known?.before, [field]: before.values[index] ?? '' },
        after: { ...known?.after, [field]: after.values[index] ?? '' },
      })
    }
  }
  return [...rows.values()].slice(0, limit)
}
