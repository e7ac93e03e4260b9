import { splitSeveral, suggestFix } from '#domain/entry/cleaning/several-numbers.ts'
import { numberInLink } from '#domain/entry/read-link.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Change } from './change.ts'
import { flagsAt, flagsOfRow } from '#domain/draft/issues/check-cells.ts'
import type { Draft } from '#domain/draft/draft.ts'
import {
  AS_IT_IS,
  cellOf,
  type EntryTable,
  originalOf,
  writeCell,
} from '#domain/draft/table/entry-table.ts'
import type { LikelyProblemKind } from '#domain/draft/issues/issue.ts'
import { planCells, planReplaced, planValues, type SetChange } from './plan-changes.ts'
import { FLAG, SKIPPED } from '#domain/draft/table/row-flags.ts'
import type { Knowledge } from '#domain/draft/issues/late-checks.ts'
import { copyRow } from '#domain/draft/table/table-upkeep.ts'
import type { Confirmed } from '#domain/draft/source-facts.ts'
import { slotsOf } from '#domain/draft/table/row-order.ts'

/** Of some rows, or of all where none are named. */
type Only = ReadonlySet<number> | null

function slotsWhere({ order }: Draft, only: Only, isMeant: (slot: number) => boolean) {
  const slots = [...slotsOf(order)]
  return slots.filter((slot) => (only === null || only.has(slot)) && isMeant(slot))
}

/** Sends cells with a likely problem of this kind as they are. */
export function planSendAsItIs(draft: Draft, kind: LikelyProblemKind, only: Only) {
  const { table, sources } = draft
  const flag = FLAG[kind]
  const rows = slotsWhere(draft, only, (slot) => ((table.flags[slot] ?? 0) & flag) !== 0)
  const changes = TRACKING_FIELDS.flatMap((field) => {
    const slots = rows.filter((slot) => flagsAt(table, slot, field, sources) & flag)
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
  const change = planReplaced(table, 'trackingId', found, (cell) => numberInLink(cell) ?? cell)
  return { rows: found.length, changes: found.length === 0 ? [] : [change] }
}

/** Cells with blanks or signs between their parts. */
const IN_PARTS = FLAG['several-numbers'] | FLAG.words

/** The rows of the sheet whose several numbers ask for this fix. */
export function findSeveral(
  draft: Draft,
  offer: 'join' | 'split',
  fits: Knowledge['fits'],
  only: Only,
): readonly number[] {
  const { table } = draft
  return slotsWhere(draft, only, (slot) => {
    const isInParts = ((table.flags[slot] ?? 0) & IN_PARTS) !== 0
    return isInParts && suggestFix(cellOf(table, slot, 'trackingId'), fits) === offer
  })
}

/** Makes one number of the parts of each cell. */
export function planJoin({ table }: Draft, slots: readonly number[]): readonly Change[] {
  return [planReplaced(table, 'trackingId', slots, (cell) => splitSeveral(cell).join(''))]
}

/** Gives each part of a cell a row of its own, below the first; the row in the person's sheet stays the same. */
export function planSplit(draft: Draft, slots: readonly number[]): readonly Change[] {
  const { table, order } = draft
  const chosen = new Set(slots)
  const runs: number[] = []
  let position = 0
  for (const slot of slotsOf(order)) {
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

/** Two fields whose values are in each other's place. */
export type FieldPair = readonly [TrackingField, TrackingField]

/** Puts the values of two fields in each other's place, each cleaned as what it then is; rows with the same in both stay. */
export function planSwap(
  { table }: Draft,
  meant: readonly number[],
  [one, other]: FieldPair = ['orderId', 'trackingId'],
): readonly SetChange[] {
  const rawOf = (slot: number, field: TrackingField) =>
    originalOf(table, slot, field) ?? cellOf(table, slot, field)
  const slots = meant.filter((slot) => rawOf(slot, one) !== rawOf(slot, other))
  if (slots.length === 0) return []
  const valuesOf = (field: TrackingField) => slots.map((slot) => rawOf(slot, field))
  return [
    planCells(table, one, slots, valuesOf(other)),
    planCells(table, other, slots, valuesOf(one)),
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
