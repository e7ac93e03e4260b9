import { type Fault, isTriedAgain } from '#domain/upload/answers/fault.ts'
import { findRequest, openRequests } from '#domain/upload/summary.ts'
import { TRIAL_SIZE, wantsTrial } from '#domain/upload/requests/plan-request.ts'
import { sharedReason } from '#domain/upload/answers/message-family.ts'
import type { UploadState, RequestRecord } from '#domain/upload/upload.ts'
import type { UploadEvent } from '#domain/upload/events/upload-event.ts'
import type { PauseReason, Wait } from './pause.ts'

export type ReplyEvent = Extract<UploadEvent, { type: 'answered' | 'faulted' }>

/** What a run does after the reply to a request. */
export type Consequence =
  | { readonly kind: 'go-on' }
  | { readonly kind: 'pause'; readonly why: PauseReason }
  | ({ readonly kind: 'wait'; readonly ms: number } & Pick<Wait, 'why'>)
  | { readonly kind: 'reject-token' }

type ReplySituation = {
  /** With the reply in it. */
  readonly state: UploadState
  readonly isTrial: boolean
  /** How often in a row the service was unavailable before. */
  readonly tries: number
  readonly isOnline: boolean
  /** The service is on this computer, and is there without a network. */
  readonly isLocal: boolean
  readonly random: number
}

const GO_ON: Consequence = { kind: 'go-on' }
const OFFLINE: Consequence = { kind: 'pause', why: { kind: 'offline' } }

/** Decides what follows from a reply. */
export function planConsequence(event: ReplyEvent, situation: ReplySituation): Consequence {
  if (event.type === 'faulted') return afterFault(event.fault, event.request, situation)
  const reason = situation.isTrial ? sharedReason(situation.state, event.request) : null
  if (reason === null) return GO_ON
  return { kind: 'pause', why: { kind: 'trial-failed', message: reason.message } }
}

/**
 * Why what was left waits on the next visit; null: nothing does, or a person stopped it, and it waits for `Send the
 * remaining`. What said that the rest would go the same way says it again: a trial that failed, entries of which each
 * was too large.
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

/** Statuses that may be about one entry of a batch. */
const MAY_HAVE_BAD_ENTRY: ReadonlySet<number> = new Set([400, 422])

/** Says whether a refused request is a part of a split batch: finding those is what splitting is for. */
export function isSplitting(state: UploadState, request: number, fault: Fault): boolean {
  if (fault.kind !== 'request-rejected' || !MAY_HAVE_BAD_ENTRY.has(fault.status)) return false
  const number = submissionOf(state, request)
  const submission = state.submissions.find((candidate) => candidate.submission === number)
  return submission?.reason === 'split'
}

/** With what sending ended, when entries of the last request are still as its fault left them; null: with none. */
export function findEndFault(state: UploadState): Fault | null {
  const last = state.requests.at(-1)
  if (last?.reply.kind !== 'fault') return null
  const { fault } = last.reply
  // Entries that were too large alone, or found by a split, say so themselves.
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
/** After this many times in a row without saying how long, the person is asked. */
const TRIES_BEFORE_ASKING = 6

type WaitPlan = Extract<Consequence, { kind: 'wait' }> | { readonly kind: 'ask' }

type Unavailable = {
  /** As the service said; null: it did not. */
  readonly retryAfterMs: number | null
  /** How often in a row the service was unavailable before, from 0. */
  readonly tries: number
  /** From 0 to 1. */
  readonly random: number
}

/** Decides how long to wait while the service is unavailable: as told, else longer each time, and at last asks. */
export function planWait({ retryAfterMs, tries, random }: Unavailable): WaitPlan {
  // A service that says "now" would get a hail of requests, so the pauses grow all the same.
  if (retryAfterMs !== null && retryAfterMs > 0)
    return { kind: 'wait', ms: retryAfterMs, why: 'told' }
  if (tries >= TRIES_BEFORE_ASKING) return { kind: 'ask' }
  const full = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS)
  return { kind: 'wait', ms: Math.round(full * (0.5 + random / 2)), why: 'busy' }
}

const LONGEST_TRY_MS = 30_000
/** After 1, 2, 4, 8, 16 and 30 seconds. */
const MOST_TRIES = 6

const isUnreachable = ({ isOnline, isLocal }: Pick<ReplySituation, 'isOnline' | 'isLocal'>) =>
  !isOnline && !isLocal

const nextTryMs = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_TRY_MS)

/**
 * A request that never left is tried again a few times; while the computer is offline it waits for the network. A
 * browser that refuses to ask a service refuses it again.
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

/** As many entries as a trial has: when they are all too large alone, one after the other, the cause is not the entries. */
export const TOO_LARGE_IN_A_ROW = TRIAL_SIZE

/**
 * Says whether the last entries of a submission were too large one after the other though each went alone. True at
 * the last of them and not afterwards: a person who resumes has been asked.
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
