import { splitSeveral, suggestFix } from '#domain/entry/cleaning/several-numbers.ts'
import type { Change } from './change.ts'
import { flagsOfRow } from '#domain/draft/issues/check-cells.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { cellOf, originalOf, writeCell } from '#domain/draft/table/entry-table.ts'
import { copyRow } from '#domain/draft/table/table-upkeep.ts'
import { planValues } from './plan-changes.ts'
import { FLAG } from '#domain/draft/table/row-flags.ts'

/** Whether a number has a known format, check digit included. */
export type FitsFormat = (number: string) => boolean

/** Cells with blanks or signs between their parts. */
const IN_PARTS = FLAG['several-numbers'] | FLAG.words

/** The rows of the sheet whose several numbers ask for this fix; of these ids only, where any are given. */
export function findSeveral(
  draft: Draft,
  offer: 'join' | 'split',
  fits: FitsFormat,
  only: ReadonlySet<number> | null,
): readonly number[] {
  const { order, table } = draft
  return [...order.slots.subarray(0, order.length)].filter((slot) => {
    if (!((table.flags[slot] ?? 0) & IN_PARTS)) return false
    if (only !== null && !only.has(slot)) return false
    return suggestFix(cellOf(table, slot, 'trackingId'), fits) === offer
  })
}

/** Makes one number of the parts of each cell. */
export function planJoin({ table }: Draft, slots: readonly number[]): readonly Change[] {
  const values = slots.map((slot) => splitSeveral(cellOf(table, slot, 'trackingId')).join(''))
  const originals = slots.map((slot) => {
    return originalOf(table, slot, 'trackingId') ?? cellOf(table, slot, 'trackingId')
  })
  return [planValues(table, 'trackingId', slots, { values, originals })]
}

/** Gives each part of a cell a row of its own, below the first; the row in the person's sheet stays the same. */
export function planSplit(draft: Draft, slots: readonly number[]): readonly Change[] {
  const { table, order } = draft
  const chosen = new Set(slots)
  const runs: number[] = []
  let position = 0
  for (const slot of order.slots.subarray(0, order.length)) {
    position += 1
    if (!chosen.has(slot)) continue
    const { first, count } = appendParts(draft, slot)
    runs.push(position, first, count)
    position += count
  }
  const values = slots.map((slot) => splitSeveral(cellOf(table, slot, 'trackingId'))[0] ?? '')
  const first = planValues(table, 'trackingId', slots, { values, originals: null })
  return [first, { kind: 'insert', runs }]
}

function appendParts({ table }: Draft, slot: number) {
  const first = table.length
  const parts = splitSeveral(cellOf(table, slot, 'trackingId')).slice(1)
  for (const part of parts) {
    const added = copyRow(table, slot, table)
    writeCell(table, added, 'trackingId', part, null)
    table.flags[added] = flagsOfRow(table, added)
  }
  return { first, count: parts.length }
}
