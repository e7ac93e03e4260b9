import { planCells, type SetChange } from '#domain/draft/changes/plan-changes.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { cellOf, isCellEmpty } from '#domain/draft/table/entry-table.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'

/** Cells of the shown rows from..to (exclusive), in fields that are side by side. */
export type CellBlock = {
  readonly from: number
  readonly to: number
  readonly fields: readonly TrackingField[]
}

/** The slots of the rows that are shown, in their order. */
type Shown = Int32Array

/** Puts one value into all cells of a block; an empty one clears them. */
export function planFill(
  draft: Draft,
  shown: Shown,
  block: CellBlock,
  value: string,
): readonly SetChange[] {
  return planEach(draft, shown, block, () => value)
}

/**
 * Repeats the cells of one block over another one, in step with where they are: fill down, fill right, the fill handle.
 * The other one has the fields of the block, or the block has only one.
 */
export function planRepeat(
  draft: Draft,
  shown: Shown,
  source: CellBlock,
  target: CellBlock,
): readonly SetChange[] {
  const height = source.to - source.from
  // A field between them may be hidden: what counts is where they are in the target.
  const left = target.fields.indexOf(source.fields[0] ?? 'orderId')
  return planEach(draft, shown, target, (index, field) => {
    const slot = shown[source.from + modulo(index - source.from, height)] ?? -1
    const column = modulo(target.fields.indexOf(field) - left, source.fields.length)
    return cellOf(draft.table, slot, source.fields[column] ?? field)
  })
}

const modulo = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor

/** Cells that have their value already are no part of the change, nor of what an undo keeps. */
function planEach(
  { table }: Draft,
  shown: Shown,
  { from, to, fields }: CellBlock,
  valueAt: (index: number, field: TrackingField) => string,
): readonly SetChange[] {
  const last = Math.min(to, shown.length)
  return fields.flatMap((field) => {
    const slots: number[] = []
    const values: string[] = []
    for (let index = from; index < last; index += 1) {
      const slot = shown[index] ?? -1
      const value = valueAt(index, field)
      if (value === cellOf(table, slot, field)) continue
      slots.push(slot)
      values.push(value)
    }
    return slots.length === 0 ? [] : [planCells(table, field, slots, values)]
  })
}

/** How many cells the changes set. */
export function countSet(changes: readonly SetChange[]): number {
  return changes.reduce((cells, { slots }) => cells + slots.length, 0)
}

/** The values of a block, row by row. */
export function readBlockCells(
  { table }: Draft,
  shown: Shown,
  { from, to, fields }: CellBlock,
): readonly (readonly string[])[] {
  return Array.from(shown.subarray(from, to), (slot) =>
    fields.map((field) => cellOf(table, slot, field)),
  )
}

/** How many cells of a block have nothing. */
export function countEmpty({ table }: Draft, shown: Shown, { from, to, fields }: CellBlock) {
  let empty = 0
  for (const slot of shown.subarray(from, to)) {
    for (const field of fields) if (isCellEmpty(table, slot, field)) empty += 1
  }
  return empty
}

/** What is pasted over a block: repeated where the block is a multiple of it, otherwise as it is. */
export function repeatToFill<Cell>(
  pasted: readonly (readonly Cell[])[],
  { from, to, fields }: CellBlock,
): readonly (readonly Cell[])[] {
  const width = pasted[0]?.length ?? 0
  const isEven = width > 0 && pasted.every((row) => row.length === width)
  if (!isEven || (to - from) % pasted.length > 0 || fields.length % width > 0) return pasted
  const wide = pasted.map((row) => fields.map((_, column) => row[column % width]!))
  return Array.from({ length: to - from }, (_, row) => wide[row % wide.length]!)
}
