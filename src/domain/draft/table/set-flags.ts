import type { Draft } from '#domain/draft/draft.ts'
import { LIVE } from './row-flags.ts'
import { addToTally } from '#domain/draft/issues/tally.ts'

/** Gives a row its flags and keeps the tally right. */
export function setFlags(draft: Draft, slot: number, flags: number): void {
  setRow(draft, slot, flags, draft.table.states[slot] ?? 0)
}

/** Gives a row its state and keeps the tally right. */
export function setState(draft: Draft, slot: number, state: number): void {
  setRow(draft, slot, draft.table.flags[slot] ?? 0, state)
}

/** Gives a row its flags and state, and keeps the tally right. */
export function setRow(
  { table, tally }: Pick<Draft, 'table' | 'tally'>,
  slot: number,
  flags: number,
  state: number,
): void {
  const before = table.flags[slot] ?? 0
  const stateBefore = table.states[slot] ?? 0
  if (before === flags && stateBefore === state) return
  if (stateBefore & LIVE) addToTally(tally, before, stateBefore, -1)
  if (state & LIVE) addToTally(tally, flags, state, 1)
  table.flags[slot] = flags
  table.states[slot] = state
}
