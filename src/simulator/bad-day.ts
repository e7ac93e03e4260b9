import { type PracticeEffect, practiceEffectOf } from '#domain/entry/practice-values.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import type { PracticeDial } from '#service/practice-dial.ts'

/** What an outage does to a request, as the practice values do. */
export const OUTAGES = [
  'too-many-requests',
  'try-later',
  'dropped-before',
  'dropped-after',
] as const satisfies readonly PracticeEffect[]
export type Outage = (typeof OUTAGES)[number]

/**
 * What the simulator does with an order: what its practice value says, else what the dial makes of it. The same order
 * always gets the same, so that a correction helps and a resend of the same entry does not.
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
 * The order that the answer to a request does not explain; null for most requests. One is enough to leave all of a
 * request unexplained that are not named.
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

/** The outage that meets a request; null for most. `count`: how many came before, so that a second try can succeed. */
export function outageOnDay(count: number, { outages }: PracticeDial, seed: number): Outage | null {
  if (draw(`${seed} request ${count}`) * 100 >= outages) return null
  return OUTAGES[Math.floor(draw(`${seed} outage ${count}`) * OUTAGES.length)] ?? null
}

/** A number from 0 up to 1 that looks drawn by chance and is always the same for a text (FNV-1a, then mixed). */
export function draw(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
