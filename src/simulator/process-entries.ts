import { practiceEffectOf } from '#domain/entry/practice-values.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { decideEntry, dislikesNumber, isTooLong, type Decision } from './decide-entry.ts'
import type { OrderRecord } from './order-book.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'

type Processed = {
  readonly answer: WireAnswer
  /** The new records of the request's orders, for the order book. */
  readonly records: readonly OrderRecord[]
}

/** Processes entries as the service does: returns the answer and the new records of their orders. */
export function processEntries(
  entries: readonly TrackingEntry[],
  find: (orderId: string) => OrderRecord | undefined,
): Processed {
  const records = new Map<string, OrderRecord>()
  const decided = entries.map((entry) => {
    // When an order occurs twice in a request, the second entry sees the result of the first.
    const known = records.get(entry.orderId) ?? find(entry.orderId)
    const effect = practiceEffectOf(entry.orderId)
    const decision = decideEntry(entry, known, effect)
    if (!isTooLong(entry.orderId)) {
      const disliked = decision.counted === 'rejected' && dislikesNumber(effect)
      records.set(entry.orderId, updateRecord(entry, decision, disliked, known))
    }
    return { entry, decision }
  })
  return { answer: composeAnswer(decided), records: [...records.values()] }
}

function updateRecord(
  entry: TrackingEntry,
  { counted }: Decision,
  disliked: boolean,
  known: OrderRecord | undefined,
): OrderRecord {
  const { orderId, ...line } = entry
  const times = (known?.accepted?.times ?? 0) + 1
  return {
    orderId,
    attempts: (known?.attempts ?? 0) + 1,
    requestRejectedWith: known?.requestRejectedWith ?? (disliked ? entry.trackingId : null),
    accepted: counted === 'accepted' ? { ...line, times } : (known?.accepted ?? null),
  }
}

type WireIds = {
  readonly orderId: string
  readonly merchantOrderId: string | null
  readonly trackingId: string
  readonly courier: string | number | null
}

/** The body of an answer, as the contract defines it. */
export type WireAnswer = {
  readonly acceptedOrders: number
  readonly rejectedOrders: number
  readonly ordersNotFound: number
  readonly ordersSelectCourier: number
  readonly shipmentFailed: readonly (WireIds & { readonly errorMessage: string })[]
  readonly shipmentSelectCourier: readonly (WireIds & {
    readonly possibleCouriers: readonly CourierCandidate[]
  })[]
}

type DecidedEntry = { readonly entry: TrackingEntry; readonly decision: Decision }

/** Composes the answer from the decisions about one request. */
function composeAnswer(decided: readonly DecidedEntry[]): WireAnswer {
  const count = (counted: Decision['counted']): number =>
    decided.filter(({ decision }) => decision.counted === counted).length
  return {
    acceptedOrders: count('accepted'),
    rejectedOrders: count('rejected'),
    ordersNotFound: count('not-found'),
    ordersSelectCourier: count('select-courier'),
    shipmentFailed: [...decided.flatMap(reportFailed), ...decided.flatMap(reportStray)],
    shipmentSelectCourier: decided.flatMap(reportCouriers),
  }
}

function reportFailed({ entry, decision }: DecidedEntry): WireAnswer['shipmentFailed'] {
  if (decision.message === null) return []
  return [{ ...wireIds(entry), errorMessage: decision.message }]
}

function reportCouriers({ entry, decision }: DecidedEntry): WireAnswer['shipmentSelectCourier'] {
  if (decision.candidates === null) return []
  return [{ ...wireIds(entry), possibleCouriers: decision.candidates }]
}

/** Adds a report about an order that was not sent, for the practice value `stray`. */
function reportStray({ entry, decision }: DecidedEntry): WireAnswer['shipmentFailed'] {
  if (decision.counted !== 'accepted' || practiceEffectOf(entry.orderId) !== 'stray') return []
  const ids = {
    orderId: 'NOT-SENT-1',
    merchantOrderId: null,
    trackingId: 'NOT-SENT-1',
    courier: null,
  }
  return [{ ...ids, errorMessage: 'Order NOT-SENT-1 was not found.' }]
}

function wireIds({ orderId, merchantOrderId, trackingId, courier }: TrackingEntry): WireIds {
  return {
    orderId,
    merchantOrderId: merchantOrderId ?? null,
    trackingId,
    courier: echoCourier(courier),
  }
}

/** Echoes a code of digits as a number, as the real service may do, unless that would change it. */
function echoCourier(courier: string | undefined): string | number | null {
  if (courier === undefined) return null
  return String(Number(courier)) === courier && /^\d{1,15}$/.test(courier)
    ? Number(courier)
    : courier
}
