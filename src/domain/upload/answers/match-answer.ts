import { addTo } from '#domain/entry/group-by.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type {
  CourierReport,
  FailedReport,
  ReportedIds,
  UploadResult,
} from '#domain/entry/upload-result.ts'

/** The reports of an answer, by the index of their entry in the request. */
export type MatchedAnswer = {
  readonly failed: ReadonlyMap<number, readonly FailedReport[]>
  readonly courier: ReadonlyMap<number, readonly CourierReport[]>
  /** Reports that fit no entry of the request. */
  readonly strays: readonly (FailedReport | CourierReport)[]
}

/** Finds the entry that each report of an answer means. Each report ends up with one entry or among the strays. */
export function matchAnswer(
  entries: readonly TrackingEntry[],
  { shipmentFailed, shipmentSelectCourier }: UploadResult,
): MatchedAnswer {
  const reports = [...shipmentFailed, ...shipmentSelectCourier]
  const byOrder = indexNamed(entries, reports, 'orderId')
  const byMerchant = indexNamed(entries, reports, 'merchantOrderId')
  const matchers: readonly Matcher[] = [
    (report) => byOrder(report).filter((index) => sameNumber(entries[index], report)),
    byOrder,
    (report) => byMerchant(report).filter((index) => sameNumber(entries[index], report)),
  ]
  const failed = matchReports(shipmentFailed, matchers)
  const courier = matchReports(shipmentSelectCourier, matchers)
  return {
    failed: failed.matched,
    courier: courier.matched,
    strays: [...failed.strays, ...courier.strays],
  }
}

/** Returns the indexes of the entries that a report can mean. The strictest matcher is tried first. */
type Matcher = (report: ReportedIds) => readonly number[]

/** Indexes the entries by one of their IDs, limited to the IDs that reports name. */
function indexNamed(
  entries: readonly TrackingEntry[],
  reports: readonly ReportedIds[],
  field: 'orderId' | 'merchantOrderId',
): Matcher {
  const named = new Map<string, number[]>()
  for (const report of reports) if (report[field]) named.set(report[field], [])
  // By index: this visits every entry of every request, and an iterator takes ten times as long.
  for (let index = 0; index < entries.length && named.size > 0; index += 1) {
    named.get(entries[index]?.[field] ?? '')?.push(index)
  }
  return (report) => named.get(report[field] ?? '') ?? []
}

function sameNumber(entry: TrackingEntry | undefined, { trackingId }: ReportedIds): boolean {
  return Boolean(trackingId) && entry?.trackingId === trackingId
}

/** Strict matches come first for all reports, so that a loose one can't take an entry that another names exactly. */
function matchReports<Report extends ReportedIds>(
  reports: readonly Report[],
  matchers: readonly Matcher[],
) {
  const matched = new Map<number, Report[]>()
  let left = reports
  for (const match of matchers)
    left = left.filter((report) => !matchOne(report, match(report), matched))
  return { matched, strays: left }
}

/** Takes the first fitting entry without a report; if all have one, the report is added to the first. */
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
