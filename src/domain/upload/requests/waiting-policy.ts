const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** Unavailable so often in a row without saying how long: time to ask the person. */
const TRIES_BEFORE_ASKING = 6

export type WaitPlan =
  /** `told`: the service said how long. */
  { readonly kind: 'wait'; readonly ms: number; readonly told: boolean } | { readonly kind: 'ask' }

export type Unavailable = {
  /** As the service said; null: it did not. */
  readonly retryAfterMs: number | null
  /** How often in a row the service was unavailable before, from 0. */
  readonly tries: number
  /** From 0 to 1. */
  readonly random: number
}

/** Decides how long to wait while the service is unavailable: as told, else longer each time, and at last asks. */
export function planWait({ retryAfterMs, tries, random }: Unavailable): WaitPlan {
  // "Now" is no time to wait: without growing pauses it would be a hail of requests.
  if (retryAfterMs !== null && retryAfterMs > 0)
    return { kind: 'wait', ms: retryAfterMs, told: true }
  if (tries >= TRIES_BEFORE_ASKING) return { kind: 'ask' }
  const full = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS)
  return { kind: 'wait', ms: Math.round(full * (0.5 + random / 2)), told: false }
}
