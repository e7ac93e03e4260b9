import { hashText } from '#domain/entry/hash-text.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'

/** Many entries share a list, and a list can hold thousands. */
const known = new WeakMap<readonly CourierCandidate[], string>()

/** Names the set of couriers that a list offers; in which order it lists them makes no other set. */
export function setIdOf(candidates: readonly CourierCandidate[]): string {
  const id = known.get(candidates) ?? setId(candidates.map(({ key }) => key).sort())
  known.set(candidates, id)
  return id
}

/** Names a set of couriers by their sorted keys: short, since a list can hold thousands. */
export function setId(keys: readonly string[]): string {
  return `${keys.length}-${hashText(JSON.stringify(keys))}`
}
