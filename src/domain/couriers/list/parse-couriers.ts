import type { CourierCandidate } from '#domain/entry/upload-result.ts'

/** A courier as the data file has it. */
export type StoredCourier = {
  readonly key: number
  readonly country: number | null
  readonly countryIso: string
  readonly url: string
  readonly name: string
  readonly nameZhCn: string
  readonly nameZhHk: string
  readonly group: string
}

/** Reads the data file's couriers as a service would offer them: every value is text. */
export function parseCouriers(stored: readonly StoredCourier[]): readonly CourierCandidate[] {
  return stored.map((courier) => ({
    ...courier,
    key: String(courier.key),
    country: courier.country === null ? '' : String(courier.country),
  }))
}
