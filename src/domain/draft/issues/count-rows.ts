import type { Draft } from '#domain/draft/draft.ts'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import {
  FLAG,
  ISSUE_KINDS,
  isSendable,
  LATE_DONE,
  PROBLEMS,
  SKIPPED,
  WARNINGS,
} from '#domain/draft/table/row-flags.ts'

/** The counts of the sheet. Entries = sendable + with a problem + skipped. */
type DraftCounts = Pick<
  DraftSnapshot,
  'entryCount' | 'problemCount' | 'warningCount' | 'copyCount' | 'sendableCount' | 'issueCounts'
>

/** Counts the rows of the sheet by their issues. A skipped copy has none that count. */
export function countIssues(draft: Draft): DraftCounts {
  const groups = groupRows(draft)
  const count = (isMeant: (flags: number, state: number) => boolean) => sumRows(groups, isMeant)
  const countNotSkipped = (isMeant: (flags: number) => boolean) =>
    count((flags, state) => (state & SKIPPED) === 0 && isMeant(flags))
  return {
    entryCount: draft.order.length,
    problemCount: countNotSkipped((flags) => (flags & PROBLEMS) !== 0),
    warningCount: countNotSkipped((flags) => (flags & PROBLEMS) === 0 && (flags & WARNINGS) !== 0),
    copyCount: count((_, state) => (state & SKIPPED) !== 0),
    sendableCount: count(isSendable),
    issueCounts: ISSUE_KINDS.map((kind) => {
      return { kind, count: countNotSkipped((flags) => (flags & FLAG[kind]) !== 0) }
    }).filter(({ count }) => count > 0),
  }
}

/** How many rows of the sheet wait for the late checks. */
export function countUnchecked(draft: Draft): number {
  return sumRows(groupRows(draft), (_, state) => (state & LATE_DONE) === 0)
}

/** How many rows of the sheet come from each source, by its id. */
export function countBySource({ order, table, sources }: Draft): readonly number[] {
  const rows = sources.map(() => 0)
  for (let position = 0; position < order.length; position += 1) {
    rows[table.sourceIds[order.slots[position] ?? 0] ?? 0]! += 1
  }
  return rows
}

/** Rows of the same flags and state. */
type RowGroup = { readonly flags: number; readonly state: number; rows: number }

/** The rows of the sheet by flags and state: a few groups, however many rows there are. */
function groupRows({ order, table }: Draft): readonly RowGroup[] {
  const groups = new Map<string, RowGroup>()
  let group: RowGroup = { flags: -1, state: -1, rows: 0 }
  for (let position = 0; position < order.length; position += 1) {
    const slot = order.slots[position] ?? 0
    const flags = table.flags[slot] ?? 0
    const state = table.states[slot] ?? 0
    // Most rows are like the one above them.
    if (flags !== group.flags || state !== group.state) {
      const key = `${flags} ${state}`
      group = groups.get(key) ?? { flags, state, rows: 0 }
      groups.set(key, group)
    }
    group.rows += 1
  }
  return [...groups.values()]
}

function sumRows(
  groups: readonly RowGroup[],
  isMeant: (flags: number, state: number) => boolean,
): number {
  let sum = 0
  for (const { flags, state, rows } of groups) if (isMeant(flags, state)) sum += rows
  return sum
}
