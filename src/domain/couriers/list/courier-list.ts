import type { CourierCandidate, UploadResult } from '#domain/entry/upload-result.ts'
import type { RequestRecord } from '#domain/upload/upload.ts'

/** Couriers from a public list, not confirmed by any service; they arrive as a chunk of their own. */
export async function loadCourierList(): Promise<readonly CourierCandidate[]> {
  const { default: stored } = await import('./couriers.json')
  return parseCouriers(stored)
}

/** A courier as the data file has it. */
type StoredCourier = Omit<CourierCandidate, 'key' | 'country'> & {
  readonly key: number
  readonly country: number | null
}

/** Reads the data file's couriers as a service would offer them: every value is text. */
export function parseCouriers(stored: readonly StoredCourier[]): readonly CourierCandidate[] {
  return stored.map((courier) => ({
    ...courier,
    key: String(courier.key),
    country: courier.country === null ? '' : String(courier.country),
  }))
}

/** A courier whose code can be offered, and who says that there is one. */
export type KnownCourier = CourierCandidate & { readonly from: 'service' | 'public-list' }

/** What is offered where a code is typed: those that the service has named, as given, then the public list's others. */
export function joinKnownCouriers(
  seen: readonly CourierCandidate[],
  listed: readonly CourierCandidate[],
): readonly KnownCourier[] {
  const known = new Set(seen.map(({ key }) => key))
  const others = listed.filter(({ key }) => !known.has(key))
  return [...seen.map(saidBy('service')), ...others.map(saidBy('public-list'))]
}

const saidBy =
  (from: KnownCourier['from']) =>
  (candidate: CourierCandidate): KnownCourier => ({ ...candidate, from })

type Candidates = readonly CourierCandidate[]
type OfferedCouriers = ReadonlyMap<string, CourierCandidate>

/**
 * Makes a reader of the couriers that answers offered, by code, each as it was named last. It reads an answer once, and
 * gives the same map until there is something new.
 */
export function createOfferedCouriers(): (requests: readonly RequestRecord[]) => OfferedCouriers {
  const read = new WeakSet<UploadResult | Candidates>()
  let offered: OfferedCouriers = new Map()
  const isNew = (one: UploadResult | Candidates) => !read.has(one) && Boolean(read.add(one))
  return (requests) => {
    const more = requests
      .flatMap(({ reply }) => (reply.kind === 'answer' && isNew(reply.result) ? reply.result : []))
      .flatMap(({ shipmentSelectCourier }) => shipmentSelectCourier)
      // A service repeats its list for every entry.
      .flatMap(({ possibleCouriers }) => (isNew(possibleCouriers) ? possibleCouriers : []))
    if (more.length > 0)
      offered = new Map([...offered, ...more.map((one) => [one.key, one] as const)])
    return offered
  }
}

type Places = Pick<CourierCandidate, 'country' | 'countryIso'>

/** The country of a courier as the service gives it, empty where it gives none. A bare number is the service's own. */
export function countryOf({ country, countryIso }: Places): string {
  const declared = country.trim()
  return countryIso.trim() || (/^[\d\s.,+-]*$/.test(declared) ? '' : declared)
}
