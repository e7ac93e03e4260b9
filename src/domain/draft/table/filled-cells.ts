import type { Draft } from '#domain/draft/draft.ts'
import { BY_RULE, markOf } from './entry-table.ts'
import { sendableSlots } from './take-sendable.ts'

/** Whether the courier of a row was filled in by a rule, and left so. */
export function isFilledByRule({ table }: Pick<Draft, 'table'>, slot: number): boolean {
  return (markOf(table, slot, 'courier') & BY_RULE) !== 0
}

/** How many entries that can be sent have a courier from a rule. */
export function countFilled(draft: Draft): number {
  if (draft.table.cellMarks.size === 0) return 0
  return sendableSlots(draft).filter((slot) => isFilledByRule(draft, slot)).length
}
