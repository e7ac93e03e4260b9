import { hashText } from '#domain/entry/hash-text.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'

/** The candidates of a group: the same object for every list that offers the same couriers. */
export type FoldedCandidates = {
  /** Each key once, in the order of the first list that offered them. */
  readonly each: readonly CourierCandidate[]
  /** Sorted: the order in which a service lists them makes no other group. */
  readonly keys: readonly string[]
  /** Short, and the same for the same keys: a list can hold thousands. */
  readonly id: string
}

type Candidates = readonly CourierCandidate[]
type KnownList = { readonly list: Candidates; readonly folded: FoldedCandidates }

/**
 * Makes a reader of candidate lists that remembers them. A service repeats its list for every entry, and a list
 * can hold thousands: one that was seen before costs a comparison, no sorting.
 */
export function createCandidateFolder(): (candidates: Candidates) => FoldedCandidates {
  const read = new WeakMap<Candidates, FoldedCandidates>()
  const alike = new Map<string, KnownList[]>()
  const bySet = new Map<string, FoldedCandidates>()
  const find = (list: Candidates): FoldedCandidates => {
    const look = `${list.length} ${list[0]?.key} ${list.at(-1)?.key}`
    const known = alike.get(look) ?? []
    const same = known.find((one) => haveSameKeys(one.list, list))
    if (same) return same.folded
    const folded = foldCandidates(list)
    const set = JSON.stringify(folded.keys)
    const kept = bySet.get(set) ?? folded
    bySet.set(set, kept)
    alike.set(look, [...known, { list, folded: kept }])
    return kept
  }
  return (list) => {
    const before = read.get(list)
    if (before) return before
    const folded = find(list)
    read.set(list, folded)
    return folded
  }
}

function haveSameKeys(one: Candidates, other: Candidates): boolean {
  return one.every(({ key }, index) => other[index]?.key === key)
}

/** Names repeat and so do keys; the key identifies, and the first of its kind stays. */
function foldCandidates(candidates: Candidates): FoldedCandidates {
  const byKey = new Map<string, CourierCandidate>()
  for (const candidate of candidates) {
    if (!byKey.has(candidate.key)) byKey.set(candidate.key, candidate)
  }
  const keys = [...byKey.keys()].sort()
  return { each: [...byKey.values()], keys, id: setId(keys) }
}

/** The name of a set of couriers by their sorted keys. */
export function setId(keys: readonly string[]): string {
  return `${keys.length}-${hashText(JSON.stringify(keys))}`
}
