import type { Change } from '#domain/draft/changes/change.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { appendRow } from '#domain/draft/table/append-rows.ts'
import { markChanged } from '#domain/draft/table/entry-table.ts'
import { positionsOf } from '#domain/draft/table/row-order.ts'
import { copyRow } from '#domain/draft/table/table-upkeep.ts'

/** Where a row is in the sheet, whatever of it is shown. */
function positionOf({ order }: Draft, slot: number | undefined): number {
  return slot === undefined ? order.length : (positionsOf(order)[slot] ?? order.length)
}

/** Puts empty rows before the row with this slot, or at the end of the sheet where there is none. */
export function planEmptyRows(
  draft: Draft,
  before: number | undefined,
  { sourceId, firstRow, count }: { sourceId: number; firstRow: number; count: number },
): Change {
  const { table } = draft
  const first = table.length
  for (let added = 0; added < count; added += 1) {
    appendRow(table, sourceId, firstRow + added, {})
  }
  markChanged(table, first, count)
  return { kind: 'insert', runs: [positionOf(draft, before), first, count] }
}

/** Puts a copy of each row below the last of them; the rows in the person's sheet stay the same. */
export function planCopiesOfRows(draft: Draft, slots: readonly number[]): Change {
  const { table } = draft
  const first = table.length
  for (const slot of slots) copyRow(table, slot, table)
  const last = slots.reduce((most, slot) => Math.max(most, positionOf(draft, slot)), -1)
  return { kind: 'insert', runs: [last + 1, first, slots.length] }
}
