import { shapeKey } from '#domain/formats/describe-shape.ts'
import type { GroupCourier, UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import type { JoinGroups } from '#domain/upload/run/commands.ts'
import { createCandidateFolder, type FoldedCandidates } from './fold-candidates.ts'
import { groupId } from './group-entries.ts'

/** Makes one that remembers the lists of candidates, which a service repeats. */
export function createJoinGroups(): JoinGroups {
  const fold = createCandidateFolder()
  return (state, positions, at) => {
    if (state.groupCouriers.size === 0) return []
    const joined = new Map<string, Position[]>()
    for (const position of positions) {
      const group = findGroup(state, position, fold)
      if (group === null || !mayJoin(state, position, state.groupCouriers.get(group))) continue
      const before = joined.get(group)
      if (before) before.push(position)
      else joined.set(group, [position])
    }
    return [...joined].flatMap(([group, members]) => {
      const courier = state.groupCouriers.get(group)
      const about = { type: 'courier-chosen', at, group, joined: true } as const
      return courier ? [{ ...about, ...courier, positions: members }] : []
    })
  }
}

function findGroup(
  { outcomes, entries }: UploadState,
  position: Position,
  fold: (candidates: FoldedCandidates['each']) => FoldedCandidates,
): string | null {
  const outcome = outcomes[position]
  if (outcome?.kind !== 'courier-needed') return null
  return groupId(fold(outcome.candidates), shapeKey(entries.at(position)?.trackingId ?? ''))
}

/** What was sent with a chosen courier and came back is asked about again: the choice did not help it. */
function mayJoin(
  { choices, entries, submissions, memory }: UploadState,
  position: Position,
  courier: GroupCourier | undefined,
): boolean {
  if (courier === undefined || choices.has(position)) return false
  if (entries.at(position)?.courier === courier.courier) return false
  const number = memory.submissionOf[position]
  const submission = submissions.find((record) => record.submission === number)
  return submission?.reason !== 'couriers'
}
