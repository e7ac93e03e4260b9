import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { findRequest } from '#domain/upload/summary.ts'
import { entryAt, type Fold, knownPositions, setOutcome } from './fold.ts'
import { judgeAnswer, judgeFault } from '#domain/upload/answers/judge-reply.ts'
import { forgetSizesOfBadEntries, learnSize } from './learnt-size.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import { sumReported } from '#domain/upload/answers/sum-reported.ts'
import type { OpenDoubt } from '#domain/upload/stored-state.ts'
import type { RequestRecord } from '#domain/upload/upload.ts'
import type { EventOf, Position } from '#domain/upload/upload-event.ts'

/** Records a request; its waiting entries are now being sent. */
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

/** Applies an answer once, also when it arrives after a fault of its request. */
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
  // By index: an iterator takes ten times as long.
  for (let index = 0; index < positions.length; index += 1) {
    const position = positions[index]
    const outcome = outcomes[index]
    if (position !== undefined && outcome && isAwaited(position))
      giveOutcome(fold, position, outcome)
  }
  // One at a time: a call takes about 100,000 arguments, and an answer can name more.
  for (const stray of strays) fold.own('strays').push(stray)
  reply(fold, record, { kind: 'answer', at, result })
  countAnswer(fold, record.submission, result)
  forgetSizesOfBadEntries(fold)
}

/** Applies a fault, unless the request already has a reply. */
export function applyFaulted(fold: Fold, event: EventOf<'faulted'>): void {
  const { request, at, fault } = event
  const record = findRequest(fold.now.requests, request)
  if (record?.reply.kind !== 'none') return
  const faulted = { request, at, fault, size: record.positions.length }
  // Entries without an open doubt, nearly always all of them, share one outcome.
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
  // A waiting or unexplained entry may still have been accepted before.
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
 * Returns a test for the entries about which the reply to this request decides: those it is sending now, and
 * those in doubt that no later request contains.
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

/** The doubt from before this request. A doubt about the request itself ends with its answer. */
function doubtBefore(fold: Fold, position: Position, request: number): OpenDoubt | undefined {
  const outcome = fold.now.outcomes[position]
  if (outcome?.kind === 'in-doubt') return outcome.doubt.request === request ? undefined : outcome
  return fold.now.doubts.get(position)
}
