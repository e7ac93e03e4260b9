/**
 * What the formats say of a tracking number and a courier: a format of it fits and its check digit holds, one
 * fits that has no check digit, or none fits.
 */
export type Verdict = 'check-digit' | 'only-shape' | 'no'

export type VerdictOf = (trackingId: string, courierKey: string) => Verdict

/** A guess by the numbers alone. */
export type FormatSuggestion = {
  readonly key: string
  readonly reason: 'check-digit' | 'only-shape'
}

/** A guess that holds for 50 numbers holds for the group; a check of thousands would be felt. */
export const LOOK_AT = 50

/**
 * Suggests the one courier whose formats fit all numbers: by their check digits, or else by the shape alone.
 * Where two fit equally well nothing is suggested.
 */
export function suggestCourier(
  trackingIds: readonly string[],
  keys: readonly string[],
  verdictOf: VerdictOf,
): FormatSuggestion | null {
  const numbers = trackingIds.slice(0, LOOK_AT)
  const verdicts = keys.map((key) => weakestVerdict(numbers, key, verdictOf))
  for (const reason of ['check-digit', 'only-shape'] as const) {
    const fitting = keys.filter((_, index) => verdicts[index] === reason)
    const [key] = fitting
    if (key !== undefined) return fitting.length === 1 ? { key, reason } : null
  }
  return null
}

/** Most couriers don't fit the first number, so the other numbers needn't be looked at. */
function weakestVerdict(numbers: readonly string[], key: string, verdictOf: VerdictOf): Verdict {
  let weakest: Verdict = numbers.length === 0 ? 'no' : 'check-digit'
  for (const number of numbers) {
    const verdict = verdictOf(number, key)
    if (verdict === 'no') return 'no'
    if (verdict === 'only-shape') weakest = verdict
  }
  return weakest
}
