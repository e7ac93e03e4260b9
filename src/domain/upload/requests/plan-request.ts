import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { orderIdAt } from '#domain/upload/entry-list.ts'
import { learntSize } from '#domain/upload/events/learnt-size.ts'
import { openRequests } from '#domain/upload/summary.ts'
import type { SubmissionRecord } from '#domain/upload/stored-state.ts'
import type { RequestRecord, UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { ordersAt } from './waiting-behind.ts'

/** Submissions of more entries than this begin with a trial. */
export const TRIAL_FROM = 100
export const TRIAL_SIZE = 10

type PlanSettings = {
  /** The most entries for a request, as the installation sets it. */
  readonly requestSize: number
  /** A pause holds the submissions up to this one; -1: none. The submissions that Stop holds are in the state. */
  readonly pausedUpTo: number
}

type RequestPlan = {
  readonly submission: number
  readonly positions: readonly Position[]
  readonly entries: readonly TrackingEntry[]
  readonly isTrial: boolean
}

/**
 * Plans the next request; null when no entry can be sent now. Waiting entries may be held, wait for the answer to a
 * trial, or wait behind an earlier entry of their order that is on its way or in doubt.
 */
export function planRequest(state: UploadState, settings: PlanSettings): RequestPlan | null {
  const pausedUpTo = Math.max(settings.pausedUpTo, state.memory.stoppedUpTo)
  const inFlight = openRequests(state)
  for (const submission of waitingSubmissions(state, pausedUpTo)) {
    const size = sizeOf(state, submission, settings.requestSize)
    const belongs = (position: Position) => state.memory.submissionOf[position] === submission
    const positions = findSendable(state, inFlight, belongs, size.entries)
    if (positions.length === 0) continue
    if (size.isTrial && inFlight.some((record) => record.submission === submission)) return null
    const entries = positions.flatMap((position) => state.entries.at(position) ?? [])
    return { submission, positions, entries, isTrial: size.isTrial }
  }
  return null
}

/** Submissions with waiting entries, the earliest first. */
function waitingSubmissions(state: UploadState, pausedUpTo: number): readonly number[] {
  return [...state.memory.waitingIn.keys()]
    .filter((submission) => submission > pausedUpTo)
    .sort((one, other) => one - other)
}

/**
 * Finds the first waiting entries whose order is not in flight, and neither waits nor is in doubt further up in the
 * sheet. Each order is taken once, by its first waiting entry.
 */
function findSendable(
  state: UploadState,
  inFlight: readonly RequestRecord[],
  belongs: (position: Position) => boolean,
  limit: number,
): readonly Position[] {
  const sent = inFlight.flatMap(({ positions }) => positions)
  const closedOrders = new Set(sent.map((position) => orderIdAt(state.entries, position)))
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

/** The trial lasts until the service has answered once, since a fault says nothing about the entries. */
function sizeOf(state: UploadState, submission: number, requestSize: number) {
  const record = state.submissions.find((candidate) => candidate.submission === submission)
  const limits = [requestSize, record?.requestSize, learntSize(state)]
  const size = Math.min(...limits.map((limit) => limit ?? Number.POSITIVE_INFINITY))
  const isTrial =
    record !== undefined && wantsTrial(record) && record.answers === 0 && size > TRIAL_SIZE
  return { isTrial, entries: isTrial ? TRIAL_SIZE : Math.max(1, size) }
}

/** Tells whether the request on its way is a trial. */
export function isTrialUnderWay(state: UploadState): boolean {
  const request = openRequests(state).at(-1)
  if (request?.positions.length !== TRIAL_SIZE) return false
  return sizeOf(state, request.submission, Number.POSITIVE_INFINITY).isTrial
}

/** Tells whether a submission begins with a trial. Entries that were answered before need none, nor does a split. */
export function wantsTrial({ entryCount, isAnswered, reason }: SubmissionRecord): boolean {
  return entryCount > TRIAL_FROM && !isAnswered && reason !== 'split'
}
