import type { Timestamp } from '#domain/upload/outcome.ts'

/**
 * A rule: always use this courier for numbers of a shape when the service offers exactly these couriers. A shape with
 * its couriers has at most one rule, so rules never contradict each other.
 */
export type CourierRule = {
  /** The shape as `shapeKey` returns it, not a regular expression. */
  readonly shape: string
  /** The keys of all candidates, sorted; empty when the service offers none. */
  readonly offered: readonly string[]
  readonly courier: string
  /** A rule that is off is kept without effect. */
  readonly isOn: boolean
  /** The rule also fills in the courier before sending. */
  readonly fills?: boolean
  /** When the rule was made for this courier. */
  readonly since?: Timestamp
}

/** Returns the key of a rule, the same for the same shape and couriers. */
export function ruleKey({ shape, offered }: Pick<CourierRule, 'shape' | 'offered'>): string {
  return JSON.stringify([shape, offered])
}
