import { cleanField } from '#domain/entry/gate.ts'
import { numberInLink } from '#domain/entry/read-link.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Change } from './change.ts'
import { flagsAt } from '#domain/draft/issues/check-cells.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { AS_IT_IS, cellOf, type EntryTable, originalOf } from '#domain/draft/table/entry-table.ts'
import type { LikelyProblemKind } from '#domain/draft/issues/issue.ts'
import { planCells, planValues } from './plan-changes.ts'
import { FLAG, SKIPPED } from '#domain/draft/table/row-flags.ts'
import type { Confirmed } from '#domain/draft/source-facts.ts'

/** Of some rows, or of all where none are named. */
type Only = ReadonlySet<number> | null

function slotsWhere({ order }: Draft, only: Only, isMeant: (slot: number) => boolean) {
  const slots = [...order.slots.subarray(0, order.length)]
  return slots.filter((slot) => (only === null || only.has(slot)) && isMeant(slot))
}

/** Sends cells with a likely problem of this kind as they are. */
export function planSendAsItIs(draft: Draft, kind: LikelyProblemKind, only: Only) {
  const { table, sources } = draft
  const flag = FLAG[kind]
  const rows = slotsWhere(draft, only, (slot) => ((table.flags[slot] ?? 0) & flag) !== 0)
  const changes = TRACKING_FIELDS.flatMap((field) => {
    const slots = rows.filter((slot) => {
      const confirmed = sources[table.sourceIds[slot] ?? -1]?.confirmed
      return (flagsAt(table, slot, field, confirmed) & flag) !== 0
    })
    return slots.length === 0 ? [] : [planMarks(table, field, slots)]
  })
  return { rows: rows.length, changes }
}

function planMarks(table: EntryTable, field: TrackingField, slots: readonly number[]): Change {
  const values = slots.map((slot) => cellOf(table, slot, field))
  const originals = slots.map((slot) => originalOf(table, slot, field))
  return planValues(table, field, slots, { values, originals, marks: slots.map(() => AS_IT_IS) })
}

/** Takes the tracking number out of the address of a page, where exactly one is in it; the address stays the original. */
export function planTakeNumbers(draft: Draft, only: Only) {
  const { table } = draft
  const found = slotsWhere(draft, only, (slot) => {
    const isAddress = (table.flags[slot] ?? 0) & (FLAG['web-address'] | FLAG['sent-as-it-is'])
    return isAddress !== 0 && numberInLink(cellOf(table, slot, 'trackingId')) !== null
  })
  const cells = found.map((slot) => cellOf(table, slot, 'trackingId'))
  const values = cells.map((cell) => numberInLink(cell) ?? cell)
  const originals = found.map(
    (slot, at) => originalOf(table, slot, 'trackingId') ?? cells[at] ?? '',
  )
  const change = planValues(table, 'trackingId', found, { values, originals })
  return { rows: found.length, changes: found.length === 0 ? [] : [change] }
}

/** Puts order ID and tracking number in each other's place, each cleaned as what it then is. */
export function planSwap({ table }: Draft, slots: readonly number[]): readonly Change[] {
  const rawOf = (slot: number, field: TrackingField) =>
    originalOf(table, slot, field) ?? cellOf(table, slot, field)
  const numbers = slots.map((slot) => rawOf(slot, 'trackingId'))
  const orders = slots.map((slot) => rawOf(slot, 'orderId'))
  return [
    planCells(table, 'orderId', slots, numbers),
    planCells(table, 'trackingId', slots, orders),
  ]
}

/** Swaps the two columns of a whole sheet. */
export function planSwapColumns(draft: Draft, sourceId: number) {
  const { table, sources } = draft
  const before = sources[sourceId]
  const slots = slotsWhere(draft, null, (slot) => table.sourceIds[slot] === sourceId)
  if (before === undefined || slots.length === 0) return { rows: 0, changes: [] }
  const changes = planSwap(draft, slots)
  if (before.match === null) return { rows: slots.length, changes }
  const { orderId, trackingId, ...others } = before.match.mapping
  const mapping = {
    ...others,
    ...(trackingId !== undefined && { orderId: trackingId }),
    ...(orderId !== undefined && { trackingId: orderId }),
  }
  const after = { ...before, match: { ...before.match, mapping } }
  const change: Change = { kind: 'source', sourceId, before, after }
  return { rows: slots.length, changes: [...changes, change] }
}

/** Says that a column is right, though most of its rows look wrong. */
export function planConfirm(
  { sources }: Draft,
  sourceId: number,
  confirmed: Confirmed,
): readonly Change[] {
  const before = sources[sourceId]
  if (before === undefined) return []
  const after = { ...before, confirmed: [...(before.confirmed ?? []), confirmed] }
  return [{ kind: 'source', sourceId, before, after }]
}

/** Keeps exact copies, so that they are sent. */
export function planKeepCopies(draft: Draft, only: Only) {
  const { states } = draft.table
  const slots = slotsWhere(draft, only, (slot) => ((states[slot] ?? 0) & SKIPPED) !== 0)
  const change: Change = { kind: 'keep', slots, keeps: true }
  return { rows: slots.length, changes: slots.length === 0 ? [] : [change] }
}

/** What cleaning would take away from an order ID if it were a number: offered, never done. */
export function suggestPlainId(cell: string): string | null {
  const plain = cleanField(cell, 'trackingId')
  return plain === cell || plain === '' ? null : plain
}
