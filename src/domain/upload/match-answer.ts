import type { TrackingEntry } from '#domain/tracking/tracking-entry.ts'
import type {
  CourierReport,
  FailedReport,
  ReportedIds,
  UploadResult,
} from '#domain/tracking/upload-result.ts'

/** What an answer says of each entry of its request, by the index of the entry in the request. */
export type MatchedAnswer = {
  readonly failed: ReadonlyMap<number, readonly FailedReport[]>
  readonly courier: ReadonlyMap<number, readonly CourierReport[]>
  /** What it says of anything else. */
  readonly strays: readonly (FailedReport | CourierReport)[]
}

/**
 * Finds for everything that an answer names the entry that it means. Each report is there once afterwards,
 * with its entry or among the strays.
 */
export function matchAnswer(
  entries: readonly TrackingEntry[],
  { shipmentFailed, shipmentSelectCourier }: UploadResult,
): MatchedAnswer {
  const indexes = WAYS.map((way) => indexEntries(entries, way))
  const failed = matchReports(shipmentFailed, indexes)
  const courier = matchReports(shipmentSelectCourier, indexes)
  return {
    failed: failed.matched,
    courier: courier.matched,
    strays: [...failed.strays, ...courier.strays],
  }
}

/** One way to tell an entry: the values that have to be there and be the same. */
type Way = readonly (keyof ReportedIds)[]

/** The strictest first. */
const WAYS: readonly Way[] = [
  ['orderId', 'trackingId'],
  ['orderId'],
  ['merchantOrderId', 'trackingId'],
]

type EntryIndex = {
  readonly way: Way
  readonly positions: ReadonlyMap<string, readonly number[]>
}

/** The values as one key; null when one is missing. JSON, so that no value can pretend to be two. */
function keyOf(way: Way, ids: Partial<ReportedIds>): string | null {
  const values = way.map((field) => ids[field])
  return values.every(Boolean) ? JSON.stringify(values) : null
}

function indexEntries(entries: readonly TrackingEntry[], way: Way): EntryIndex {
  const positions = new Map<string, number[]>()
  for (const [index, entry] of entries.entries()) {
    const key = keyOf(way, entry)
    if (key !== null) push(positions, key, index)
  }
  return { way, positions }
}

/** Strict ways go first over all reports, so that a loose report takes no entry that another one means exactly. */
function matchReports<Report extends ReportedIds>(
  reports: readonly Report[],
  indexes: readonly EntryIndex[],
) {
  const matched = new Map<number, Report[]>()
  let left = reports
  for (const index of indexes) left = left.filter((report) => !matchOne(report, index, matched))
  return { matched, strays: left }
}

/** Of several entries that fit, the first that was not named yet; a second report of one entry goes to it too. */
function matchOne<Report extends ReportedIds>(
  report: Report,
  { way, positions }: EntryIndex,
  matched: Map<number, Report[]>,
): boolean {
  const key = keyOf(way, report)
  const fitting = (key === null ? undefined : positions.get(key)) ?? []
  const position = fitting.find((candidate) => !matched.has(candidate)) ?? fitting[0]
  if (position === undefined) return false
  push(matched, position, report)
  return true
}

function push<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}
