import { namesValue } from '#domain/upload/find-value.ts'
import { quotedIn } from './message-family.ts'

type NamedIn = {
  readonly message: string
  /** What the entry has in the field. */
  readonly value: string
}

/** A family has thousands of messages that say the same. */
const LOOK_AT = 200

/**
 * The text in the values of a field that most messages name, as something to offer for a replacement: what they quote, or
 * else the value. Empty where each message names a text of its own.
 */
export function findNamedText(failures: readonly NamedIn[]): string {
  const counts = new Map<string, number>()
  for (const { message, value } of failures.slice(0, LOOK_AT)) {
    const quoted = quotedIn(message).filter((text) => value.includes(text))
    const named = quoted.length > 0 || !namesValue(message, value) ? quoted : [value]
    for (const text of new Set(named)) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most && (most[1] > 1 || failures.length === 1) ? most[0] : ''
}
