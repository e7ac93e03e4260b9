import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { findRequest } from '#domain/upload/summary.ts'
import { entryAt, type Fold, knownPositions, setOutcome } from './fold.ts'
import { judgeAnswer, judgeFault } from '#domain/upload/answers/judge-reply.ts'
import { acquitSizes, learnSize } from '#domain/upload/requests/learnt-size.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import { sumReported } from '#domain/upload/answers/sum-reported.ts'
import type { OpenDoubt } from '#domain/kept/upload-state.ts'
import type { RequestRecord } from '#domain/upload/upload.ts'
import type { EventOf, Position } from './upload-event.ts'

/** The request is on its way: what waited for it is being sent. */
export function applyRequested(fold: Fold, event: EventOf<'requested'>): void {
  const { request, submission, at } = event
  if (findRequest(fold.now.requests, request)) return
  const positions = knownPositions(fold, event.positions)
  fold.own('requests').push({ request, submission, at, positions, reply: { kind: 'none' } })
  const sending: Outcome = { kind: 'sending', request }
  for (const position of positions) {
    if (fold.now.outcomes[position]?.kind === 'waiting') setOutcome(fold, position, sending)
  }
}

/** An answer counts once, also when it comes after the request was given up. */
export function applyAnswered(fold: Fold, event: EventOf<'answered'>): void {
  const { request, at, result } = event
  const record = findRequest(fold.now.requests, request)
  if (record === undefined || record.reply.kind === 'answer') return
  const { positions } = record
  const { outcomes, strays } = judgeAnswer({
    request,
    at,
    result,
    entries: positions.map((position) => entryAsSent(fold, position)),
    doubtOf: (index) => doubtBefore(fold, positions[index] ?? -1, request),
  })
  const isAwaited = awaitedBy(fold, record)
  // By index, as everything that a fold does for each entry: an iterator takes ten times as long.
  for (let index = 0; index < positions.length; index += 1) {
    const position = positions[index]
    const outcome = outcomes[index]
    if (position !== undefined && outcome && isAwaited(position))
      giveOutcome(fold, position, outcome)
  }
  // Not all at once: a call takes some 100,000 arguments, and an answer can name more.
  for (const stray of strays) fold.own('strays').push(stray)
  reply(fold, record, { kind: 'answer', at, result })
  countAnswer(fold, record.submission, result)
  acquitSizes(fold)
}

/** A fault of a request that was answered, or had a fault, says nothing new. */
export function applyFaulted(fold: Fold, event: EventOf<'faulted'>): void {
  const { request, at, fault } = event
  const record = findRequest(fold.now.requests, request)
  if (record?.reply.kind !== 'none') return
  const faulted = { request, at, fault, size: record.positions.length }
  // Nearly always nothing was known before: then all of them share one outcome.
  const undoubted = judgeFault(faulted, undefined)
  for (const position of record.positions.filter(awaitedBy(fold, record))) {
    const doubt = fold.now.doubts.get(position)
    giveOutcome(fold, position, doubt ? judgeFault(faulted, doubt) : undoubted)
  }
  if (fault.kind === 'too-large') learnSize(fold, record.positions)
  reply(fold, record, { kind: 'fault', at, fault })
}

function giveOutcome(fold: Fold, position: Position, outcome: Outcome): void {
  setOutcome(fold, position, outcome)
  // While it waits, or is in doubt again, the entry may still have been accepted before.
  const staysOpen = outcome.kind === 'waiting' || outcome.kind === 'unexplained'
  if (!staysOpen && fold.now.doubts.has(position)) fold.own('doubts').delete(position)
}

function reply(fold: Fold, record: RequestRecord, reply: RequestRecord['reply']): void {
  const requests = fold.own('requests')
  requests[requests.lastIndexOf(record)] = { ...record, reply }
}

function countAnswer(fold: Fold, submission: number, result: EventOf<'answered'>['result']): void {
  const index = fold.now.submissions.findIndex((record) => record.submission === submission)
  const record = fold.now.submissions[index]
  if (record) fold.own('submissions')[index] = sumReported(record, result)
}

/**
 * Says about which of its entries the reply to this request decides: those that it carries now, and those
 * that are in doubt and went with no other request since.
 */
function awaitedBy(fold: Fold, { request, positions }: RequestRecord) {
  const doubtful = positions.some((position) => fold.now.outcomes[position]?.kind === 'in-doubt')
  const resent = doubtful ? positionsSince(fold, request) : new Set<Position>()
  return (position: Position): boolean => {
    const outcome = fold.now.outcomes[position]
    if (outcome?.kind === 'sending') return outcome.request === request
    return outcome?.kind === 'in-doubt' && !resent.has(position)
  }
}

function positionsSince(fold: Fold, request: number): ReadonlySet<Position> {
  const later = fold.now.requests.filter((record) => record.request > request)
  return new Set(later.flatMap((record) => record.positions))
}

function entryAsSent(fold: Fold, position: Position): TrackingEntry {
  const entry = fold.now.corrected.get(position) ?? entryAt(fold, position)
  return entry ?? { orderId: '', trackingId: '' }
}

/** The doubt from before this request; the fault of the request itself ends when it is answered. */
function doubtBefore(fold: Fold, position: Position, request: number): OpenDoubt | undefined {
  const outcome = fold.now.outcomes[position]
  if (outcome?.kind === 'in-doubt') return outcome.doubt.request === request ? undefined : outcome
  return fold.now.doubts.get(position)
}
