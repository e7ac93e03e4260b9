import type { CourierCandidate } from '#domain/entry/upload-result.ts'

type Places = Pick<CourierCandidate, 'country' | 'countryIso'>

/** The country of a courier as the service gives it, empty where it gives none. A bare number is the service's own. */
export function countryOf({ country, countryIso }: Places): string {
  const declared = country.trim()
  return countryIso.trim() || (/^[\d\s.,+-]*$/.test(declared) ? '' : declared)
}
