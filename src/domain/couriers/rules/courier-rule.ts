import type { Timestamp } from '#domain/upload/outcome.ts'

/**
 * Which courier the person always wants for numbers of a shape when the service offers these couriers and no others.
 * There is one rule at most for a shape and its couriers, so that two rules never contradict each other.
 */
export type CourierRule = {
  /** As `shapeKey` gives it: a shape, never an expression. */
  readonly shape: string
  /** The keys of all candidates, sorted; empty where the service offers none. */
  readonly offered: readonly string[]
  readonly courier: string
  /** Switched off, it is kept and does nothing. */
  readonly isOn: boolean
  /** Switched on, it also fills in the courier before sending. */
  readonly fills?: boolean
  /** When it was made for this courier; earlier releases kept no time. */
  readonly since?: Timestamp
}

/** The name of a rule: the same for the same shape and the same couriers. */
export function ruleKey({ shape, offered }: Pick<CourierRule, 'shape' | 'offered'>): string {
  return JSON.stringify([shape, offered])
}
