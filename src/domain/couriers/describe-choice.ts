import type { Position } from '#domain/upload/upload-event.ts'

export type GroupChoice = {
  /** The courier chosen for the group, if any. */
  readonly courier: string | null
  /** Entries with another courier than the group's. */
  readonly exceptions: readonly Position[]
  /** Entries without a courier. */
  readonly undecided: readonly Position[]
}

/**
 * Describes the choice for a group. The group's courier is the one picked last for the whole group, as long as an
 * entry has it; without a pick (as after a reload) it is the courier of more than half of the entries.
 */
export function describeChoice(
  positions: readonly Position[],
  choices: ReadonlyMap<Position, string>,
  picked: string | null,
): GroupChoice {
  const counts = countCouriers(positions, choices)
  const courier =
    picked !== null && counts.has(picked) ? picked : findMajority(counts, positions.length)
  const hasOther = (position: Position) => (choices.get(position) ?? courier) !== courier
  return {
    courier,
    exceptions: positions.filter(hasOther),
    undecided: positions.filter((position) => !choices.has(position)),
  }
}

function countCouriers(positions: readonly Position[], choices: ReadonlyMap<Position, string>) {
  const counts = new Map<string, number>()
  for (const position of positions) {
    const courier = choices.get(position)
    if (courier !== undefined) counts.set(courier, (counts.get(courier) ?? 0) + 1)
  }
  return counts
}

function findMajority(counts: ReadonlyMap<string, number>, size: number): string | null {
  for (const [courier, count] of counts) if (count * 2 > size) return courier
  return null
}
