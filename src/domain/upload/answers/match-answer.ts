import { addTo } from '#domain/entry/group-by.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type {
  CourierReport,
  FailedReport,
  ReportedIds,
  UploadResult,
} from '#domain/entry/upload-result.ts'

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
  const reports = [...shipmentFailed, ...shipmentSelectCourier]
  const byOrder = indexNamed(entries, reports, 'orderId')
  const byMerchant = indexNamed(entries, reports, 'merchantOrderId')
  const ways: readonly Way[] = [
    (report) => byOrder(report).filter((index) => sameNumber(entries[index], report)),
    byOrder,
    (report) => byMerchant(report).filter((index) => sameNumber(entries[index], report)),
  ]
  const failed = matchReports(shipmentFailed, ways)
  const courier = matchReports(shipmentSelectCourier, ways)
  return {
    failed: failed.matched,
    courier: courier.matched,
    strays: [...failed.strays, ...courier.strays],
  }
}

/** One way to match a report: the indexes of the entries it can mean. The strictest way is tried first. */
type Way = (report: ReportedIds) => readonly number[]

/** The entries by one of their ids, as far as a report names it. */
function indexNamed(
  entries: readonly TrackingEntry[],
  reports: readonly ReportedIds[],
  field: 'orderId' | 'merchantOrderId',
): Way {
  const named = new Map<string, number[]>()
  for (const report of reports) if (report[field]) named.set(report[field], [])
  // By index: this looks at every entry of every request, and an iterator takes ten times as long.
  for (let index = 0; index < entries.length && named.size > 0; index += 1) {
    named.get(entries[index]?.[field] ?? '')?.push(index)
  }
  return (report) => named.get(report[field] ?? '') ?? []
}

function sameNumber(entry: TrackingEntry | undefined, { trackingId }: ReportedIds): boolean {
  return Boolean(trackingId) && entry?.trackingId === trackingId
}

/** Strict matches come first for all reports: a loose one must not take an entry that another names exactly. */
function matchReports<Report extends ReportedIds>(
  reports: readonly Report[],
  ways: readonly Way[],
) {
  const matched = new Map<number, Report[]>()
  let left = reports
  for (const way of ways) left = left.filter((report) => !matchOne(report, way(report), matched))
  return { matched, strays: left }
}

/** Of several entries that fit, the first not named yet; a second report of the same entry counts for it too. */
function matchOne<Report extends ReportedIds>(
  report: Report,
  fitting: readonly number[],
  matched: Map<number, Report[]>,
): boolean {
  const position = fitting.find((candidate) => !matched.has(candidate)) ?? fitting[0]
  if (position === undefined) return false
  addTo(matched, position, report)
  return true
}
