import type { CourierFill } from '#domain/draft/changes/fill-couriers.ts'
import { setIdOf } from '#domain/couriers/candidate-set.ts'
import { groupId } from '#domain/couriers/group-entries.ts'
import type { CourierCandidate, CourierReport } from '#domain/entry/upload-result.ts'
import { shapeKey } from '#domain/formats/describe-shape.ts'
import { matchAnswer, type MatchedAnswer } from '#domain/upload/answers/match-answer.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { entryAsSent, positionsByKind } from '#domain/upload/summary.ts'
import type { RequestRecord, UploadState } from '#domain/upload/upload.ts'
import { type CourierTally, filledId, type UploadTally } from './group-memory.ts'

/** The results of the choices for one group. */
export type GroupTally = Omit<UploadTally, 'upload' | 'shop'> & { readonly shape: string }

type Counts = {
  readonly shape: string
  at: number
  readonly couriers: Map<string, CourierTally>
}

/**
 * Tallies the results of an upload's couriers by group ID: those chosen for a group, and those of first sendings whose
 * entries came back. Couriers that rules filled in are also tallied by shape.
 */
export function tallyChoices(
  state: UploadState,
  filledByRules: readonly CourierFill[] = [],
): ReadonlyMap<string, GroupTally> {
  const withCouriers = state.submissions.filter(({ reason }) => reason === 'couriers')
  const chosenIn = new Set(withCouriers.map(({ submission }) => submission))
  if (chosenIn.size === 0 && filledByRules.length === 0 && !hasCameBack(state)) return new Map()
  const tallies = new Map<string, Counts>()
  const offered = new Map<Position, readonly CourierCandidate[]>()
  for (const request of state.requests) {
    const answer = readAnswer(request, state)
    if (answer === null) continue
    request.positions.forEach((position, index) => {
      const before = offered.get(position)
      const now = answer.courier.get(index)?.[0]?.possibleCouriers
      if (now) offered.set(position, now)
      const tried = findTry(request, index, answer, state)
      if (!tried) return
      const shape = shapeKey(entryAsSent(state, position)?.trackingId ?? '')
      const isChosen = chosenIn.has(request.submission)
      // Once the service asks, a courier from the sheet or a rule is known to be wrong for the group.
      const candidates = isChosen ? before : now
      const add = (id: string) => count(tallies, id, shape, request.at, tried)
      if (candidates) add(groupId(setIdOf(candidates), shape))
      if (!isChosen && filledByRules.some((fill) => isOfFill(fill, shape, tried)))
        add(filledId(shape))
    })
  }
  return new Map(
    [...tallies].map(([id, { couriers, ...about }]) => [
      id,
      { ...about, couriers: [...couriers.values()] },
    ]),
  )
}

/** Tells whether the service asks about entries that were sent with a courier. */
function hasCameBack(state: UploadState): boolean {
  return positionsByKind(state.outcomes)['courier-needed'].some(
    (position) => entryAsSent(state, position)?.courier,
  )
}

function isOfFill(fill: CourierFill, shape: string, { courier }: Try): boolean {
  return fill.shape === shape && fill.courier === courier
}

function readAnswer({ reply, positions }: RequestRecord, state: UploadState): MatchedAnswer | null {
  if (reply.kind !== 'answer') return null
  const entries = positions.flatMap((position) => entryAsSent(state, position) ?? [])
  return matchAnswer(entries, reply.result)
}

type Try = { readonly courier: string; readonly isAccepted: boolean }

/** Returns the courier that an entry was sent with in a request, and whether it was accepted; null if unknown. */
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
  // Couriers before the last sending are known only if the answer repeated them.
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
