import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { chosenPositions } from '#domain/upload/summary.ts'
import type { Fault } from '#domain/upload/answers/fault.ts'
import type { OutcomeKind, Timestamp } from '#domain/upload/outcome.ts'
import type { RequestPlan } from '#domain/upload/requests/plan-request.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position, SubmissionReason } from '#domain/upload/events/upload-event.ts'
import type { Reply } from '#service/send-request.ts'
import { formatBody } from '#service/wire.ts'
import type { JournalEvent } from '#storage/kept-upload.ts'
import { isSplitting } from './run-consequence.ts'
import { latestSubmission } from './run-pause.ts'

/*
 * The events that a command or a reply becomes. Each is a function of the state in which its turn comes, so
 * that nothing is written down that is not true any more. No events: there is nothing to do.
 */

type Events = readonly JournalEvent[]
export type RequestToMake = Extract<RequestPlan, { kind: 'request' }>

const DOUBTFUL: readonly OutcomeKind[] = ['in-doubt', 'unexplained']
const RESENDABLE: readonly OutcomeKind[] = ['failed', 'refused', 'not-sent', 'courier-needed']

/** The request that a plan becomes, with its number and the text that will leave. */
export function requestEvent(state: UploadState, plan: RequestToMake, at: Timestamp) {
  const { submission, positions, entries } = plan
  const highest = state.requests.reduce((most, record) => Math.max(most, record.request), 0)
  const body = formatBody(entries)
  return { type: 'requested', at, request: highest + 1, submission, positions, body } as const
}

/** What is stored of a reply: what came, as it came. */
export function replyEvent(reply: Reply, request: number, at: Timestamp) {
  if (reply.kind === 'fault') {
    const { fault, body } = reply
    return { type: 'faulted', at, request, fault, body } as const
  }
  return { type: 'answered', at, request, status: reply.status, body: reply.body } as const
}

/** Every request that the journal knows no reply to and that nobody awaits: it will not come any more. */
export function interruptedEvents(
  state: UploadState,
  at: Timestamp,
  isAwaited: (request: number) => boolean,
): Events {
  const fault: Fault = { kind: 'no-answer', cause: 'interrupted' }
  return state.memory.openRequests.flatMap((request) =>
    isAwaited(request) ? [] : [{ type: 'faulted' as const, at, request, fault }],
  )
}

/** What is refused of a split part goes on in halves, down to the one. */
export function splitOnEvents(
  state: UploadState,
  request: number,
  fault: Fault,
  at: Timestamp,
): Events {
  if (!isSplitting(state, request, fault)) return []
  const positions = state.requests.find((record) => record.request === request)?.positions ?? []
  return positions.length < 2 ? [] : splitEvents(state, positions, at)
}

/** Sends failed, refused or not-sent entries again, as they are now. */
export function resendEvents(
  state: UploadState,
  positions: readonly Position[],
  at: Timestamp,
): Events {
  const chosen = ofKinds(state, positions, RESENDABLE)
  const isCorrected = chosen.some((position) => state.outcomes[position]?.kind === 'failed')
  return submit(state, { positions: chosen, reason: isCorrected ? 'corrected' : 'again', at })
}

/** Sends everything that has a courier choice and still needs it. */
export function courierEvents(state: UploadState, at: Timestamp): Events {
  return submit(state, { positions: chosenPositions(state), reason: 'couriers', at })
}

/** Sends doubtful entries again: the event is the yes that the risk asked for. */
export function doubtEvents(
  state: UploadState,
  positions: readonly Position[],
  at: Timestamp,
): Events {
  return submit(state, { positions: ofKinds(state, positions, DOUBTFUL), reason: 'doubt', at })
}

/** Sends unexplained entries alone, so that each answer is about one: the event is the yes. */
export function oneByOneEvents(
  state: UploadState,
  positions: readonly Position[],
  at: Timestamp,
): Events {
  const chosen = ofKinds(state, positions, DOUBTFUL)
  return submit(state, { positions: chosen, reason: 'one-by-one', requestSize: 1, at })
}

/** Sends refused entries in halves of their batch. */
export function splitEvents(
  state: UploadState,
  positions: readonly Position[],
  at: Timestamp,
): Events {
  const chosen = ofKinds(state, positions, ['refused'])
  const batches = chosen.map((position) => batchSizeOf(state, position))
  const largest = batches.reduce((most, size) => Math.max(most, size), 1)
  const requestSize = Math.ceil(Math.min(largest, chosen.length) / 2)
  return submit(state, { positions: chosen, reason: 'split', requestSize, at })
}

/** Changes an entry; what was typed elsewhere than in its four fields is not kept. */
export function correctEvents(position: Position, entry: TrackingEntry, at: Timestamp): Events {
  const { orderId, trackingId, merchantOrderId, courier } = entry
  const optional = {
    ...(merchantOrderId ? { merchantOrderId } : {}),
    ...(courier ? { courier } : {}),
  }
  return [{ type: 'corrected', at, position, entry: { orderId, trackingId, ...optional } }]
}

/** Lets go what Stop held and what never left; nothing when there is nothing of it. */
export function resumeEvents(state: UploadState, at: Timestamp): Events {
  return state.stopped || state.counts['not-sent'] > 0 ? [{ type: 'resumed', at }] : []
}

function batchSizeOf(state: UploadState, position: Position): number {
  const outcome = state.outcomes[position]
  if (outcome?.kind !== 'refused') return 1
  const expected = state.requests[outcome.request - 1]
  return expected?.request === outcome.request ? expected.positions.length : 1
}

function ofKinds(
  state: UploadState,
  positions: readonly Position[],
  kinds: readonly OutcomeKind[],
): readonly Position[] {
  return positions.filter((position) => {
    const kind = state.outcomes[position]?.kind
    return kind !== undefined && kinds.includes(kind)
  })
}

type Submission = {
  readonly positions: readonly Position[]
  readonly reason: SubmissionReason
  readonly requestSize?: number
  readonly at: Timestamp
}

function submit(
  state: UploadState,
  { positions, reason, requestSize = 0, at }: Submission,
): Events {
  if (positions.length === 0) return []
  const submission = latestSubmission(state) + 1
  const size = requestSize > 0 ? requestSize : null
  return [{ type: 'submitted', at, submission, reason, positions, requestSize: size }]
}
