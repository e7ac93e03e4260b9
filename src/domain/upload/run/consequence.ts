import { type Fault, isTriedAgain } from '#domain/upload/fault.ts'
import { findRequest, openRequests } from '#domain/upload/summary.ts'
import { TRIAL_SIZE, wantsTrial } from '#domain/upload/requests/plan-request.ts'
import { sharedReason } from '#domain/upload/answers/message-family.ts'
import type { UploadState, RequestRecord } from '#domain/upload/upload.ts'
import type { UploadEvent } from '#domain/upload/upload-event.ts'
import type { PauseReason, Wait } from './pause.ts'

export type ReplyEvent = Extract<UploadEvent, { type: 'answered' | 'faulted' }>

/** The action that follows the reply to a request. */
export type Consequence =
  | { readonly kind: 'go-on' }
  | { readonly kind: 'pause'; readonly why: PauseReason }
  | ({ readonly kind: 'wait'; readonly ms: number } & Pick<Wait, 'why'>)
  | { readonly kind: 'reject-token' }

type ReplySituation = {
  /** The state after the reply. */
  readonly state: UploadState
  readonly isTrial: boolean
  /** Number of preceding replies in a row for which the service was unavailable. */
  readonly tries: number
  readonly isOnline: boolean
  /** The service runs on this computer and needs no network. */
  readonly isLocal: boolean
  readonly random: number
}

const GO_ON: Consequence = { kind: 'go-on' }
const OFFLINE: Consequence = { kind: 'pause', why: { kind: 'offline' } }

/** Decides the action that follows a reply. */
export function planConsequence(event: ReplyEvent, situation: ReplySituation): Consequence {
  if (event.type === 'faulted') return afterFault(event.fault, event.request, situation)
  const reason = situation.isTrial ? sharedReason(situation.state, event.request) : null
  if (reason === null) return GO_ON
  return { kind: 'pause', why: { kind: 'trial-failed', message: reason.message } }
}

/**
 * Returns why waiting entries stay paused on the next visit; null when none wait or the user stopped them. A failed
 * trial, or entries that were each too large, pause again for the same reason.
 */
export function planReturn(state: UploadState): PauseReason | null {
  if (!wasInterrupted(state)) return null
  const last = state.requests.at(-1)
  if (last && isEachTooLarge(state, last.submission))
    return { kind: 'fault', fault: { kind: 'too-large' } }
  const submission = state.submissions.find(({ submission }) => submission === last?.submission)
  const isTrial =
    last?.positions.length === TRIAL_SIZE && submission?.answers === 1 && wantsTrial(submission)
  const reason = isTrial ? sharedReason(state, last.request) : null
  return reason === null
    ? { kind: 'interrupted' }
    : { kind: 'trial-failed', message: reason.message }
}

function wasInterrupted(state: UploadState): boolean {
  const { stopped, memory } = state
  const { waitingIn, stoppedUpTo } = memory
  const waits = [...waitingIn.keys()].some((submission) => submission > stoppedUpTo)
  return waits || (openRequests(state).length > 0 && !stopped)
}

function afterFault(fault: Fault, request: number, situation: ReplySituation): Consequence {
  const ask: Consequence = { kind: 'pause', why: { kind: 'fault', fault } }
  switch (fault.kind) {
    case 'unauthorized':
      return { kind: 'reject-token' }
    case 'too-large':
      return isEachTooLarge(situation.state, submissionOf(situation.state, request)) ? ask : GO_ON
    case 'unavailable': {
      const { tries, random } = situation
      const plan = planWait({ retryAfterMs: fault.retryAfterMs, tries, random })
      return plan.kind === 'ask' ? ask : plan
    }
    case 'request-rejected':
      return isSplitting(situation.state, request, fault) ? GO_ON : ask
    case 'no-answer': {
      if (fault.cause === 'interrupted') return { kind: 'pause', why: { kind: 'interrupted' } }
      const isOffline = fault.cause === 'network' && !situation.isOnline
      return isOffline ? OFFLINE : ask
    }
    case 'not-connected': {
      if (!isTriedAgain(fault)) return ask
      if (isUnreachable(situation)) return OFFLINE
      return { kind: 'wait', ms: nextTryMs(situation.tries), why: 'unreached' }
    }
    case 'unclear-status':
    case 'unreadable':
      return ask
  }
}

