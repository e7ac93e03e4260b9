import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { CourierCandidate, UploadResult } from '#domain/entry/upload-result.ts'

/** A sendable entry; the test overrides only relevant values. */
export function anEntry(about: Partial<TrackingEntry> = {}): TrackingEntry {
  return { orderId: 'SO-1001', trackingId: 'YT2229521272164446', ...about }
}

/** An answer with one accepted entry. */
export function anUploadResult(about: Partial<UploadResult> = {}): UploadResult {
  return {
    acceptedOrders: 1,
    rejectedOrders: 0,
    ordersNotFound: 0,
    ordersSelectCourier: 0,
    shipmentFailed: [],
    shipmentSelectCourier: [],
    ...about,
  }
}

export function aCandidate(about: Partial<CourierCandidate> = {}): CourierCandidate {
  return {
    key: '190012',
    name: 'YANWEN',
    nameZhCn: '燕文物流',
    nameZhHk: '燕文物流',
    country: '301',
    countryIso: 'CN',
    url: 'https://www.yw56.com.cn/',
    group: '12',
    ...about,
  }
}
