import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { EntryList } from '#domain/upload/entry-list.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import { positionsByKind } from '#domain/upload/events/positions-by-kind.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { createCandidateFolder, FoldedCandidates } from './fold-candidates.ts'

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
}

export type Grouping = {
  readonly entries: EntryList
  readonly outcomes: readonly Outcome[]
  /** The shape of a tracking number, as a key. */
  readonly shapeOf: (trackingId: string) => string
  readonly fold: ReturnType<typeof createCandidateFolder>
}

type Members = { readonly shape: string; readonly positions: Position[] }

/** Groups the entries that need a courier, the largest group first. Every such entry is in exactly one group. */
export function groupEntries(grouping: Grouping): readonly CourierGroup[] {
  const { entries, outcomes, shapeOf, fold } = grouping
  const groups = new Map<FoldedCandidates, Map<string, Members>>()
  for (const position of positionsByKind(outcomes)['courier-needed']) {
    const outcome = outcomes[position]
    if (outcome?.kind !== 'courier-needed') continue
    const shape = shapeOf(entries.at(position)?.trackingId ?? '')
    const folded = fold(outcome.candidates)
    const shapes = groups.get(folded) ?? new Map<string, Members>()
    groups.set(folded, shapes)
    const members = shapes.get(shape)
    if (members) members.positions.push(position)
    else shapes.set(shape, { shape, positions: [position] })
  }
  return [...groups]
    .flatMap(([folded, shapes]) =>
      [...shapes.values()].map((members) => describeGroup(folded, members, entries)),
    )
    .sort(byImportance)
}

/** The largest first; of equally large ones the one that comes first in the sheet. */
function byImportance(one: CourierGroup, other: CourierGroup): number {
  const bySize = other.positions.length - one.positions.length
  return bySize || (one.positions[0] ?? 0) - (other.positions[0] ?? 0)
}

/** The name of a group, by which a choice for it is kept. */
export function groupId({ id }: FoldedCandidates, shape: string): string {
  return `${id} ${shape}`
}

function describeGroup(
  folded: FoldedCandidates,
  { shape, positions }: Members,
  entries: EntryList,
): CourierGroup {
  return {
    id: groupId(folded, shape),
    shape,
    candidates: folded.each,
    positions,
    samples: positions.slice(0, 3).map((position) => entries.at(position)?.trackingId ?? ''),
  }
}