/** Statuses that a single bad entry may cause. */
const MAY_HAVE_BAD_ENTRY: ReadonlySet<number> = new Set([400, 422])

/** Tells whether a refused request belongs to a split batch, where refusals are expected. */
export function isSplitting(state: UploadState, request: number, fault: Fault): boolean {
  if (fault.kind !== 'request-rejected' || !MAY_HAVE_BAD_ENTRY.has(fault.status)) return false
  const number = submissionOf(state, request)
  const submission = state.submissions.find((candidate) => candidate.submission === number)
  return submission?.reason === 'split'
}

/** Returns the fault of the last request while any of its entries is still as the fault left it; else null. */
export function findEndFault(state: UploadState): Fault | null {
  const last = state.requests.at(-1)
  if (last?.reply.kind !== 'fault') return null
  const { fault } = last.reply
  // Single entries that were too large or found by a split show their own reason.
  if (fault.kind === 'too-large' || isSplitting(state, last.request, fault)) return null
  const isOpen = last.positions.some((position) => {
    const kind = state.outcomes[position]?.kind
    return kind === 'in-doubt' || kind === 'refused'
  })
  return isOpen ? fault : null
}

function submissionOf(state: UploadState, request: number): number {
  return findRequest(state.requests, request)?.submission ?? -1
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** After this many waits in a row without a given time, the run asks the user. */
const TRIES_BEFORE_ASKING = 6

type WaitPlan = Extract<Consequence, { kind: 'wait' }> | { readonly kind: 'ask' }

type Unavailable = {
  /** The time that the service gave; null without one. */
  readonly retryAfterMs: number | null
  /** Number of preceding unavailable replies in a row. */
  readonly tries: number
  /** From 0 to 1. */
  readonly random: number
}

/** Decides how long to wait for an unavailable service: the given time, else longer each time until it asks. */
export function planWait({ retryAfterMs, tries, random }: Unavailable): WaitPlan {
  // A service that says "retry after 0" would get a flood of requests, so the waits grow all the same.
  if (retryAfterMs !== null && retryAfterMs > 0)
    return { kind: 'wait', ms: retryAfterMs, why: 'told' }
  if (tries >= TRIES_BEFORE_ASKING) return { kind: 'ask' }
  const full = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS)
  return { kind: 'wait', ms: Math.round(full * (0.5 + random / 2)), why: 'busy' }
}

const LONGEST_TRY_MS = 30_000
/** Retries follow after 1, 2, 4, 8, 16 and 30 seconds. */
const MOST_TRIES = 6

const isUnreachable = ({ isOnline, isLocal }: Pick<ReplySituation, 'isOnline' | 'isLocal'>) =>
  !isOnline && !isLocal

const nextTryMs = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_TRY_MS)

/**
 * Marks a fault whose request never left to be retried a few times, or while the computer is offline. A request that
 * the browser may have blocked is not retried, since it would be blocked again.
 */
export function markAgain(
  fault: Fault,
  situation: Pick<ReplySituation, 'tries' | 'isOnline' | 'isLocal'>,
): Fault {
  if (fault.kind !== 'not-connected') return fault
  const { again: _, ...about } = fault
  const mayHelp = situation.tries < MOST_TRIES && fault.direct !== true
  return mayHelp || isUnreachable(situation) ? { ...about, again: true } : about
}

/** When this many single entries in a row are too large, the cause isn't the entries. As many as a trial has. */
export const TOO_LARGE_IN_A_ROW = TRIAL_SIZE

/**
 * Tells whether the last requests of a submission were single entries, each too large. True only when the limit is
 * reached, not after it, since a user who resumes has been asked.
 */
export function isEachTooLarge({ requests }: UploadState, submission: number): boolean {
  let count = 0
  for (let index = requests.length - 1; index >= 0 && count <= TOO_LARGE_IN_A_ROW; index -= 1) {
    const record = requests[index]
    if (record?.submission !== submission) continue
    if (record.positions.length > 1 || record.reply.kind === 'answer') break
    if (wasTooLarge(record)) count += 1
  }
  return count === TOO_LARGE_IN_A_ROW
}

const wasTooLarge = ({ reply }: RequestRecord) =>
  reply.kind === 'fault' && reply.fault.kind === 'too-large'
