import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'

/** An entry as the service gets it: its four fields and nothing else, the optional ones only where given. */
function toWire(entry: TrackingEntry): TrackingEntry {
  const { orderId, merchantOrderId, courier, trackingId } = entry
  return {
    orderId,
    ...(merchantOrderId ? { merchantOrderId } : {}),
    ...(courier ? { courier } : {}),
    trackingId,
  }
}

/** The exact body of a request. */
export function formatBody(entries: readonly TrackingEntry[]): string {
  return JSON.stringify(entries.map(toWire))
}
