import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { orderIdAt } from '#domain/upload/entry-list.ts'
import { learntSize } from './learnt-size.ts'
import { positionsByKind } from '#domain/upload/events/positions-by-kind.ts'
import type { SubmissionRecord, UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { ordersAt } from './waiting-behind.ts'

/** A submission of more entries than this begins with a trial. */
export const TRIAL_FROM = 100
export const TRIAL_SIZE = 10

export type PlanSettings = {
  /** Entries a request at the most, of the installation. */
  readonly requestSize: number
  /** Submissions up to this one are held by a pause; -1: none. What Stop holds the state knows itself. */
  readonly heldUpTo: number
}

export type RequestPlan =
  | {
      readonly kind: 'request'
      readonly submission: number
      readonly positions: readonly Position[]
      readonly entries: readonly TrackingEntry[]
      readonly isTrial: boolean
    }
  /** Something waits, and a request in flight has to be answered before it can go. */
  | { readonly kind: 'wait' }
  /**
   * Nothing can go. `blocked` waits behind an earlier entry of its order that is in doubt, or that is held.
   * It goes when a person has resolved that one, and can be set aside itself, so that the end is reachable.
   */
  | { readonly kind: 'nothing'; readonly blocked: readonly Position[] }

/** Decides which entries go next, and does nothing. */
export function planRequest(state: UploadState, settings: PlanSettings): RequestPlan {
  const heldUpTo = Math.max(settings.heldUpTo, state.memory.stoppedUpTo)
  const isFree = (position: Position) => (state.memory.submissionOf[position] ?? -1) > heldUpTo
  for (const submission of waitingSubmissions(state, heldUpTo)) {
    const size = sizeOf(state, submission, settings.requestSize)
    const belongs = (position: Position) => state.memory.submissionOf[position] === submission
    const positions = findSendable(state, belongs, size.entries)
    if (positions.length === 0) continue
    if (size.isTrial && isInFlight(state, submission)) return { kind: 'wait' }
    const entries = positions.flatMap((position) => state.entries.at(position) ?? [])
    return { kind: 'request', submission, positions, entries, isTrial: size.isTrial }
  }
  const blocked = positionsByKind(state.outcomes).waiting.filter(isFree)
  const canChange = blocked.length > 0 && state.memory.openRequests.length > 0
  return canChange ? { kind: 'wait' } : { kind: 'nothing', blocked }
}

/** The submissions that have something waiting, the earliest first. */
function waitingSubmissions(state: UploadState, heldUpTo: number): readonly number[] {
  return [...state.memory.waitingIn.keys()]
    .filter((submission) => submission > heldUpTo)
    .sort((one, other) => one - other)
}

/**
 * The first waiting entries of which no order is in flight, is in doubt further up in the sheet, or waits
 * further up. An order is taken once, by its first waiting entry.
 */
function findSendable(
  state: UploadState,
  belongs: (position: Position) => boolean,
  limit: number,
): readonly Position[] {
  const closedOrders = ordersInFlight(state)
  const found: Position[] = []
  for (let position = state.memory.activeFrom; position < state.outcomes.length; position += 1) {
    if (found.length >= limit) break
    const kind = state.outcomes[position]?.kind
    if (kind !== 'waiting' && kind !== 'in-doubt') continue
    const order = orderIdAt(state.entries, position)
    if (kind === 'waiting' && !closedOrders.has(order) && belongs(position)) found.push(position)
    closedOrders.add(order)
    if (kind === 'in-doubt') for (const sent of ordersAt(state, position)) closedOrders.add(sent)
  }
  return found
}

function ordersInFlight(state: UploadState): Set<string> {
  const open = new Set(state.memory.openRequests)
  const positions = state.requests.flatMap((record) =>
    open.has(record.request) ? record.positions : [],
  )
  return new Set(positions.map((position) => orderIdAt(state.entries, position)))
}

function isInFlight(state: UploadState, submission: number): boolean {
  const open = new Set(state.memory.openRequests)
  return state.requests.some(
    (record) => record.submission === submission && open.has(record.request),
  )
}

/** The trial lasts until the service has answered once: a fault says nothing about the entries. */
function sizeOf(state: UploadState, submission: number, requestSize: number) {
  const record = state.submissions.find((candidate) => candidate.submission === submission)
  const limits = [requestSize, record?.requestSize, learntSize(state)]
  const size = Math.min(...limits.map((limit) => limit ?? Number.POSITIVE_INFINITY))
  const isTrial =
    record !== undefined && wantsTrial(record) && record.answers === 0 && size > TRIAL_SIZE
  return { isTrial, entries: isTrial ? TRIAL_SIZE : Math.max(1, size) }
}

/** Says whether the request on its way is the trial of a submission, on whose answer the rest waits. */
export function isTrialUnderWay(state: UploadState): boolean {
  const number = state.memory.openRequests.at(-1)
  const request = state.requests.findLast((candidate) => candidate.request === number)
  const submission = state.submissions.findLast(
    (record) => record.submission === request?.submission,
  )
  if (request?.positions.length !== TRIAL_SIZE || submission === undefined) return false
  return sizeOf(state, submission.submission, Number.POSITIVE_INFINITY).isTrial
}

/**
 * Says whether a submission begins with a trial: not what the service has answered before. Whoever splits a refused
 * batch knows that something is wrong with it.
 */
export function wantsTrial({ entryCount, isAnswered, reason }: SubmissionRecord): boolean {
  return entryCount > TRIAL_FROM && !isAnswered && reason !== 'split'
}
