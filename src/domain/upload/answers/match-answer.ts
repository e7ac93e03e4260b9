import { addTo } from '#base/group-by.ts'
import { orderKey } from '#domain/entry/order-key.ts'
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

/**
 * Finds the entry that each report of an answer means; each report ends up with one entry or among the strays. An order
 * ID that was not sent may be another spelling of one that was. Such a report counts only if the accepted count then
 * equals the number of entries that the answer doesn't name.
 */
export function matchAnswer(
  entries: readonly TrackingEntry[],
  { shipmentFailed, shipmentSelectCourier, acceptedOrders }: UploadResult,
): MatchedAnswer {
  const exact = exactMatchers(entries, [...shipmentFailed, ...shipmentSelectCourier])
  const failed = matchReports(shipmentFailed, exact)
  const courier = matchReports(shipmentSelectCourier, exact)
  const strays = [...failed.strays, ...courier.strays]
  const exactly = { failed: failed.matched, courier: courier.matched, strays }
  for (const matchers of waysToMatch(entries, exactly)) {
    const moreFailed = matchReports(failed.strays, matchers, failed.matched)
    const moreCourier = matchReports(courier.strays, matchers, courier.matched)
    const matched = { failed: moreFailed.matched, courier: moreCourier.matched }
    if (entries.length - countNamed(matched) === acceptedOrders)
      return { ...matched, strays: [...moreFailed.strays, ...moreCourier.strays] }
  }
  return exactly
}

/** Counts the entries that an answer names. */
export function countNamed({ failed, courier }: Omit<MatchedAnswer, 'strays'>): number {
  return new Set([...failed.keys(), ...courier.keys()]).size
}

/** Returns the indexes of the entries that a report can mean. The strictest matcher is tried first. */
type Matcher = (report: ReportedIds) => readonly number[]

function exactMatchers(
  entries: readonly TrackingEntry[],
  reports: readonly ReportedIds[],
): readonly Matcher[] {
  const byOrder = indexNamed(entries, reports, 'orderId')
  return [
    (report) => byOrder(report).filter((index) => sameNumber(entries[index], report)),
    byOrder,
  ]
}

/**
 * Matchers for reports whose order ID was not sent: all three of them first, then without the weakest ones. A matcher
 * that is left out still adds reports to entries that are named anyway, which doesn't change their number.
 */
function waysToMatch(
  entries: readonly TrackingEntry[],
  exactly: MatchedAnswer,
): readonly (readonly Matcher[])[] {
  const named = new Set([...exactly.failed.keys(), ...exactly.courier.keys()])
  const meanings = findMeanings(entries, exactly.strays, named)
  if (meanings.size === 0) return []
  return [3, 2, 1, 0].map((count) =>
    [0, 1, 2].map((strength) => (report) => {
      const fitting = meanings.get(report)?.[strength] ?? []
      return strength < count ? fitting : fitting.filter((index) => named.has(index))
    }),
  )
}

/** Finds the entries that reports of unknown orders may mean, for each matcher; reports that mean none are left out. */
function findMeanings(
  entries: readonly TrackingEntry[],
  unknown: readonly ReportedIds[],
  named: ReadonlySet<number>,
): ReadonlyMap<ReportedIds, readonly (readonly number[])[]> {
  if (unknown.length === 0) return new Map()
  const byNumber = indexNamed(entries, unknown, 'trackingId')
  const byMerchant = indexNamed(entries, unknown, 'merchantOrderId')
  const byKey = indexKeys(entries, named)
  const meanings = unknown.map((report) => {
    const { orderId } = report
    const merchants = byMerchant(report).filter((index) => sameNumber(entries[index], report))
    const ofKey = orderId ? byKey.get(reportedKey(orderId)) : undefined
    return [report, [onlyOne(byNumber(report)), onlyOne(ofKey), merchants]] as const
  })
  return new Map(meanings.filter(([, found]) => found.some(({ length }) => length > 0)))
}

/** Indexes the entries by one of their IDs, limited to the IDs that reports name. */
function indexNamed(
  entries: readonly TrackingEntry[],
  reports: readonly ReportedIds[],
  field: 'orderId' | 'merchantOrderId' | 'trackingId',
): Matcher {
  const named = new Map<string, number[]>()
  for (const report of reports) if (report[field]) named.set(report[field], [])
  // By index: this visits every entry of every request, and an iterator takes ten times as long.
  for (let index = 0; index < entries.length && named.size > 0; index += 1) {
    named.get(entries[index]?.[field] ?? '')?.push(index)
  }
  return (report) => named.get(report[field] ?? '') ?? []
}

/** Indexes the entries that no report names exactly by the keys of their orders. */
function indexKeys(
  entries: readonly TrackingEntry[],
  named: ReadonlySet<number>,
): ReadonlyMap<string, readonly number[]> {
  const byKey = new Map<string, number[]>()
  for (const [index, { orderId }] of entries.entries()) {
    if (!named.has(index)) addTo(byKey, orderKey(orderId), index)
  }
  return byKey
}

/** A service that reads IDs as numbers may add a fraction of zeros. */
function reportedKey(orderId: string): string {
  return orderKey(orderId.replace(/^(\d+)\.0+$/, '$1'))
}

function onlyOne(indexes: readonly number[] = []): readonly number[] {
  return indexes.length === 1 ? indexes : []
}

function sameNumber(entry: TrackingEntry | undefined, { trackingId }: ReportedIds): boolean {
  return Boolean(trackingId) && entry?.trackingId === trackingId
}

/** Strict matches come first for all reports, so that a loose one can't take an entry that another names exactly. */
function matchReports<Report extends ReportedIds>(
  reports: readonly Report[],
  matchers: readonly Matcher[],
  before: ReadonlyMap<number, readonly Report[]> = new Map(),
) {
  const matched = new Map([...before].map(([index, list]) => [index, [...list]]))
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
