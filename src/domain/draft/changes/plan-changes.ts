import { cleanField } from '#domain/entry/gate.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import type { CellValues, Change } from './change.ts'
import type { Draft } from '#domain/draft/draft.ts'
import {
  AS_WRITTEN,
  cellOf,
  type EntryTable,
  markOf,
  originalOf,
} from '#domain/draft/table/entry-table.ts'
import { FLAG, SKIPPED } from '#domain/draft/table/row-flags.ts'
import { runsWhere, slotsOf } from '#domain/draft/table/row-order.ts'
import type { SourceFacts } from '#domain/draft/source-facts.ts'

/** Values that are put into the cells of one column. */
export type SetChange = Change & { readonly kind: 'set' }

/** Takes the rows that `isMeant` picks out of the sheet. */
export function planRemoval(draft: Draft, isMeant: (slot: number) => boolean): Change {
  return { kind: 'remove', runs: runsWhere(draft.order, isMeant) }
}

/** Takes out every exact copy of an earlier row. */
export function planDropCopies(draft: Draft): Change {
  return planRemoval(draft, (slot) => ((draft.table.states[slot] ?? 0) & SKIPPED) !== 0)
}

/** Puts what a person wrote into cells, cleaned as in an import; `shown` is what stood where they took it from. */
export function planCells(
  table: EntryTable,
  field: TrackingField,
  slots: readonly number[],
  written: readonly string[],
  shown: readonly string[] = written,
): SetChange {
  let last = { cell: '', value: '' }
  // A fill writes the same cell again and again.
  const values = written.map((cell) => {
    if (cell !== last.cell) last = { cell, value: cleanField(cell, field) }
    return last.value
  })
  const originals = values.map((value, index) =>
    value === shown[index] ? null : (shown[index] ?? null),
  )
  return planValues(table, field, slots, withoutEmptyList({ values, originals }))
}

/** Puts the originals of cleaned cells back, as the sheet had them. */
export function planOriginals(
  table: EntryTable,
  field: TrackingField,
  slots: readonly number[],
): SetChange {
  const cleaned = slots.filter((slot) => originalOf(table, slot, field) !== null)
  const values = cleaned.map((slot) => originalOf(table, slot, field) ?? '')
  const marks = cleaned.map(() => AS_WRITTEN)
  return planValues(table, field, cleaned, { values, originals: null, marks })
}

/** Takes the merchant's number as the order id where there is none. */
export function planMerchantNumbers({ table, order }: Draft): Change {
  const slots: number[] = []
  for (const slot of slotsOf(order)) {
    const isMissing = (table.flags[slot] ?? 0) & FLAG['order-id-missing']
    if (isMissing && cellOf(table, slot, 'merchantOrderId') !== '') slots.push(slot)
  }
  const values = slots.map((slot) => cellOf(table, slot, 'merchantOrderId'))
  return planValues(table, 'orderId', slots, { values, originals: null })
}

/** Puts rows that were read again (from slot `first` on) where the rows of their source are. */
export function planOtherColumns(
  draft: Draft,
  sourceId: number,
  after: SourceFacts,
  first: number,
  count: number,
): readonly Change[] {
  const before = draft.sources[sourceId] ?? after
  const runs = runsWhere(draft.order, (slot) => draft.table.sourceIds[slot] === sourceId)
  return [
    { kind: 'remove', runs },
    { kind: 'insert', runs: [runs[0] ?? draft.order.length, first, count] },
    { kind: 'source', sourceId, before, after },
  ]
}

/** Puts what is made of each cell into it; what the sheet had there stays its original. */
export function planReplaced(
  table: EntryTable,
  field: TrackingField,
  slots: readonly number[],
  replace: (cell: string) => string,
): SetChange {
  const cells = slots.map((slot) => cellOf(table, slot, field))
  const originals = slots.map((slot, at) => originalOf(table, slot, field) ?? cells[at] ?? '')
  return planValues(table, field, slots, { values: cells.map(replace), originals })
}

/** Puts values into cells as they are. */
export function planValues(
  table: EntryTable,
  field: TrackingField,
  slots: readonly number[],
  after: CellValues,
): SetChange {
  const values = slots.map((slot) => cellOf(table, slot, field))
  // Mostly there is none in the whole sheet.
  const originals =
    table.originals.size === 0 ? null : slots.map((slot) => originalOf(table, slot, field))
  const marks = table.cellMarks.size === 0 ? null : slots.map((slot) => markOf(table, slot, field))
  const before = withoutEmptyList({ values, originals, marks })
  return { kind: 'set', field, slots, before, after }
}

function withoutEmptyList({ values, originals, marks }: CellValues): CellValues {
  return {
    values,
    originals: originals?.some((original) => original !== null) ? originals : null,
    ...(marks?.some((mark) => mark !== 0) && { marks }),
  }
}
