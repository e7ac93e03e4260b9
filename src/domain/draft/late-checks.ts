import { looksLikeName } from './check-cells.ts'
import type { Draft } from './draft.ts'
import { cellOf } from './entry-table.ts'
import type { FitsFormat } from './mend-several.ts'
import { FLAG, FROM_LATE, LATE_DONE } from './row-flags.ts'
import { setFlags } from './set-flags.ts'

/** What the late checks need to know: it is loaded after the first rows are on the screen. */
export type Knowledge = {
  readonly fits: FitsFormat
  /** Whether every format of that shape (of that courier, where one is given) has a check digit, and all fail. */
  readonly checkDigitFails: (number: string, courier: string) => boolean
  readonly isCourierName: (courier: string) => boolean
  /** When an earlier upload to the same service got this entry accepted, in milliseconds since the epoch. */
  readonly acceptedBefore: (orderId: string, trackingId: string) => number | null
}

/** Knows nothing: no check finds anything. */
export const NO_KNOWLEDGE: Knowledge = {
  fits: () => false,
  checkDigitFails: () => false,
  isCourierName: () => false,
  acceptedBefore: () => null,
}

/**
 * Checks rows that were not checked by what is known, from a position of the sheet on, until `isEnough` says
 * so; returns the position to go on from, or null at the end.
 */
export function checkLate(
  draft: Draft,
  knowledge: Knowledge,
  from: number,
  isEnough: (checked: number) => boolean,
): number | null {
  const { order, table } = draft
  let checked = 0
  for (let position = from; position < order.length; position += 1) {
    const slot = order.slots[position] ?? 0
    if ((table.flags[slot] ?? 0) & LATE_DONE) continue
    if (isEnough(checked)) return position
    checkRowLate(draft, knowledge, slot)
    checked += 1
  }
  return null
}

/** Has every row checked again, since more is known now. */
export function forgetLateChecks(draft: Draft): void {
  const { table } = draft
  for (let slot = 0; slot < table.length; slot += 1) {
    const flags = table.flags[slot] ?? 0
    const named = looksLikeName(cellOf(table, slot, 'courier')) ? FLAG['courier-is-a-name'] : 0
    setFlags(draft, slot, (flags & ~FROM_LATE) | named)
  }
}

function checkRowLate(draft: Draft, knowledge: Knowledge, slot: number): void {
  const { table } = draft
  const orderId = cellOf(table, slot, 'orderId')
  const number = cellOf(table, slot, 'trackingId')
  const courier = cellOf(table, slot, 'courier')
  const isName = courier !== '' && (looksLikeName(courier) || knowledge.isCourierName(courier))
  const found =
    (number !== '' && knowledge.checkDigitFails(number, courier) ? FLAG['check-digit'] : 0) |
    (isName ? FLAG['courier-is-a-name'] : 0) |
    (knowledge.acceptedBefore(orderId, number) === null ? 0 : FLAG['already-accepted'])
  const known = (table.flags[slot] ?? 0) & ~FROM_LATE
  setFlags(draft, slot, known | found | LATE_DONE)
}

/** How many rows of the sheet wait for the late checks. */
export function countUnchecked({ tally }: Draft): number {
  let unchecked = 0
  for (let flags = 0; flags < LATE_DONE; flags += 1) unchecked += tally[flags] ?? 0
  return unchecked
}
