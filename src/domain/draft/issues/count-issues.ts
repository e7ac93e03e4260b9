import type { Draft } from '#domain/draft/draft.ts'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import {
  FLAG,
  ISSUE_KINDS,
  isSendable,
  PROBLEMS,
  SKIPPED,
  WARNINGS,
} from '#domain/draft/table/row-flags.ts'
import { sumTally } from './tally.ts'

/** The counts of the sheet. Entries = sendable + with a problem + skipped. */
export type DraftCounts = Pick<
  DraftSnapshot,
  'entryCount' | 'problemCount' | 'warningCount' | 'copyCount' | 'sendableCount' | 'issueCounts'
>

/** Counts issues from the tally: a few sums, however many rows there are. A skipped copy has none that count. */
export function countIssues({ order, tally }: Draft): DraftCounts {
  const countOf = (isMeant: (flags: number) => boolean) =>
    sumTally(tally, (flags, state) => (state & SKIPPED) === 0 && isMeant(flags))
  return {
    entryCount: order.length,
    problemCount: countOf((flags) => (flags & PROBLEMS) !== 0),
    warningCount: countOf((flags) => (flags & PROBLEMS) === 0 && (flags & WARNINGS) !== 0),
    copyCount: sumTally(tally, (_, state) => (state & SKIPPED) !== 0),
    sendableCount: sumTally(tally, isSendable),
    issueCounts: ISSUE_KINDS.map((kind) => {
      return { kind, count: countOf((flags) => (flags & FLAG[kind]) !== 0) }
    }).filter(({ count }) => count > 0),
  }
}
