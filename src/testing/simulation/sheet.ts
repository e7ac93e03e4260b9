import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { TRIAL_FROM } from '#domain/upload/requests/plan-request.ts'
import type { Random } from './random.ts'

/** The first part of an order ID decides the service's answer; anything else is accepted. */
export const ORDER = {
  bad: 'bad',
  /** Rejected without being listed. */
  quiet: 'quiet',
  pick: 'pick',
  /** 413 unless it is sent alone, and 413 always. */
  big: 'big',
  huge: 'huge',
  /** 422 for every request with it. */
  culprit: 'culprit',
} as const

export type SheetAndSettings = {
  readonly entries: readonly TrackingEntry[]
  readonly requestSize: number
  readonly requestsAtOnce: number
  readonly requestsPerSecond: number | null
  /** The shop of the upload; undefined: not named. */
  readonly shop: string | undefined
}

/** A random sheet, with repeated orders, repeated numbers and a few long ones. */
export function someSheet(random: Random): SheetAndSettings {
  const shop = random.chance(0.8) ? undefined : SHOPS[0]
  const requestsPerSecond = random.chance(0.7) ? null : random.pick([0.4, 2, 30])
  const requestsAtOnce = random.chance(0.5) ? 1 : 1 + random.below(6)
  const odd = random.share()
  const make = (count: number) => Array.from({ length: count }, (_, at) => anEntry(random, at, odd))
  if (random.chance(0.02)) {
    const entries = make(TRIAL_FROM + 1 + random.below(20))
    return { entries, requestSize: 5 + random.below(40), requestsAtOnce, requestsPerSecond, shop }
  }
  return {
    entries: make(1 + random.below(12)),
    requestSize: 1 + random.below(7),
    requestsAtOnce,
    requestsPerSecond,
    shop,
  }
}

export const SHOPS = ['North', 'South'] as const

/** A random order ID; `odd` is the probability of one that isn't simply accepted. */
export function anOrderId(random: Random, index: number, odd: number): string {
  if (random.chance(0.15)) return `O-${random.below(3)}`
  if (random.chance(0.1)) return `${70_000 + index}`
  if (!random.chance(odd)) return `O-${index}`
  const { bad, quiet, pick, big, huge, culprit } = ORDER
  return `${random.pick([bad, bad, pick, pick, pick, quiet, big, huge, culprit])}-${index}`
}

function anEntry(random: Random, index: number, odd: number): TrackingEntry {
  const isLong = random.chance(0.1)
  const number = isLong ? `940011089956485${index}000` : `T-${index}`
  return {
    orderId: anOrderId(random, index, odd),
    trackingId: random.chance(0.08) ? 'T-0' : number,
    ...(random.chance(0.3) ? { merchantOrderId: `M-${random.below(4)}` } : {}),
    ...(random.chance(0.1) ? { courier: random.pick([COURIERS[0] ?? '', 'wrong']) } : {}),
  }
}

export const COURIERS: readonly string[] = ['190012', '3011', 'yanwen']
