import { createCandidateFolder } from '#domain/couriers/fold-candidates.ts'
import { groupId } from '#domain/couriers/group-entries.ts'
import type { CourierCandidate, CourierReport } from '#domain/entry/upload-result.ts'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import { matchAnswer, type MatchedAnswer } from '#domain/upload/answers/match-answer.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { entryAsSent } from '#domain/upload/summary.ts'
import type { RequestRecord, UploadState } from '#domain/upload/upload.ts'
import type { CourierTally, UploadTally } from './group-memory.ts'

/** What came of the choices for one group. */
export type GroupTally = Omit<UploadTally, 'upload'> & { readonly shape: string }

type Counts = {
  readonly shape: string
  at: number
  readonly couriers: Map<string, CourierTally>
}

/** What came of the courier choices of an upload, by the ID of the group for which each was made. */
export function tallyChoices(state: UploadState): ReadonlyMap<string, GroupTally> {
  const withCouriers = state.submissions.filter(({ reason }) => reason === 'couriers')
  const numbers = new Set(withCouriers.map(({ submission }) => submission))
  const tallies = new Map<string, Counts>()
  if (numbers.size === 0) return new Map()
  const fold = createCandidateFolder()
  const offered = new Map<Position, readonly CourierCandidate[]>()
  for (const request of state.requests) {
    const answer = readAnswer(request, state)
    if (answer === null) continue
    request.positions.forEach((position, index) => {
      const candidates = offered.get(position)
      const tried = numbers.has(request.submission) && findTry(request, index, answer, state)
      if (!tried || candidates === undefined) return
      const shape = shapeKey(entryAsSent(state, position)?.trackingId ?? '')
      count(tallies, groupId(fold(candidates), shape), shape, request.at, tried)
    })
    for (const [index, [report]] of answer.courier) {
      const position = request.positions[index]
      if (report && position !== undefined) offered.set(position, report.possibleCouriers)
    }
  }
  return new Map(
    [...tallies].map(([id, { couriers, ...about }]) => [
      id,
      { ...about, couriers: [...couriers.values()] },
    ]),
  )
}

function readAnswer({ reply, positions }: RequestRecord, state: UploadState): MatchedAnswer | null {
  if (reply.kind !== 'answer') return null
  const entries = positions.flatMap((position) => entryAsSent(state, position) ?? [])
  return matchAnswer(entries, reply.result)
}

type Try = { readonly courier: string; readonly isAccepted: boolean }

/** With which courier an entry was sent in a request, and what came of it; null where that is not known. */
function findTry(
  { positions, submission }: RequestRecord,
  index: number,
  { failed, courier }: MatchedAnswer,
  state: UploadState,
): Try | null {
  const position = positions[index] ?? -1
  const report: CourierReport | undefined = courier.get(index)?.[0]
  const isRejected = report !== undefined || failed.has(index)
  const isLast = state.memory.submissionOf[position] === submission
  // What was sent before the last time is known only as far as the service repeated it.
  const sent = isLast
    ? entryAsSent(state, position)?.courier
    : (report ?? failed.get(index)?.[0])?.courier
  const isAccepted = isLast && state.outcomes[position]?.kind === 'accepted'
  return sent && (isRejected || isAccepted) ? { courier: sent, isAccepted: !isRejected } : null
}

function count(
  tallies: Map<string, Counts>,
  id: string,
  shape: string,
  at: number,
  { courier, isAccepted }: Try,
): void {
  const counts = tallies.get(id) ?? { shape, at, couriers: new Map() }
  const { accepted, rejected } = counts.couriers.get(courier) ?? { accepted: 0, rejected: 0 }
  counts.couriers.set(courier, {
    courier,
    accepted: accepted + (isAccepted ? 1 : 0),
    rejected: rejected + (isAccepted ? 0 : 1),
  })
  counts.at = Math.max(counts.at, at)
  tallies.set(id, counts)
}
