import type { TrackingEntry } from '#domain/tracking/tracking-entry.ts'
import type { CourierCandidate } from '#domain/tracking/upload-result.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { type CourierSuggestion, suggestCourier, type VerdictOf } from './suggest-courier.ts'

/** Entries with the same candidates and the same shape of tracking number: one choice is for all of them. */
export type CourierGroup = {
  /** The same for the same candidates and shape, as long as the upload lives. */
  readonly id: string
  /** Of the tracking numbers, as `shapeOf` gave it. */
  readonly shape: string
  /** Each key once, in the order of the service. Empty: the service offers none. */
  readonly candidates: readonly CourierCandidate[]
  /** In the order of the sheet. */
  readonly positions: readonly Position[]
  /** The first three tracking numbers. */
  readonly samples: readonly string[]
  /** What more than half of the entries have chosen; null: nothing is common. */
  readonly choice: string | null
  /** Entries whose choice, or want of one, differs from the common one. */
  readonly exceptions: readonly Position[]
  /** How many entries have a choice. */
  readonly chosenCount: number
  readonly suggestion: CourierSuggestion | null
}

export type Grouping = {
  readonly entries: readonly TrackingEntry[]
  readonly outcomes: readonly Outcome[]
  readonly choices: ReadonlyMap<Position, string>
  /** The shape of a tracking number, as a key. */
  readonly shapeOf: (trackingId: string) => string
  /** What the formats say of a number and a courier; without it nothing is suggested. */
  readonly verdictOf?: VerdictOf
}

type Members = {
  readonly shape: string
  readonly candidates: readonly CourierCandidate[]
  readonly positions: Position[]
}

/** Groups the entries that need a courier, the largest group first. Every such entry is in exactly one group. */
export function groupEntries(grouping: Grouping): readonly CourierGroup[] {
  const groups = new Map<string, Members>()
  // Entries of one answer often share the very same list.
  const folded = new Map<readonly CourierCandidate[], FoldedCandidates>()
  for (const [position, outcome] of grouping.outcomes.entries()) {
    if (outcome.kind !== 'courier-needed') continue
    const shape = grouping.shapeOf(grouping.entries[position]?.trackingId ?? '')
    const candidates = folded.get(outcome.candidates) ?? foldCandidates(outcome.candidates)
    folded.set(outcome.candidates, candidates)
    const id = JSON.stringify([shape, candidates.keys])
    const group = groups.get(id)
    if (group) group.positions.push(position)
    else groups.set(id, { shape, candidates: candidates.each, positions: [position] })
  }
  return [...groups]
    .map(([id, members]) => describeGroup(id, members, grouping))
    .sort((one, other) => other.positions.length - one.positions.length)
}

type FoldedCandidates = {
  readonly each: readonly CourierCandidate[]
  /** Sorted: the order in which a service lists them makes no other group. */
  readonly keys: readonly string[]
}

/** Names repeat and so do keys; the key identifies, and the first of its kind stays. */
function foldCandidates(candidates: readonly CourierCandidate[]): FoldedCandidates {
  const byKey = new Map<string, CourierCandidate>()
  for (const candidate of candidates) {
    if (!byKey.has(candidate.key)) byKey.set(candidate.key, candidate)
  }
  return { each: [...byKey.values()], keys: [...byKey.keys()].sort() }
}

function describeGroup(id: string, members: Members, grouping: Grouping): CourierGroup {
  const { shape, candidates, positions } = members
  const { entries, choices, verdictOf } = grouping
  const numbers = positions.map((position) => entries[position]?.trackingId ?? '')
  const keys = candidates.map((candidate) => candidate.key)
  return {
    id,
    shape,
    candidates,
    positions,
    samples: numbers.slice(0, 3),
    ...describeChoices(positions, choices),
    suggestion: verdictOf ? suggestCourier(numbers, keys, verdictOf) : null,
  }
}

function describeChoices(positions: readonly Position[], choices: ReadonlyMap<Position, string>) {
  const counts = new Map<string, number>()
  for (const position of positions) {
    const courier = choices.get(position)
    if (courier !== undefined) counts.set(courier, (counts.get(courier) ?? 0) + 1)
  }
  const chosenCount = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const common = [...counts].find(([, count]) => count * 2 > positions.length)?.[0]
  const exceptions = positions.filter((position) => choices.get(position) !== common)
  return { choice: common ?? null, exceptions, chosenCount }
}
