import type { CourierCandidate, UploadResult } from '#domain/entry/upload-result.ts'
import type { RequestRecord } from '#domain/upload/upload.ts'

/** Loads the couriers of a public list, which no service has confirmed. The list is a chunk of its own. */
export async function loadCourierList(): Promise<readonly CourierCandidate[]> {
  const { default: stored } = await import('./couriers.json')
  return parseCouriers(stored)
}

/** Reads the data file, which has a line of values for each courier. */
export function parseCouriers(stored: readonly string[]): readonly CourierCandidate[] {
  return stored.map(parseCourier)
}

function parseCourier(line: string): CourierCandidate {
  const [key = '', countryIso = '', name = '', host = '', ...chinese] = line.split('|')
  const [nameZhCn, nameZhHk] = chinese
  return {
    key,
    name,
    nameZhCn: nameZhCn || name,
    nameZhHk: nameZhHk || nameZhCn || name,
    country: '',
    countryIso,
    url: host === '' ? '' : `https://${host}/`,
    group: '',
  }
}

/** A courier whose code can be offered, with its source. */
export type KnownCourier = CourierCandidate & { readonly from: 'service' | 'public-list' }

/** Joins the couriers offered in code fields: those that the service has named, then the others of the public list. */
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
 * Creates a collector of the couriers that answers offered, by code, each with its latest names. It reads each answer
 * once, and returns the same map until there is a new courier list.
 */
export function createOfferedCouriers(): (requests: readonly RequestRecord[]) => OfferedCouriers {
  const read = new WeakSet<UploadResult | Candidates>()
  let offered: OfferedCouriers = new Map()
  const isNew = (one: UploadResult | Candidates) => !read.has(one) && Boolean(read.add(one))
  return (requests) => {
    const more = requests
      .flatMap(({ reply }) => (reply.kind === 'answer' && isNew(reply.result) ? reply.result : []))
      .flatMap(({ shipmentSelectCourier }) => shipmentSelectCourier)
      // Entries may share a list.
      .flatMap(({ possibleCouriers }) => (isNew(possibleCouriers) ? possibleCouriers : []))
    if (more.length > 0)
      offered = new Map([...offered, ...more.map((one) => [one.key, one] as const)])
    return offered
  }
}

type Places = Pick<CourierCandidate, 'country' | 'countryIso'>

/** Returns a courier's country as the service gives it, or ''. A bare number is internal to the service. */
export function countryOf({ country, countryIso }: Places): string {
  const declared = country.trim()
  return countryIso.trim() || (/^[\d\s.,+-]*$/.test(declared) ? '' : declared)
}
