import { groupBy } from '#base/group-by.ts'
import type { Timestamp } from '#domain/upload/outcome.ts'
import type { UploadState } from '#domain/upload/upload.ts'

type Counts = UploadState['counts']

/** One rejection of an entry, at the time of its upload. */
export type Failure = { readonly at: Timestamp; readonly family: string; readonly order: string }

export type UploadOfMonth = {
  readonly startedAt: Timestamp
  readonly counts: Counts
  /** The service's counts of the first sending. */
  readonly first: Share
  readonly failures: readonly Failure[]
}

type Share = { readonly accepted: number; readonly entries: number }

/** A family of failure messages, with its count. */
export type FailingFamily = {
  readonly family: string
  readonly count: number
  /** Number of failures before the month. */
  readonly before: number
  /** Unique order IDs, the newest first. */
  readonly orders: readonly string[]
}

export type MonthReview = {
  /** The oldest first. */
  readonly days: readonly { readonly start: Timestamp; readonly counts: Partial<Counts> }[]
  readonly first: Share
  readonly families: readonly FailingFamily[]
}

const MOST_FAMILIES = 5
const MOST_ORDERS = 20

/** Summarises uploads by day. `starts` has the beginning of each day, the oldest first. */
export function reviewMonth(
  uploads: readonly UploadOfMonth[],
  starts: readonly Timestamp[],
): MonthReview {
  const [begin = 0] = starts
  const inMonth = uploads.filter(({ startedAt }) => startedAt >= begin)
  const days = starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity
    const ofDay = inMonth.filter(({ startedAt }) => startedAt >= start && startedAt < end)
    return { start, counts: sumCounts(ofDay) }
  })
  return {
    days,
    first: inMonth.reduce(addShare, { accepted: 0, entries: 0 }),
    families: rankFamilies(
      uploads.flatMap(({ failures }) => failures),
      begin,
    ),
  }
}

const addShare = (sum: Share, { first }: UploadOfMonth): Share => ({
  accepted: sum.accepted + first.accepted,
  entries: sum.entries + first.entries,
})

function sumCounts(uploads: readonly UploadOfMonth[]): Partial<Counts> {
  const sum: Partial<Record<keyof Counts, number>> = {}
  for (const { counts } of uploads)
    for (const kind of Object.keys(counts) as (keyof Counts)[])
      if (counts[kind] > 0) sum[kind] = (sum[kind] ?? 0) + counts[kind]
  return sum
}

/** Returns the most frequent families since a time, each with the number of failures before. */
function rankFamilies(failures: readonly Failure[], begin: Timestamp): readonly FailingFamily[] {
  return [...groupBy(failures, ({ family }) => family)]
    .map(([family, all]) => {
      const recent = all.filter(({ at }) => at >= begin)
      const newest = [...recent].sort((one, other) => other.at - one.at)
      const orders = [...new Set(newest.map(({ order }) => order))].slice(0, MOST_ORDERS)
      return { family, count: recent.length, before: all.length - recent.length, orders }
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_FAMILIES)
}
