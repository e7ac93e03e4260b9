/** A courier that the service offers for an entry. `key` identifies it: names repeat. */
export type CourierCandidate = {
  readonly key: string
  readonly name: string
  readonly nameZhCn: string
  readonly nameZhHk: string
  /** A private number of the service, as its digits; not an ISO code. */
  readonly country: string
  /** ISO 3166 alpha-2, or empty. */
  readonly countryIso: string
  /** As the service gave it; a link only after a check for http(s). */
  readonly url: string
  readonly group: string
}

/** The couriers of a list, each key once: names repeat and so do keys, and the first of a key stays. */
export function distinctCandidates(
  candidates: readonly CourierCandidate[],
): readonly CourierCandidate[] {
  const byKey = new Map<string, CourierCandidate>()
  for (const candidate of candidates)
    if (!byKey.has(candidate.key)) byKey.set(candidate.key, candidate)
  return [...byKey.values()]
}

/** The names of a courier in the languages that a service gives them in; any may be empty. */
export type NamesOfCourier = Pick<CourierCandidate, 'name' | 'nameZhCn' | 'nameZhHk'>

/** A courier that a name in the sheet may mean, and who says that its code is one. */
export type ProbableCourier = CourierCandidate & {
  readonly from: 'chosen-before' | 'service' | 'public-list'
}

/** The identifiers by which an answer names an entry; null where it gave none. */
export type ReportedIds = {
  readonly orderId: string | null
  readonly merchantOrderId: string | null
  readonly trackingId: string | null
  readonly courier: string | null
}

export type FailedReport = ReportedIds & { readonly errorMessage: string }

export type CourierReport = ReportedIds & {
  /** Each key once. */
  readonly possibleCouriers: readonly CourierCandidate[]
}

/** What the service answered to one request, read tolerantly. A count of null was not reported. */
export type UploadResult = {
  readonly acceptedOrders: number
  readonly rejectedOrders: number | null
  readonly ordersNotFound: number | null
  readonly ordersSelectCourier: number | null
  readonly shipmentFailed: readonly FailedReport[]
  readonly shipmentSelectCourier: readonly CourierReport[]
}
