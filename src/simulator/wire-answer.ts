import { practiceEffectOf } from '#domain/entry/practice-values.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Decision } from './decide-entry.ts'

type WireIds = {
  readonly orderId: string
  readonly merchantOrderId: string | null
  readonly trackingId: string
  readonly courier: string | number | null
}

/** The body of an answer, field by field as service.md has it. */
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

export type DecidedEntry = { readonly entry: TrackingEntry; readonly decision: Decision }

/** Puts the decisions of one request together as the service reports them. */
export function composeAnswer(decided: readonly DecidedEntry[]): WireAnswer {
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

/** The practice value that makes the answer name an order which nobody sent. */
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

/** A code of digits comes back as a number, as the real service may do; one that would change stays text. */
function echoCourier(courier: string | undefined): string | number | null {
  if (courier === undefined) return null
  return String(Number(courier)) === courier && /^\d{1,15}$/.test(courier)
    ? Number(courier)
    : courier
}
