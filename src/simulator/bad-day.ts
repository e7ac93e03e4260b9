import { type PracticeEffect, practiceEffectOf } from '#domain/entry/practice-values.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { PracticeDial } from '#service/practice-dial.ts'

/** Effects of practice values that an outage may have. */
export const OUTAGES = [
  'too-many-requests',
  'try-later',
  'dropped-before',
  'dropped-after',
] as const satisfies readonly PracticeEffect[]
export type Outage = (typeof OUTAGES)[number]

/**
 * Returns the effect of an order: that of its practice value, else one drawn by the settings. The same order always has
 * the same effect, so that a correction helps and a plain resend does not.
 */
export function effectOnDay(
  orderId: string,
  { failures, ambiguous }: PracticeDial,
  seed: number,
): PracticeEffect | null {
  const typed = practiceEffectOf(orderId)
  if (typed !== null) return typed
  const drawn = draw(`${seed} order ${orderId}`) * 100
  if (drawn < failures) return 'rejected'
  return drawn < failures + ambiguous ? 'ambiguous-2' : null
}

/**
 * Returns the order that the answer to a request doesn't explain; null for most requests. One is enough to leave all
 * unnamed entries of the request unexplained.
 */
export function unexplainedOnDay(
  count: number,
  entries: readonly TrackingEntry[],
  { unexplained }: PracticeDial,
  seed: number,
): string | null {
  if (draw(`${seed} silence ${count}`) * 100 >= unexplained) return null
  return entries.find(({ orderId }) => practiceEffectOf(orderId) === null)?.orderId ?? null
}

/** Returns the outage of a request; null for most. `count` numbers the requests, so that a second try can succeed. */
export function outageOnDay(count: number, { outages }: PracticeDial, seed: number): Outage | null {
  if (draw(`${seed} request ${count}`) * 100 >= outages) return null
  return OUTAGES[Math.floor(draw(`${seed} outage ${count}`) * OUTAGES.length)] ?? null
}

/** Returns a pseudo-random number from 0 up to 1 that is always the same for a text (FNV-1a, then mixed). */
export function draw(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
