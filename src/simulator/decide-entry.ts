import type { PracticeEffect } from '#domain/entry/practice-values.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { candidatesOfNumber, candidatesOfPractice } from './candidates.ts'
import type { OrderRecord } from './order-book.ts'

/** The simulator's decision about one entry. */
export type Decision = {
  /** The count that the entry adds to. */
  readonly counted: 'accepted' | 'rejected' | 'not-found' | 'select-courier'
  /** The message in shipmentFailed; null when not listed there. */
  readonly message: string | null
  /** The candidates in shipmentSelectCourier; null when not listed there. */
  readonly candidates: readonly CourierCandidate[] | null
}

const LONGEST_VALUE = 255
const INVALID_COURIER = '000000'

const ACCEPTED: Decision = { counted: 'accepted', message: null, candidates: null }

/** Decides about one entry. The same entry, record and effect always get the same decision. */
export function decideEntry(
  entry: TrackingEntry,
  record: OrderRecord | undefined,
  effect: PracticeEffect | null,
): Decision {
  return decideFailure(entry, record, effect) ?? decideCourier(entry, record, effect) ?? ACCEPTED
}

/** Tells whether a value is too long for the service; orders with such an ID are not remembered. */
export function isTooLong(value: string): boolean {
  return value.length > LONGEST_VALUE
}

/** Tells whether a practice value rejects the first tracking number of its order. */
export function dislikesNumber(effect: PracticeEffect | null): boolean {
  return effect !== null && effect in DISLIKES
}

function decideFailure(
  entry: TrackingEntry,
  record: OrderRecord | undefined,
  effect: PracticeEffect | null,
): Decision | null {
  const { orderId, courier } = entry
  const tooLong = findTooLong(entry)
  if (tooLong !== null) return rejected(`${shorten(tooLong)} is too long.`)
  if (record?.accepted) return rejected(`Order ${orderId} is not pending shipment.`)
  if (effect === 'not-found') return notFound(`Order ${orderId} was not found.`)
  if (courier === INVALID_COURIER) return rejected(`Courier code ${courier} is not valid.`)
  return isCorrected(entry, record) ? null : dislike(entry, effect)
}

function decideCourier(
  entry: TrackingEntry,
  record: OrderRecord | undefined,
  effect: PracticeEffect | null,
): Decision | null {
  if (entry.courier !== undefined || isCorrected(entry, record)) return null
  const candidates = candidatesOfPractice(effect) ?? candidatesOfNumber(entry.trackingId)
  return candidates && { counted: 'select-courier', message: null, candidates }
}

/** Tells whether the tracking number was changed since it was rejected; it is then accepted. */
function isCorrected({ trackingId }: TrackingEntry, record: OrderRecord | undefined): boolean {
  const before = record?.requestRejectedWith ?? null
  return before !== null && before !== trackingId
}

const DISLIKES: { readonly [effect in PracticeEffect]?: (trackingId: string) => string | null } = {
  rejected: (trackingId) => `Tracking number ${trackingId} is not valid.`,
  'rejected-with-markup': (trackingId) =>
    `Tracking number ${trackingId} is <b>not</b> valid <img src=x onerror="alert(1)">.`,
  'not-itemised': () => null,
  'named-twice': (trackingId) => `Tracking number ${trackingId} belongs to several couriers.`,
}

function dislike(entry: TrackingEntry, effect: PracticeEffect | null): Decision | null {
  const say = effect && DISLIKES[effect]
  if (!say || (effect === 'named-twice' && entry.courier !== undefined)) return null
  const candidates = effect === 'named-twice' ? candidatesOfPractice(effect) : null
  return { counted: 'rejected', message: say(entry.trackingId), candidates }
}

function rejected(message: string): Decision {
  return { counted: 'rejected', message, candidates: null }
}

function notFound(message: string): Decision {
  return { counted: 'not-found', message, candidates: null }
}

function findTooLong(entry: TrackingEntry): string | null {
  return Object.values(entry).find(isTooLong) ?? null
}

function shorten(value: string): string {
  return `${value.slice(0, 40)}…`
}
