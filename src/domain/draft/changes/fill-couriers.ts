import { shapeKey } from '#domain/formats/describe-shape.ts'
import type { Draft } from '#domain/draft/draft.ts'
import { isFilledByRule } from '#domain/draft/table/filled-cells.ts'
import {
  BY_RULE,
  cellOf,
  isCellEmpty,
  markOf,
  originalOf,
} from '#domain/draft/table/entry-table.ts'
import { eachSlot, isInOrder } from '#domain/draft/table/row-order.ts'
import { sendableSlots } from '#domain/draft/table/take-sendable.ts'
import type { Action, Change } from './change.ts'
import { planValues, type SetChange } from './plan-changes.ts'

/** The rows that came into the sheet, or got another number, since so many actions were done; copies of rows are as they are. */
export function findNewNumbers({ history }: Draft, since: number): readonly number[] {
  const actions = history.actions.slice(since, history.done)
  return [
    ...new Set(actions.filter(bringsNumbers).flatMap(({ changes }) => changes.flatMap(slotsIn))),
  ]
}

const bringsNumbers = ({ name }: Action) => name.kind !== 'rows-duplicated'

function slotsIn(change: Change): readonly number[] {
  if (change.kind === 'set') return change.field === 'trackingId' ? change.slots : []
  if (change.kind !== 'insert') return []
  const slots: number[] = []
  eachSlot(change.runs, (slot) => slots.push(slot))
  return slots
}

/**
 * Gives those of some rows that have no courier the one that is filled in for the shape of their number. A cell that
 * the person has decided about stays as it is; null when nothing changes.
 */
export function planFills(
  draft: Draft,
  slots: readonly number[],
  fills: ReadonlyMap<string, string>,
): SetChange | null {
  const { table, order } = draft
  const filled: number[] = []
  const values: string[] = []
  for (const slot of slots) {
    if (!isCellEmpty(table, slot, 'courier') || !isInOrder(order, slot)) continue
    if (markOf(table, slot, 'courier') !== 0) continue
    const courier = fills.get(shapeKey(cellOf(table, slot, 'trackingId')))
    if (courier === undefined) continue
    filled.push(slot)
    values.push(courier)
  }
  if (filled.length === 0) return null
  const originals = filled.map((slot) => originalOf(table, slot, 'courier'))
  return planValues(table, 'courier', filled, {
    values,
    originals,
    marks: filled.map(() => BY_RULE),
  })
}

/** How many entries of one shape got one courier by a rule. */
export type CourierFill = {
  readonly shape: string
  readonly courier: string
  readonly entries: number
}

/** What rules have filled in among the entries that can be sent. */
export function listFilled(draft: Draft): readonly CourierFill[] {
  const { table } = draft
  if (table.cellMarks.size === 0) return []
  const found = new Map<string, CourierFill>()
  for (const slot of sendableSlots(draft)) {
    if (!isFilledByRule(draft, slot)) continue
    const shape = shapeKey(cellOf(table, slot, 'trackingId'))
    const courier = cellOf(table, slot, 'courier')
    const key = `${shape}\n${courier}`
    found.set(key, { shape, courier, entries: (found.get(key)?.entries ?? 0) + 1 })
  }
  return [...found.values()]
}
