import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { EntryTable } from '#domain/draft/table/entry-table.ts'
import {
  FLAG,
  ISSUE_KINDS,
  isSendable,
  LIVE,
  PROBLEMS,
  SKIPPED,
  WARNINGS,
} from '#domain/draft/table/row-flags.ts'

/** How many rows have each combination of flags and state. */
export type Tally = Map<number, { readonly flags: number; readonly state: number; rows: number }>

/** Rows with their flags and states, and the tally of those that are in the sheet. */
type Counted = { readonly table: EntryTable; readonly tally: Tally }

/** States are numbers below this. */
const STATES = 16

/** Counts rows in, or with a number below zero out. */
function count(tally: Tally, flags: number, state: number, rows: number): void {
  const key = flags * STATES + state
  const counted = tally.get(key)
  if (counted === undefined) tally.set(key, { flags, state, rows })
  else counted.rows += rows
}

/** Gives a row its flags and keeps the tally right. */
export function setFlags(counted: Counted, slot: number, flags: number): void {
  setRow(counted, slot, flags, counted.table.states[slot] ?? 0)
}

/** Gives a row its state and keeps the tally right. */
export function setState(counted: Counted, slot: number, state: number): void {
  setRow(counted, slot, counted.table.flags[slot] ?? 0, state)
}

/** Gives a row its flags and state, and keeps the tally right. */
export function setRow(
  { table, tally }: Counted,
  slot: number,
  flags: number,
  state: number,
): void {
  const before = table.flags[slot] ?? 0
  const stateBefore = table.states[slot] ?? 0
  if (before === flags && stateBefore === state) return
  if (stateBefore & LIVE) count(tally, before, stateBefore, -1)
  if (state & LIVE) count(tally, flags, state, 1)
  table.flags[slot] = flags
  table.states[slot] = state
}

/** Sums the rows whose flags and state are meant. */
export function sumTally(tally: Tally, isMeant: (flags: number, state: number) => boolean): number {
  let sum = 0
  for (const { flags, state, rows } of tally.values()) if (isMeant(flags, state)) sum += rows
  return sum
}

/** The counts of the sheet. Entries = sendable + with a problem + skipped. */
type DraftCounts = Pick<
  DraftSnapshot,
  'entryCount' | 'problemCount' | 'warningCount' | 'copyCount' | 'sendableCount' | 'issueCounts'
>

/** Counts issues from the tally: a few sums, however many rows there are. A skipped copy has none that count. */
export function countIssues({ tally }: Pick<Counted, 'tally'>): DraftCounts {
  const countOf = (isMeant: (flags: number) => boolean) =>
    sumTally(tally, (flags, state) => (state & SKIPPED) === 0 && isMeant(flags))
  return {
    entryCount: sumTally(tally, () => true),
    problemCount: countOf((flags) => (flags & PROBLEMS) !== 0),
    warningCount: countOf((flags) => (flags & PROBLEMS) === 0 && (flags & WARNINGS) !== 0),
    copyCount: sumTally(tally, (_, state) => (state & SKIPPED) !== 0),
    sendableCount: sumTally(tally, isSendable),
    issueCounts: ISSUE_KINDS.map((kind) => {
      return { kind, count: countOf((flags) => (flags & FLAG[kind]) !== 0) }
    }).filter(({ count }) => count > 0),
  }
}
