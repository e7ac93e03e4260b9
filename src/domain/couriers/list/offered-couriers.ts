import type { CourierCandidate, UploadResult } from '#domain/entry/upload-result.ts'
import type { RequestRecord } from '#domain/upload/upload.ts'

type Candidates = readonly CourierCandidate[]
export type OfferedCouriers = ReadonlyMap<string, CourierCandidate>

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
