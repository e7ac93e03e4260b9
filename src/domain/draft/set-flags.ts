import type { Draft } from './draft.ts'
import { COUNTED, LIVE } from './row-flags.ts'
import { addToTally } from './tally.ts'

/** Gives a row its flags and keeps the tally right. */
export function setFlags(draft: Draft, slot: number, flags: number): void {
  const before = draft.table.flags[slot] ?? 0
  if (before === flags) return
  if (before & LIVE) addToTally(draft.tally, before & COUNTED, -1)
  if (flags & LIVE) addToTally(draft.tally, flags & COUNTED, 1)
  draft.table.flags[slot] = flags
}
