import { toEntry, type TrackingEntry, type TrackingField } from '#domain/entry/tracking-entry.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import {
  findForm,
  hasForm,
  type IdForm,
  isNearlyAll,
  largestGroup,
  rewriteId,
  splitId,
} from './id-form.ts'

/** The probable mistake in the order IDs of a family. */
export type RepairKind = 'rewritten' | 'swapped-tracking' | 'swapped-merchant'

/** One correction for nearly all entries of a family, applied only with the user's consent. */
export type Repair = {
  readonly kind: RepairKind
  /** An order ID that the service accepted. */
  readonly example: string
  readonly corrections: readonly Correction[]
}

export type Correction = {
  readonly position: Position
  readonly before: TrackingEntry
  readonly after: TrackingEntry
}

export type FailedEntry = Omit<Correction, 'after'>

type Corrector = (entry: TrackingEntry) => TrackingEntry | null

/**
 * Finds one correction that makes the order IDs of failed entries look like accepted ones: text or zeros around the
 * number, or the value of another column. null: they look alike already, or no correction explains nearly all.
 */
export function suggestRepair(
  failed: readonly FailedEntry[],
  acceptedIds: readonly string[],
): Repair | null {
  const form = findForm(acceptedIds)
  if (form === null) return null
  const example = acceptedIds.find((id) => hasForm(id, form)) ?? ''
  const correctors: readonly (readonly [RepairKind, Corrector])[] = [
    ['swapped-merchant', swapWith('merchantOrderId', form)],
    ['swapped-tracking', swapWith('trackingId', form)],
    ['rewritten', rewriteAll(failed, form)],
  ]
  for (const [kind, correct] of correctors) {
    const corrections = correctAll(failed, (entry) =>
      hasForm(entry.orderId, form) ? null : correct(entry),
    )
    if (isNearlyAll(corrections.length, failed.length)) return { kind, example, corrections }
  }
  return null
}

/** Removes corrections to order IDs that are taken; null when the rest no longer covers nearly all entries. */
export function withoutTaken(
  repair: Repair,
  isTaken: (orderId: string) => boolean,
  total: number,
): Repair | null {
  const corrections = repair.corrections.filter(({ after }) => !isTaken(after.orderId))
  return isNearlyAll(corrections.length, total) ? { ...repair, corrections } : null
}

function swapWith(field: Exclude<TrackingField, 'orderId' | 'courier'>, form: IdForm): Corrector {
  return (entry) => {
    const value = entry[field] ?? ''
    return hasForm(value, form)
      ? toEntry({ ...entry, orderId: value, [field]: entry.orderId })
      : null
  }
}

/** Rewrites only IDs that look like most of the failed ones; the others may belong to another shop. */
function rewriteAll(failed: readonly FailedEntry[], form: IdForm): Corrector {
  const [usual] = largestGroup(failed.map(({ before }) => before.orderId))
  return (entry) => {
    const parts = splitId(entry.orderId)
    if (parts?.prefix !== usual?.prefix || parts?.suffix !== usual?.suffix) return null
    const orderId = parts && rewriteId(parts, form)
    return orderId ? { ...entry, orderId } : null
  }
}

/** Leaves out different IDs that would become the same one. */
function correctAll(failed: readonly FailedEntry[], correct: Corrector): readonly Correction[] {
  const corrections = failed.flatMap((one) => {
    const after = correct(one.before)
    return after ? { ...one, after } : []
  })
  const sources = new Map<string, Set<string>>()
  for (const { before, after } of corrections) {
    const same = sources.get(after.orderId)
    if (same) same.add(before.orderId)
    else sources.set(after.orderId, new Set([before.orderId]))
  }
  return corrections.filter(({ after }) => sources.get(after.orderId)?.size === 1)
}
