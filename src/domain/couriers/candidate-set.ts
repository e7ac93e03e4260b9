import { hashText } from '#base/hash-text.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'

/** Cached, since many entries share a list, which can have thousands of couriers. */
const known = new WeakMap<readonly CourierCandidate[], string>()

/** Returns the ID of the set of couriers in a list; their order doesn't matter. */
export function setIdOf(candidates: readonly CourierCandidate[]): string {
  const id = known.get(candidates) ?? setId(candidates.map(({ key }) => key).sort())
  known.set(candidates, id)
  return id
}

/** Returns a short ID for a set of couriers from their sorted keys. */
export function setId(keys: readonly string[]): string {
  return `${keys.length}-${hashText(JSON.stringify(keys))}`
}
