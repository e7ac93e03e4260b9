/**
 * How a tracking number fits the formats of a courier: with a correct check digit, in a format without a check digit,
 * or not at all.
 */
export type Verdict = 'check-digit' | 'only-shape' | 'no'

export type VerdictOf = (trackingId: string, courierKey: string) => Verdict

/** A suggestion from the numbers alone. */
export type FormatSuggestion = {
  readonly key: string
  readonly reason: 'check-digit' | 'only-shape'
}

/** 50 numbers are enough to judge a group; checking thousands would take noticeable time. */
export const SAMPLE_SIZE = 50

/**
 * Suggests the one courier whose formats fit all numbers, by their check digits or else by the shape alone; null when
 * two couriers fit equally well.
 */
export function suggestCourier(
  trackingIds: readonly string[],
  keys: readonly string[],
  verdictOf: VerdictOf,
): FormatSuggestion | null {
  const numbers = trackingIds.slice(0, SAMPLE_SIZE)
  const verdicts = keys.map((key) => weakestVerdict(numbers, key, verdictOf))
  for (const reason of ['check-digit', 'only-shape'] as const) {
    const fitting = keys.filter((_, index) => verdicts[index] === reason)
    const [key] = fitting
    if (key !== undefined) return fitting.length === 1 ? { key, reason } : null
  }
  return null
}

/** Stops at the first number that doesn't fit, which is the first one for most couriers. */
function weakestVerdict(numbers: readonly string[], key: string, verdictOf: VerdictOf): Verdict {
  let weakest: Verdict = numbers.length === 0 ? 'no' : 'check-digit'
  for (const number of numbers) {
    const verdict = verdictOf(number, key)
    if (verdict === 'no') return 'no'
    if (verdict === 'only-shape') weakest = verdict
  }
  return weakest
}
