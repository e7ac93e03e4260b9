import type { CourierCandidate } from '#domain/entry/upload-result.ts'

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
