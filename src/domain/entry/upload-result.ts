/** A courier that the service offers for an entry. Only `key` identifies it, since names repeat. */
export type CourierCandidate = {
  readonly key: string
  readonly name: string
  readonly nameZhCn: string
  readonly nameZhHk: string
  /** An internal number of the service, as text; not an ISO code. */
  readonly country: string
  /** ISO 3166 alpha-2, or empty. */
  readonly countryIso: string
  /** The URL as the service gave it; check for http(s) before linking to it. */
  readonly url: string
  readonly group: string
}

/** Removes candidates with a repeated key; the first stays. */
export function distinctCandidates(
  candidates: readonly CourierCandidate[],
): readonly CourierCandidate[] {
  const byKey = new Map<string, CourierCandidate>()
  for (const candidate of candidates)
    if (!byKey.has(candidate.key)) byKey.set(candidate.key, candidate)
  return [...byKey.values()]
}

/** The names of a courier in the service's languages; any may be empty. */
export type NamesOfCourier = Pick<CourierCandidate, 'name' | 'nameZhCn' | 'nameZhHk'>

/** A courier that a name in the sheet may mean, with the source of its code. */
export type ProbableCourier = CourierCandidate & {
  readonly from: 'chosen-before' | 'service' | 'public-list'
  /** Its name is only similar to the text, so it is offered and never taken. */
  readonly isSimilar?: true
}

/** The courier that a text means for certain; null when it may mean several, or when a name is only similar. */
export function certainCourier([
  only,
  ...others
]: readonly ProbableCourier[]): ProbableCourier | null {
  return only === undefined || others.length > 0 || only.isSimilar === true ? null : only
}

/** The identifiers by which an answer names an entry; null when missing. */
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

/** The service's answer to one request, read leniently. A count of null was not reported. */
export type UploadResult = {
  readonly acceptedOrders: number
  readonly rejectedOrders: number | null
  readonly ordersNotFound: number | null
  readonly ordersSelectCourier: number | null
  readonly shipmentFailed: readonly FailedReport[]
  readonly shipmentSelectCourier: readonly CourierReport[]
}
