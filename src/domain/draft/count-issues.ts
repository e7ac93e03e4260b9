import type { Draft } from './draft.ts'
import type { DraftSnapshot } from './draft-view.ts'
import { FLAG, ISSUE_KINDS, isSendable, LEFT_OUT, PROBLEMS, WARNINGS } from './row-flags.ts'

/** The counts of the sheet. Entries = sendable + with a problem + left out. */
export type DraftCounts = Pick<
  DraftSnapshot,
  'entryCount' | 'problemCount' | 'warningCount' | 'copyCount' | 'sendableCount' | 'issueCounts'
>

/** Counts issues from the tally: a few sums, however many rows there are. */
export function countIssues({ order, tally }: Draft): DraftCounts {
  const present = indexesInUse(tally)
  const countOf = (isMeant: (flags: number) => boolean) => {
    return present.reduce((sum, flags) => sum + (isMeant(flags) ? (tally[flags] ?? 0) : 0), 0)
  }
  return {
    entryCount: order.length,
    problemCount: countOf((flags) => (flags & PROBLEMS) !== 0),
    warningCount: countOf((flags) => (flags & PROBLEMS) === 0 && (flags & WARNINGS) !== 0),
    copyCount: countOf((flags) => (flags & LEFT_OUT) !== 0),
    sendableCount: countOf(isSendable),
    issueCounts: ISSUE_KINDS.map((kind) => {
      return { kind, count: countOf((flags) => (flags & FLAG[kind]) !== 0) }
    }).filter(({ count }) => count > 0),
  }
}

/** A plain loop: the tally is long, and nearly all of it is zero. */
function indexesInUse(tally: Int32Array): readonly number[] {
  const inUse: number[] = []
  for (let flags = 0; flags < tally.length; flags += 1) if (tally[flags] !== 0) inUse.push(flags)
  return inUse
}
