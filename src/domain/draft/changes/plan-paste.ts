import { eachField, TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { appendRow } from '#domain/draft/table/append-rows.ts'
import type { Change } from './change.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { cellKey, cellOf, markChanged } from '#domain/draft/table/entry-table.ts'
import { planCells, type SetChange } from './plan-changes.ts'

/** Where a block of cells is pasted: the slots from the focused row down, and the fields from the leftmost one on. */
export type PasteTarget = {
  readonly slots: readonly number[]
  readonly fields: readonly TrackingField[]
}

type Block = readonly (readonly string[])[]

/**
 * Fills cells to the right and down; `shown` is what the clipboard shows of them, where it shows less. Cells that have
 * their value already are no part of it, and rows of the block without a row of the sheet are left to `planMore`.
 */
export function planPaste(
  { table }: Draft,
  { slots, fields }: PasteTarget,
  block: Block,
  shown: Block = block,
): readonly SetChange[] {
  return fields.flatMap((field, column) => {
    const filled: number[] = []
    const written: string[] = []
    const seen: string[] = []
    for (const [index, slot] of slots.entries()) {
      const cell = block[index]?.[column]
      if (cell === undefined || cell === cellOf(table, slot, field)) continue
      filled.push(slot)
      written.push(cell)
      seen.push(shown[index]?.[column] ?? cell)
    }
    return filled.length === 0 ? [] : [planCells(table, field, filled, written, seen)]
  })
}

/** Adds rows at the end of the sheet for the rows of a block that reach below it. */
export function planMore(
  { table, order }: Draft,
  sourceId: number,
  firstRow: number,
  fields: readonly TrackingField[],
  { block, shown }: { readonly block: Block; readonly shown: Block },
): Change {
  const first = table.length
  const column = (row: readonly string[], wanted: TrackingField) =>
    row[fields.indexOf(wanted)] ?? ''
  for (const [index, row] of block.entries()) {
    const raw = eachField((wanted) => column(row, wanted))
    const slot = appendRow(table, sourceId, firstRow + index, raw)
    for (const wanted of fields) {
      const seen = column(shown[index] ?? [], wanted)
      if (seen !== raw[wanted]) table.originals.set(cellKey(slot, wanted), seen)
    }
  }
  markChanged(table, first, block.length)
  return { kind: 'insert', runs: [order.length, first, block.length] }
}

/** The cells of a block that find a field. */
export function countCells(
  fields: readonly TrackingField[],
  block: readonly (readonly string[])[],
): number {
  return block.reduce((cells, row) => cells + Math.min(row.length, fields.length), 0)
}

/** The fields from one on, as the columns of the screen go, but those that are hidden there: what is pasted is to be seen. */
export function fieldsFrom(
  field: TrackingField,
  hidden: readonly TrackingField[] = [],
): readonly TrackingField[] {
  const fields = TRACKING_FIELDS.slice(TRACKING_FIELDS.indexOf(field))
  return fields.filter((one) => !hidden.includes(one))
}
